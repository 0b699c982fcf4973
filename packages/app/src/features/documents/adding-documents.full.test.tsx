// Guards packages/app/src/features/documents/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chooseWith, pdfFile, photoFile } from '../../testing/choose-files.ts';
import { newParty } from '../../testing/parties.ts';
import { renderAt } from '../../testing/render-app.tsx';
import { onTouchDevice } from '../../testing/touch-device.ts';

const dialog = () => page.getByRole('dialog');
const send = () => userEvent.click(dialog().getByRole('button', { name: 'Send' }));
const done = () => userEvent.click(dialog().getByRole('button', { name: 'Done' }));
const more = 'Add another page or file';

test('a party adds more files to a requirement that already has one', async () => {
  const { maya, caseId } = await newParty();
  await renderAt(`/cases/${caseId}/uploads`, maya);
  await chooseWith('Add Bank statements', pdfFile('May.pdf'));
  await send();
  await expect.element(dialog()).toMatchTextContent('Sent.');
  await chooseWith(more, pdfFile('June.pdf'));
  await send();
  await expect.element(dialog()).toMatchTextContent('June.pdf');
  await expect.element(dialog()).toMatchTextContent('Sent.');
  await done();
  await chooseWith('Add more: Bank statements', pdfFile('July.pdf'));
  await send();
  await expect.element(dialog()).toMatchTextContent('Sent.');
  const { uploads } = await maya.api.listCaseUploads({ caseId });
  expect(uploads.map((it) => [it.file_name, it.doc_type])).toEqual(
    ['July.pdf', 'June.pdf', 'May.pdf'].map((name) => [name, 'bank_statements']),
  );
});

test('several photos become one PDF in the order that the party chose', async () => {
  const { maya, caseId } = await newParty();
  await renderAt(`/cases/${caseId}/uploads`, maya);
  const photos = await Promise.all([photoFile(300, 400), photoFile(400, 300), photoFile(100, 100)]);
  await chooseWith('Add Recent pay slips', photos);
  const up = dialog().getByRole('button', { name: 'Move page 2 up' });
  await userEvent.click(up);
  await userEvent.click(dialog().getByRole('button', { name: 'Remove page 3' }));
  await send();
  await expect.element(dialog()).toMatchTextContent('Sent.');
  const { uploads } = await maya.api.listCaseUploads({ caseId });
  expect(uploads).toMatchObject([
    { file_name: 'Recent pay slips.pdf', mime: 'application/pdf', doc_type: 'pay_slips' },
  ]);
  const pdf = await (await maya.api.downloadUpload({ uploadId: uploads[0]!.id })).text();
  expect(pdf.match(/MediaBox \[.*?\]/g)).toEqual(['MediaBox [0 0 842 595]', 'MediaBox [0 0 595 842]']);
});

test('a duplicate cannot be retried, and another file can be chosen', async () => {
  const { maya, caseId } = await newParty();
  const { uploadFile } = maya.api;
  await uploadFile({ case_id: caseId, doc_type: 'identity_document', file: pdfFile('Passport.pdf', caseId) });
  await renderAt(`/cases/${caseId}/uploads`, maya);
  await chooseWith('Add more: Identity document', pdfFile('Passport.pdf', caseId));
  await send();
  await expect.element(dialog()).toMatchTextContent('This document has already been added.');
  expect(dialog().getByRole('button', { name: 'Try Again' }).query()).toBeNull();
  await userEvent.click(dialog().getByRole('button', { name: 'Remove: Passport.pdf' }));
  await chooseWith('Choose another file', pdfFile('Licence.pdf'));
  await send();
  await expect.element(dialog()).toMatchTextContent('Sent.');
});

test('a photo that cannot be read is reported, and the others are kept', async () => {
  const { maya, caseId } = await newParty();
  await renderAt(`/cases/${caseId}/uploads`, maya);
  const broken = new File(['not a photo'], 'broken.jpg', { type: 'image/jpeg' });
  await chooseWith('Add Insurance policies', [await photoFile(60, 80), broken]);
  await send();
  await expect.element(dialog()).toMatchTextContent('We can’t open one of these photos.');
  await userEvent.click(dialog().getByRole('button', { name: 'Remove page 2' }));
  await send();
  await expect.element(dialog()).toMatchTextContent('Sent.');
});

