import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { paths } from '../../../paths.ts';
import { newCase, newPerson, type Person } from '../../../testing/people.ts';
import { renderAt } from '../../../testing/render-app.tsx';

const waiting = page.getByRole('region', { name: 'Waiting for an answer' });
const answered = page.getByRole('region', { name: 'Answered' });

/** Somebody who asks for erasure while their case is open. */
async function newRequest() {
  const { mediator, caseId } = await newCase('Reyes family');
  const ada = await newPerson('divorcee', `Ada ${crypto.randomUUID().slice(0, 8)}`);
  const place = { role: 'divorcee', side: 'A' } as const;
  const { token } = await mediator.api.invite({ caseId, email: ada.email, name: ada.name, ...place });
  await ada.api.acceptInvitation({ token });
  await ada.api.requestErasure({});
  return { ada, mediator };
}

const openAnswer = async ({ name }: Person) => {
  await userEvent.click(waiting.getByRole('button', { name: `Answer ${name}` }));
  return page.getByRole('dialog', { name: `Answer ${name}` });
};

test('an admin opens the erasure queue from the dashboard, sees what must be kept and answers with an explanation', async () => {
  const { ada } = await newRequest();
  await renderAt(paths.admin(), await newPerson('admin', 'Alex Morgan'));
  await userEvent.click(page.getByRole('link', { name: /^Erasure requests/ }));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Erasure requests' })).toBeVisible();
  await expect.element(waiting.getByRole('row', { name: new RegExp(ada.name) })).toMatchTextContent('not closed yet');

  const dialog = await openAnswer(ada);
  await expect.element(dialog.getByRole('radio', { name: /^Done: nothing stays/ })).toBeDisabled();
  await userEvent.click(dialog.getByRole('button', { name: 'Send answer' }));
  await expect.element(dialog).toMatchTextContent('Choose a decision.');
  await expect.element(dialog).toMatchTextContent('Write an explanation.');
  expect(await ada.api.getErasure({})).toMatchObject({ erasure: { status: 'requested' } });

  await userEvent.click(dialog.getByRole('radio', { name: /^Done in part/ }));
  await userEvent.fill(dialog.getByRole('textbox'), 'Your settings are gone. Your case is still open and stays.');
  await userEvent.click(dialog.getByRole('button', { name: 'Send answer' }));
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(answered.getByRole('row', { name: new RegExp(ada.name) })).toMatchTextContent('Done in part');
  await expect.element(waiting).not.toMatchTextContent(ada.name);
  expect(await ada.api.getErasure({})).toMatchObject({
    erasure: { status: 'done_in_part', explanation: 'Your settings are gone. Your case is still open and stays.' },
  });
});

test('an erasure request stays in the queue when an admin answers that it is being checked', async () => {
  const { ada } = await newRequest();
  await renderAt(paths.adminErasures(), await newPerson('admin'));
  const dialog = await openAnswer(ada);
  await userEvent.click(dialog.getByRole('radio', { name: /^I am checking/ }));
  await userEvent.fill(dialog.getByRole('textbox'), 'I look at your case first.');
  await userEvent.click(dialog.getByRole('button', { name: 'Send answer' }));
  await expect.element(waiting.getByRole('row', { name: new RegExp(ada.name) })).toMatchTextContent('Being checked');
  const again = await openAnswer(ada);
  await expect.element(again.getByRole('radio', { name: /^Done in part/ })).toBeVisible();
  expect(again.getByRole('radio', { name: /^I am checking/ }).query()).toBeNull();
});

test('a mediator who opens the erasure queue is redirected to their own dashboard', async () => {
  const { path } = await renderAt(paths.adminErasures(), await newPerson('mediator'));
  await expect.poll(path).toBe(paths.mediator());
});
