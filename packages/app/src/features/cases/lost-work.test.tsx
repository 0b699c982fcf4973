import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cutConnection, endSession } from '../../testing/interruptions.ts';
import { newCase } from '../../testing/people.ts';
import { renderAt } from '../../testing/render-app.tsx';

const unreachable = 'We could not reach the server.';

test('a case edited without a connection stays in the dialog, and is saved afterwards', async () => {
  const { mediator, caseId } = await newCase();
  await renderAt(`/case/${caseId}`, mediator);
  await page.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit the case' });
  const title = dialog.getByRole('textbox', { name: /^Title/ });
  await userEvent.fill(title, 'Reyes and Reyes');
  const reconnect = cutConnection();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(unreachable);
  await expect.element(title).toHaveValue('Reyes and Reyes');
  reconnect();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect((await mediator.api.getCase({ caseId })).case.title).toBe('Reyes and Reyes');
});

test('a note that was not saved when the sign-in session ended is there when the mediator signs in again', async () => {
  const { mediator, caseId } = await newCase();
  const app = await renderAt(`/cases/${caseId}?tab=notes`, mediator);
  const note = page.getByLabelText('New note');
  await note.fill('Both prefer mornings.');
  await page.getByLabelText(/^Tags/).fill('home');
  const reconnect = cutConnection();
  await page.getByRole('button', { name: 'Save the note' }).click();
  await expect.element(page.getByText(unreachable, { exact: false })).toBeVisible();
  await endSession(app);
  reconnect();
  await renderAt(`/cases/${caseId}?tab=notes`, mediator);
  await expect.element(note).toHaveValue('Both prefer mornings.');
  await page.getByRole('button', { name: 'Save the note' }).click();
  await expect.element(note).toHaveValue('');
  expect((await mediator.api.listNotes({ caseId })).notes).toMatchObject([
    { text: 'Both prefer mornings.', tags: ['home'] },
  ]);
  expect(JSON.stringify(sessionStorage)).not.toContain('mornings');
});
