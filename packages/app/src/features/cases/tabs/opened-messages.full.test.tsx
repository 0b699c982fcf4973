// Guards packages/app/src/features/cases/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { newPartyCase } from '../page/case-page.testing.ts';
import { newOfficeAdmin } from '../../../testing/people.ts';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';

test('an admin opens the shared messages of a case with a reason, ends it, and the mediator reads why', async () => {
  const { mediator, caseId, ada } = await newPartyCase();
  await ada.api.postMessage({ channelId: `case-${caseId}`, content: 'I can come on Monday.' });
  await renderAt(`/case/${caseId}?tab=messages`, await newOfficeAdmin());
  await page.getByRole('button', { name: 'Open for an hour' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Reason').fill('court');
  await dialog.getByRole('button', { name: 'Open for an hour' }).click();
  await expect
    .element(dialog.getByLabelText('Reason'))
    .toHaveAccessibleDescription(/Say in at least 10 characters why you need to read it/);
  await expect.element(dialog.getByLabelText('Reason')).toHaveValue('court');
  expect(page.getByText('I can come on Monday.').query()).toBeNull();
  await dialog.getByLabelText('Reason').fill('A court asked for the file.');
  await dialog.getByRole('button', { name: 'Open for an hour' }).click();
  await expect.element(page.getByText('I can come on Monday.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'End now' })).toHaveFocus();
  await expect.element(page.getByText(/^Open for you until .+ (60|59) minutes left$/)).toBeVisible();
  await page.getByRole('button', { name: 'End now' }).click();
  await expect.element(page.getByText('Messages are closed to you')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Open for an hour' })).toHaveFocus();
  expect(page.getByText('I can come on Monday.').query()).toBeNull();
  leaveApp();

  await renderAt(`/case/${caseId}?tab=activity`, mediator);
  const openings = page.getByRole('region', { name: 'Opened by admins' });
  await expect.element(openings).toMatchTextContent(/Nadia Rahman: messages to everyone.*A court asked for the file/);
  leaveApp();

  await renderAt(`/case/${caseId}?panel=notifications`, ada);
  await expect.element(page.getByText(/An admin may read the shared messages of your case/)).toBeVisible();
});
