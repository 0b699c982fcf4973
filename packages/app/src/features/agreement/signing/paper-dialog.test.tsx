import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { signIn } from '../../../testing/people.ts';
import { chooseWith, pdfFile } from '../../../testing/choose-files.ts';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';

test('the mediator chooses the scan of a signed paper from a list without the documents that were asked for', async () => {
  const { caseId, mediator, party } = await commands.prepare('signableAgreement');
  const [ruth, maya] = [await signIn(mediator), await signIn(party)];
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
  await expect.element(scan).not.toMatchTextContent(/passport\.pdf|Invalid/);
  await dialog.getByRole('button', { name: 'Record the signatures' }).click();
  await expect.element(dialog.getByText('Enter the day on the paper.')).toBeVisible();
  leaveApp();
});

test('a version that everybody has signed offers nothing to record from paper', async () => {
  const { caseId, mediator } = await commands.prepare('signedAgreement');
  await renderAt(`/agreement/${caseId}`, await signIn(mediator));
  await expect.element(page.getByText('Everybody has signed. There is nothing to record from paper.')).toBeVisible();
  expect(page.getByRole('button', { name: 'Signed on paper' }).query()).toBeNull();
  leaveApp();
});

test('a mediator uploads the scan of a signed paper in the dialog, which is then chosen and read by everybody', async () => {
  const { caseId, mediator, party } = await commands.prepare('signableAgreement');
  const [ruth, maya] = [await signIn(mediator), await signIn(party)];
  await renderAt(`/agreement/${caseId}`, ruth);
  await page.getByRole('button', { name: 'Signed on paper' }).click();
  const dialog = page.getByRole('dialog', { name: 'Was version 1 signed on paper?' });
  await chooseWith('Upload the scan', new File(['text'], 'Letter.txt', { type: 'text/plain' }));
  await expect.element(dialog.getByText(/We take PDF, JPG and PNG\./)).toBeVisible();
  const name = `${crypto.randomUUID()}.pdf`;
  await chooseWith('Upload the scan', pdfFile(name));
  const findScan = async () => (await maya.api.listCaseUploads({ caseId })).uploads.find((it) => it.file_name === name);
  await expect.poll(findScan).toMatchObject({ audience: 'everyone', status: 'confirmed' });
  await expect.element(dialog.getByLabelText('The scan')).toHaveValue((await findScan())!.id);
  leaveApp();
});
