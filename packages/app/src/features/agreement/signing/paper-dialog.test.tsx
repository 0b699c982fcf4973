import { expect, inject, test } from 'vitest';
import { page } from 'vitest/browser';
import { signInAs } from '../../../testing/agreements.ts';
import { pdfFile } from '../../../testing/choose-files.ts';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';

test('the mediator chooses the scan of a signed paper from a list without the documents that were asked for', async () => {
  const { caseId, mediator, party, password } = inject('agreements').signable;
  const [ruth, maya] = [await signInAs(mediator, { password }), await signInAs(party, { password })];
  for (const [doc_type, name] of [
    ['identity_document', 'passport.pdf'],
    ['other', 'first.pdf'],
    ['other', 'signed.pdf'],
  ] as const)
    await maya.api.uploadFile({ case_id: caseId, doc_type, audience: 'mediator', file: pdfFile(name) });
  await renderAt(`/agreement/${caseId}`, ruth);
  await page.getByRole('button', { name: 'Signed on paper' }).click();
  const dialog = page.getByRole('dialog', { name: 'Was version 1 signed on paper?' });
  const scan = dialog.getByLabelText('The scan');
  await expect.element(scan).toMatchTextContent(/^Choose a document ?signed\.pdf, .*first\.pdf/);
  await expect.element(scan).not.toMatchTextContent('passport.pdf');
  await dialog.getByRole('button', { name: 'Record the signatures' }).click();
  await expect.element(dialog.getByText('Enter the day on the paper.')).toBeVisible();
  leaveApp();
});

test('a version that everybody has signed offers nothing to record from paper', async () => {
  const { caseId, mediator, password } = inject('agreements').signed;
  await renderAt(`/agreement/${caseId}`, await signInAs(mediator, { password }));
  await expect.element(page.getByText('Everybody has signed. There is nothing to record from paper.')).toBeVisible();
  expect(page.getByRole('button', { name: 'Signed on paper' }).query()).toBeNull();
  leaveApp();
});
