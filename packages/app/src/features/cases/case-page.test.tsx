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

test('a mediator sees the missing step conditions and the activity feed of a case and opens the case file', async () => {
  const { mediator, caseId } = await newCase();
  await renderAt(`/case/${caseId}`, mediator);
  await expect.element(page.getByRole('link', { name: '0 of 2 parties have joined' })).toBeVisible();
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Case opened' })).toBeVisible();
  await page.getByRole('link', { name: 'Open the file' }).click();
  await expect.element(page.getByRole('link', { name: 'Activity' })).toBeVisible();
});

test('a party sees a link to their own open task, the missing party without a link and no AI summary', async () => {
  const { caseId, ada } = await newPartyCase();
  await renderAt(`/case/${caseId}`, ada);
  await expect.element(page.getByRole('link', { name: 'Your intake form' })).toBeVisible();
  await expect.element(page.getByText(/^1 of 2 parties have joined/)).toBeVisible();
  expect(page.getByRole('link', { name: /parties have joined/ }).query()).toBeNull();
  expect(page.getByText('AI summary').query()).toBeNull();
});

test('a mediator marks an issue of the case as agreed', async () => {
  const { mediator, caseId } = await newCase();
  await renderAt(`/cases/${caseId}`, mediator);
  await page.getByLabelText('Parenting').selectOptions('Agreed');
  await expect
    .poll(async () => (await mediator.api.getCase({ caseId })).case.issues)
    .toEqual([{ issue: 'parenting', state: 'agreed' }]);
});

test('a mediator closes a case only after choosing a reason', async () => {
  const { mediator, caseId } = await newCase();
  await renderAt(`/cases/${caseId}`, mediator);
  await page.getByRole('button', { name: 'Close the case' }).click();
  const dialog = page.getByRole('alertdialog');
  const reason = dialog.getByLabelText('How did it end?');
  await expect.element(reason).toHaveValue('');
  await dialog.getByRole('button', { name: 'Close the case' }).click();
  await expect.element(reason).toHaveAccessibleDescription('Choose a reason.');
  await expect.element(reason).toHaveFocus();
  await reason.selectOptions('Withdrawn');
  await dialog.getByRole('button', { name: 'Close the case' }).click();
  await expect
    .poll(async () => (await mediator.api.getCase({ caseId })).case)
    .toMatchObject({ status: 'closed', close_reason: 'withdrawn' });
});

test('a mediator keeps a note, and its field is empty again', async () => {
  const { mediator, caseId } = await newCase();
  await renderAt(`/cases/${caseId}?tab=notes`, mediator);
  const note = page.getByLabelText('New note');
  await note.fill(' Both prefer mornings. ');
  await page.getByRole('button', { name: 'Keep note' }).click();
  await expect.element(page.getByText('Both prefer mornings.')).toBeVisible();
  await expect.element(note).toHaveValue('');
  await expect.element(page.getByRole('button', { name: 'Keep note' })).toBeDisabled();
});

test('the activity feed shows a request for help to the mediator and hides it on the party’s own screen', async () => {
  const { mediator, caseId, ada } = await newPartyCase();
  await ada.api.askMediator({ caseId, kind: 'private_conversation', note: 'Please call me.' });
  const happened = page.getByRole('region', { name: 'What has happened' });
  await renderAt(`/case/${caseId}`, ada);
  await expect.element(happened.getByText(/You joined the case/)).toBeVisible();
  expect(happened.getByText(/Request sent to the mediator/).query()).toBeNull();
  await renderAt(`/case/${caseId}`, mediator);
  await expect.element(happened.getByText(/Request sent to the mediator/)).toBeVisible();
});

test('a mediator opens a party’s private request and marks it as dealt with', async () => {
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
