import { expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { releaseDraft } from '../../../../testing/agreements.ts';
import { signIn } from '../../../../testing/people.ts';
import { chooseWith, pdfFile } from '../../../../testing/choose-files.ts';
import { leaveApp, renderAt } from '../../../../testing/render-app.tsx';

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

test('a scan from the device is read by nobody before the signatures are recorded, and its party can then say that they are not right', async () => {
  const { id: caseId, mediator, party } = await commands.prepare('negotiatedCase');
  const [ruth, maya] = [await signIn(mediator), await signIn(party)];
  const clause = { issue: null, heading: 'The home', plain_text: '', state: 'agreed' as const };
  await ruth.api.addClause({ caseId, document: 'finances', ...clause, text: 'Maya keeps the home.' });
  const version = await releaseDraft(ruth.api, caseId, 'finances');
  await renderAt(`/agreement/${caseId}?document=finances`, ruth);
  await page.getByRole('button', { name: 'Signed on paper' }).click();
  const dialog = page.getByRole('dialog', { name: /signed on paper/ });
  await chooseWith('Choose a file', new File(['text'], 'Letter.txt', { type: 'text/plain' }));
  await expect.element(dialog.getByText(/We take PDF, JPG and PNG\./)).toBeVisible();
  const name = `${crypto.randomUUID()}.pdf`;
  await chooseWith('Choose a file', pdfFile(name));
  await expect.element(dialog.getByLabelText('The scan')).toMatchTextContent(`${name}, from this device`);
  const findScan = async () => (await maya.api.listCaseUploads({ caseId })).uploads.find((it) => it.file_name === name);
  expect(await findScan()).toBeUndefined();
  await dialog.getByRole('checkbox', { name: maya.user.name }).click();
  await dialog.getByLabelText('The day on the paper').click();
  await page.getByRole('button', { name: /, today/ }).click();
  await dialog.getByRole('button', { name: 'Record the signatures' }).click();
  await expect.poll(findScan).toMatchObject({ audience: 'everyone', status: 'confirmed' });
  await expect.element(page.getByText(/^Recorded by Ruth/)).toBeVisible();
  leaveApp();

  await renderAt('/divorcee', maya);
  const notice = page.getByRole('region', { name: 'Ruth Lindqvist recorded a signature on paper in your name' });
  await expect.element(notice).toMatchTextContent(/until Ruth has dealt with it.*version 1 ?Recorded on/);
  await expect.element(page.getByRole('main').getByRole('region').first()).toHaveAccessibleName(/in your name$/);
  await notice.getByRole('link', { name: 'Check the signature' }).click();
  await expect.element(page.getByRole('region', { name: 'Who has signed version 1' })).toHaveFocus();
  await expect
    .element(page.getByRole('heading', { level: 1, name: /^Recorded as signed by you on paper/ }))
    .toBeVisible();
  await page.getByRole('button', { name: 'This is not right' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByText('Ruth checks this signature. It does not count until then.')).toBeVisible();
  expect(page.getByRole('button', { name: 'This is not right' }).query()).toBeNull();
  leaveApp();

  await renderAt(`/agreement/${caseId}?document=finances`, ruth);
  await expect.element(page.getByText(/says that the signature on paper in their name is not right/)).toBeVisible();
  await page.getByRole('button', { name: 'Take it back' }).click();
  const taking = page.getByRole('dialog', { name: /^Take back the signature on paper of/ });
  await userEvent.fill(taking.getByLabelText('Why?'), 'The paper of another case.');
  await taking.getByRole('button', { name: 'Take it back' }).click();
  await expect.element(page.getByText(/^Recorded by Ruth/)).not.toBeInTheDocument();
  const { signing } = await maya.api.getSigning({ caseId, versionId: version.id });
  expect(signing.own?.is_paused).toBe(false);
  leaveApp();
});
