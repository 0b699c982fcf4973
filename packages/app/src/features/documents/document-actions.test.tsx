import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { newDocument } from './document-actions.testing.ts';

const dialog = () => page.getByRole('dialog');
const sent = () => page.getByRole('region', { name: 'Sent documents' });

const openMenu = async (name: string) => {
  await userEvent.click(page.getByRole('button', { name: `Change ${name}` }));
};

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
