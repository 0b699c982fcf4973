// Guards packages/app/src/features/documents/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chooseWith, pdfFile } from '../../testing/choose-files.ts';
import { newDocument } from './document-actions.testing.ts';
import { newParty } from '../../testing/parties.ts';
import { renderAt } from '../../testing/render-app.tsx';

const dialog = () => page.getByRole('dialog');
const sent = () => page.getByRole('region', { name: 'Sent documents' });

const openMenu = async (name: string) => {
  await userEvent.click(page.getByRole('button', { name: `Change ${name}` }));
};

test('a party replaces a confirmed document by a newer version', async () => {
  const { maya, mediator, caseId, uploadId } = await newDocument();
  await mediator.api.confirmUpload({ uploadId });
  await expect.element(sent()).toMatchTextContent('Received and readable');
  await openMenu('Letter.pdf');
  expect(page.getByRole('menuitem', { name: 'Remove' }).query()).toBeNull();
  await chooseWith('Send a newer version', pdfFile('Letter 2.pdf'), 'menuitem');
  await expect.element(dialog()).toMatchTextContent('This replaces Letter.pdf.');
  await userEvent.click(dialog().getByRole('button', { name: 'Send' }));
  await expect.element(dialog()).toMatchTextContent('Sent.');
  const { uploads } = await maya.api.listCaseUploads({ caseId });
  expect(uploads).toMatchObject([
    { file_name: 'Letter 2.pdf', supersedes_id: uploadId, doc_type: 'identity_document' },
    { file_name: 'Letter.pdf', status: 'superseded' },
  ]);
});

test('a party who changes a document that was reviewed meanwhile reads why it failed', async () => {
  const { mediator, uploadId } = await newDocument();
  await openMenu('Letter.pdf');
  await userEvent.click(page.getByRole('menuitem', { name: 'Change details' }));
  await userEvent.selectOptions(dialog().getByRole('combobox', { name: 'What is it?' }), 'Bank statements');
  await mediator.api.confirmUpload({ uploadId });
  await expect.element(page.getByText('Received and readable').first()).toBeVisible();
  await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
  await expect.element(dialog().getByRole('alert')).toBeVisible();
});

test('a lawyer reads a document of their client without actions for it', async () => {
  const { maya, tomas, caseId } = await newParty();
  const { uploadFile } = maya.api;
  await uploadFile({ case_id: caseId, doc_type: 'pay_slips', audience: 'my_side', file: pdfFile('Slips.pdf') });
  await renderAt(`/cases/${caseId}/uploads`, tomas);
  await expect.element(sent()).toMatchTextContent('Slips.pdf');
  expect(page.getByRole('button', { name: 'Change Slips.pdf' }).query()).toBeNull();
});

test('a party changes what a document is, its period and who can read it', async () => {
  const { maya, uploadId } = await newDocument();
  await openMenu('Letter.pdf');
  await userEvent.click(page.getByRole('menuitem', { name: 'Change details' }));
  await userEvent.selectOptions(dialog().getByRole('combobox', { name: 'What is it?' }), 'Bank statements');
  const [from, until] = [
    dialog().getByRole('group', { name: /^It is from/ }),
    dialog().getByRole('group', { name: /^Until/ }),
  ];
  for (const [group, day] of [
    [from, '30'],
    [until, '1'],
  ] as const) {
    await userEvent.fill(group.getByLabelText('Day'), day);
    await userEvent.fill(group.getByLabelText('Month'), '6');
    await userEvent.fill(group.getByLabelText('Year'), '2026');
  }
  await userEvent.click(dialog().getByRole('radio', { name: /^Everyone in the case/ }));
  await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
  await expect.element(dialog()).toMatchTextContent('This is before the first date.');
  await userEvent.fill(until.getByLabelText('Month'), '7');
  await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
  await expect.element(sent()).toMatchTextContent('Bank statements');
  expect((await maya.api.getUpload({ uploadId })).upload).toMatchObject({
    doc_type: 'bank_statements',
    period_from: '2026-06-30',
    period_to: '2026-07-01',
    audience: 'everyone',
  });
});

test('a party removes a pending document after a confirmation', async () => {
  const { maya, caseId } = await newDocument();
  await openMenu('Letter.pdf');
  await userEvent.click(page.getByRole('menuitem', { name: 'Remove' }));
  const question = page.getByRole('alertdialog');
  await expect.element(question.getByRole('button', { name: 'Keep the document' })).toHaveFocus();
  await userEvent.click(question.getByRole('button', { name: 'Remove' }));
  await expect.element(sent()).toMatchTextContent('Nothing here yet');
  await expect.element(page.getByRole('button', { name: 'Add Identity document' })).toBeVisible();
  expect((await maya.api.listCaseUploads({ caseId })).uploads).toEqual([]);
});