test('files that were dropped are sent after the party says what they are', async () => {
  const { maya, caseId } = await newParty();
  await renderAt(`/cases/${caseId}/uploads`, maya);
  await userEvent.upload(page.getByLabelText('Choose files').first(), pdfFile('Policy.pdf'));
  await send();
  await expect.element(dialog()).toMatchTextContent('Choose what it is.');
  await userEvent.selectOptions(dialog().getByRole('combobox', { name: 'What is it?' }), 'Insurance policies');
  await userEvent.click(dialog().getByRole('button', { name: 'Change who reads it' }));
  await userEvent.click(dialog().getByRole('radio', { name: 'You, your lawyer and your mediator can read it.' }));
  await send();
  await expect.element(dialog()).toMatchTextContent('Sent.');
  const { uploads } = await maya.api.listCaseUploads({ caseId });
  expect(uploads).toMatchObject([{ doc_type: 'insurance_policies', audience: 'my_side' }]);
});

test('a file refused beside a good one is named in the dialog, also after the good one is sent', async () => {
  const { maya, caseId } = await newParty();
  await renderAt(`/cases/${caseId}/uploads`, maya);
  const notes = new File(['text'], 'notes.docx', { type: 'application/msword' });
  await userEvent.upload(page.getByLabelText('Choose files').first(), [pdfFile('Policy.pdf'), notes]);
  const refusal = dialog().getByRole('alert');
  await expect.element(refusal).toMatchTextContent('notes.docx. We take PDF, JPG and PNG.');
  await userEvent.selectOptions(dialog().getByRole('combobox', { name: 'What is it?' }), 'Insurance policies');
  await send();
  await expect.element(dialog()).toMatchTextContent('Sent.');
  await expect.element(refusal).toMatchTextContent('notes.docx. We take PDF, JPG and PNG.');
  const { uploads } = await maya.api.listCaseUploads({ caseId });
  expect(uploads.map((it) => it.file_name)).toEqual(['Policy.pdf']);
});

test('a party with a touch device is asked to choose documents or to take a photo', async () => {
  const leaveTouch = onTouchDevice();
  const { maya, caseId } = await newParty();
  await renderAt(`/cases/${caseId}/uploads`, maya);
  await expect.element(page.getByText('Choose documents')).toBeVisible();
  expect(page.getByText('Drop your documents here').query()).toBeNull();
  await chooseWith('Take a photo', await photoFile(60, 80));
  await expect.element(dialog()).toMatchTextContent('Page 1');
  leaveTouch();
});

test('files of a wrong type, empty files and large PDFs are refused before they are sent', async () => {
  const { maya, caseId } = await newParty();
  await renderAt(`/cases/${caseId}/uploads`, maya);
  await chooseWith('Add Insurance policies', [
    new File(['text'], 'Letter.txt', { type: 'text/plain' }),
    new File([], 'Empty.pdf', { type: 'application/pdf' }),
    new File([new Uint8Array(11 * 1024 * 1024)], 'Large.pdf', { type: 'application/pdf' }),
  ]);
  await expect.element(dialog()).toMatchTextContent('Letter.txt. We take PDF, JPG and PNG.');
  await expect.element(dialog()).toMatchTextContent('Empty.pdf. The file is empty.');
  await expect.element(dialog()).toMatchTextContent('Large.pdf. It is over 10 MB.');
  await expect.element(dialog().getByRole('button', { name: 'Send' })).toBeDisabled();
});

test('a lawyer sends a document for their client and can only choose audiences that include them', async () => {
  const { tomas, caseId } = await newParty();
  await renderAt(`/cases/${caseId}/uploads`, tomas);
  await chooseWith('Add Insurance policies', pdfFile('Policy.pdf'));
  await userEvent.click(dialog().getByRole('button', { name: 'Change who reads it' }));
  expect(dialog().getByRole('radio').elements()).toHaveLength(2);
  await send();
  await expect.element(dialog()).toMatchTextContent('Sent.');
  const { uploads } = await tomas.api.listCaseUploads({ caseId });
  expect(uploads).toMatchObject([{ uploaded_by: tomas.user.id, audience: 'my_side' }]);
});
