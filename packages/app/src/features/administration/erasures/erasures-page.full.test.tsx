// Guards packages/app/src/features/administration/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { paths } from '../../../paths.ts';
import { newCase, newOfficeAdmin, newPerson, type Person } from '../../../testing/people.ts';
import { renderAt } from '../../../testing/render-app.tsx';

const waiting = page.getByRole('region', { name: 'Open requests' });
const answered = page.getByRole('region', { name: 'Closed requests' });

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

test('an admin opens the erasure queue from the dashboard, sees what must be kept and has an erasure carried out', async () => {
  const { ada } = await newRequest();
  await renderAt(paths.admin(), await newPerson('admin', 'Alex Morgan'));
  await userEvent.click(page.getByRole('link', { name: /^Erasure requests/ }));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Erasure requests' })).toBeVisible();
  await expect.element(waiting.getByRole('row', { name: new RegExp(ada.name) })).toMatchTextContent('not closed yet');

  const dialog = await openAnswer(ada);
  await userEvent.click(dialog.getByRole('button', { name: 'Send answer' }));
  await expect.element(dialog).toMatchTextContent('Choose a decision.');
  expect(await ada.api.getErasure({})).toMatchObject({ erasure: { status: 'requested' } });
  await userEvent.click(dialog.getByRole('radio', { name: /^Erase/ }));
  expect(dialog.getByRole('textbox').query()).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Erase now' }));
  await expect.element(dialog).not.toBeInTheDocument();
  const row = waiting.getByRole('row', { name: new RegExp(ada.name) });
  await expect.element(row).toMatchTextContent('Being carried out');
  expect(row.getByRole('button').query()).toBeNull();
});

test('an admin refuses an erasure with an explanation, which the person reads', async () => {
  const { ada } = await newRequest();
  await renderAt(paths.adminErasures(), await newPerson('admin'));
  const dialog = await openAnswer(ada);
  await userEvent.click(dialog.getByRole('radio', { name: /^Refuse/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send answer' }));
  await expect.element(dialog).toMatchTextContent('Write an explanation.');
  const explanation = 'Your case begins next week. Please ask again when it is closed.';
  await userEvent.fill(dialog.getByRole('textbox'), explanation);
  await userEvent.click(dialog.getByRole('button', { name: 'Send answer' }));
  await expect.element(answered.getByRole('row', { name: new RegExp(ada.name) })).toMatchTextContent('Refused');
  await expect.element(waiting).not.toMatchTextContent(ada.name);
  expect(await ada.api.getErasure({})).toMatchObject({ erasure: { status: 'refused', explanation } });
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
  await expect.element(again.getByRole('radio', { name: /^Erase/ })).toBeVisible();
  expect(again.getByRole('radio', { name: /^I am checking/ }).query()).toBeNull();
});

test('an admin of an organization opens its queue from the dashboard and decides', async () => {
  const { ada } = await newRequest();
  const elsewhere = await newPerson('divorcee', `Pat ${crypto.randomUUID().slice(0, 8)}`);
  await elsewhere.api.requestErasure({});
  await renderAt(paths.admin(), await newOfficeAdmin());
  await userEvent.click(page.getByRole('link', { name: /^Erasure requests/ }));
  await expect.element(waiting.getByRole('row', { name: new RegExp(ada.name) })).toBeVisible();
  await expect.element(waiting).not.toMatchTextContent(elsewhere.name);
  const dialog = await openAnswer(ada);
  await userEvent.click(dialog.getByRole('radio', { name: /^Erase/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Erase now' }));
  await expect
    .element(waiting.getByRole('row', { name: new RegExp(ada.name) }))
    .toMatchTextContent('Being carried out');
});

test('a mediator who opens the erasure queue is redirected to their own dashboard', async () => {
  const { path } = await renderAt(paths.adminErasures(), await newPerson('mediator'));
  await expect.poll(path).toBe(paths.mediator());
});
