// Guards packages/app/src/features/documents/**
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chooseWith, pdfFile } from '../../testing/choose-files.ts';
import { cutConnection } from '../../testing/interruptions.ts';
import { newParty } from '../../testing/parties.ts';
import { renderAt } from '../../testing/render-app.tsx';

const dialog = page.getByRole('dialog');
const unreachable = 'We could not reach the server.';
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));

/** Presses the button without a connection, reads the error in the dialog, and presses it again with one. */
async function pressTwice(name: string, isKept: () => Promise<void>, question = dialog) {
  const reconnect = cutConnection();
  await userEvent.click(question.getByRole('button', { name, exact: true }));
  await expect.element(question.getByRole('alert')).toMatchTextContent(unreachable);
  await isKept();
  reconnect();
  await userEvent.click(question.getByRole('button', { name, exact: true }));
  await expect.element(question).not.toBeInTheDocument();
}

test('a mediator’s dialogs about requirements keep their input without a connection, and save it afterwards', async () => {
  const { mediator, maya, caseId } = await newParty();
  await renderAt(`/cases/${caseId}/uploads`, mediator);

  await press('Mark as not needed: Identity document');
  const reason = dialog.getByRole('textbox');
  await userEvent.fill(reason, 'I saw the passport.');
  await pressTwice('Save', () => expect.element(reason).toHaveValue('I saw the passport.'));

  await press('Ask for one more: Maya Okafor');
  const label = dialog.getByRole('textbox', { name: 'Document' });
  await userEvent.fill(label, 'Letter of the landlord');
  await pressTwice('Add to the list', () => expect.element(label).toHaveValue('Letter of the landlord'));

  await press('Set one date for several documents of Maya Okafor');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Marriage certificate' }));
  await userEvent.click(dialog.getByLabelText('Needed by'));
  await userEvent.click(page.getByRole('button', { name: /, today$|^today,/i }));
  await pressTwice('Save', () =>
    expect.element(dialog.getByRole('checkbox', { name: 'Marriage certificate' })).not.toBeChecked(),
  );

  const { requirements } = await maya.api.listRequirements({ caseId });
  expect(requirements).toHaveLength(17);
  const undated = requirements.filter(({ due_on }) => due_on === null).map(({ doc_type }) => doc_type);
  expect(undated).toEqual(['identity_document', 'marriage_certificate']);
  expect(requirements[0]).toMatchObject({ na_reason: 'I saw the passport.' });

  await press('Change the date: Letter of the landlord');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'No date' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await expect.element(page.getByRole('button', { name: 'Set a date: Letter of the landlord' })).toHaveFocus();
});

test('a reminder without a connection is not sent, and the mediator reads why', async () => {
  const { mediator, maya, caseId } = await newParty();
  await renderAt(`/cases/${caseId}/uploads`, mediator);
  await expect.element(page.getByRole('button', { name: 'Send reminder to Maya Okafor' })).toBeVisible();
  const reconnect = cutConnection();
  await press('Send reminder to Maya Okafor');
  await expect.element(page.getByText(unreachable, { exact: false })).toBeVisible();
  reconnect();
  await press('Send reminder to Maya Okafor');
  await expect.element(page.getByText('Reminder sent to Maya Okafor')).toBeVisible();
  const { notifications } = await maya.api.listNotifications({});
  expect(notifications.filter(({ message }) => message.includes('look at your case'))).toHaveLength(1);
});

test('a party’s dialogs about a document keep their input without a connection, and save it afterwards', async () => {
  const { maya, caseId } = await newParty();
  const { uploadFile } = maya.api;
  const { upload } = await uploadFile({ case_id: caseId, doc_type: 'identity_document', file: pdfFile('Letter.pdf') });
  await renderAt(`/cases/${caseId}/uploads`, maya);

  await press('Change Letter.pdf');
  await userEvent.click(page.getByRole('menuitem', { name: 'Change details' }));
  const kind = dialog.getByRole('combobox', { name: 'What is it?' });
  await userEvent.selectOptions(kind, 'Bank statements');
  await pressTwice('Save', () => expect.element(kind).toMatchTextContent('Bank statements'));
  expect((await maya.api.getUpload({ uploadId: upload.id })).upload.doc_type).toBe('bank_statements');

  await press('Change Letter.pdf');
  await chooseWith('Send a newer version', pdfFile('Letter 2.pdf'), 'menuitem');
  const reconnect = cutConnection();
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  await expect.element(dialog).toMatchTextContent('There is no connection. Sending goes on when you are back online');
  reconnect();
  globalThis.dispatchEvent(new Event('online'));
  await expect.element(dialog).toMatchTextContent('Sent.');
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }));

  await press('Change Letter 2.pdf');
  await userEvent.click(page.getByRole('menuitem', { name: 'Remove' }));
  const question = page.getByRole('alertdialog');
  await pressTwice('Remove', () => expect.element(question).toMatchTextContent('Letter 2.pdf'), question);
  expect((await maya.api.listCaseUploads({ caseId })).uploads).toMatchObject([{ id: upload.id }]);
});
