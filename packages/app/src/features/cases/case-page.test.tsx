import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { newCase, newPerson } from '../../testing/people.ts';
import { renderAt } from '../../testing/render-app.tsx';

async function newPartyCase() {
  const { mediator, caseId } = await newCase();
  const name = 'Ada Reyes';
  const ada = await newPerson('divorcee', name);
  const { token } = await mediator.api.invite({ caseId, email: ada.email, name, role: 'divorcee', side: 'A' });
  await ada.api.acceptInvitation({ token });
  return { mediator, caseId, ada };
}

test('a mediator reads on a case what it waits for and what happened, and finds its file', async () => {
  const { mediator, caseId } = await newCase();
  await renderAt(`/case/${caseId}`, mediator);
  await expect.element(page.getByRole('link', { name: '0 of 2 parties have joined' })).toBeVisible();
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Case opened' })).toBeVisible();
  await page.getByRole('link', { name: 'Open the file' }).click();
  await expect.element(page.getByRole('link', { name: 'Activity' })).toBeVisible();
});

test('a party reads what of it is theirs to do, and nothing about the other party', async () => {
  const { caseId, ada } = await newPartyCase();
  await renderAt(`/case/${caseId}`, ada);
  await expect.element(page.getByRole('link', { name: 'Your intake form' })).toBeVisible();
  await expect.element(page.getByText(/^1 of 2 parties have joined/)).toBeVisible();
  expect(page.getByRole('link', { name: /parties have joined/ }).query()).toBeNull();
  expect(page.getByText('AI summary').query()).toBeNull();
});

test('what a mediator notes as agreed, everybody in the case reads', async () => {
  const { mediator, caseId } = await newCase();
  await renderAt(`/cases/${caseId}`, mediator);
  await page.getByLabelText('Parenting').selectOptions('Agreed');
  await expect
    .poll(async () => (await mediator.api.getCase({ caseId })).case.issues)
    .toEqual([{ issue: 'parenting', state: 'agreed' }]);
});

test('nobody reads over a shoulder that a party asked for help', async () => {
  const { mediator, caseId, ada } = await newPartyCase();
  await ada.api.askMediator({ caseId, kind: 'private_conversation', note: 'Please call me.' });
  const happened = page.getByRole('region', { name: 'What has happened' });
  await renderAt(`/case/${caseId}`, ada);
  await expect.element(happened.getByText(/You joined the case/)).toBeVisible();
  expect(happened.getByText(/Request sent to the mediator/).query()).toBeNull();
  await renderAt(`/case/${caseId}`, mediator);
  await expect.element(happened.getByText(/Request sent to the mediator/)).toBeVisible();
});

test('a mediator opens what a party asked of them alone, and marks it as dealt with', async () => {
  const { mediator, caseId, ada } = await newPartyCase();
  await ada.api.askMediator({ caseId, kind: 'pause', note: 'I need a week.' });
  await renderAt(`/case/${caseId}`, mediator);
  const asked = page.getByRole('region', { name: 'Asked of you alone' });
  const row = asked.getByRole('button', { name: /^Ada Reyes/ });
  await expect.element(row).toBeVisible();
  expect(asked.getByText('I need a week.').query()).toBeNull();
  await row.click();
  await expect.element(asked.getByText('Asks for a pause.')).toBeVisible();
  await asked.getByRole('button', { name: 'Mark as dealt with' }).click();
  await expect.poll(() => asked.query()).toBeNull();
  const [request] = (await ada.api.listCaseRequests({ caseId })).requests;
  expect(request?.handled_at).not.toBeNull();
});
