// Guards packages/app/src/features/documents/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cutConnection } from '../../../testing/interruptions.ts';
import { join } from '../../../testing/parties.ts';
import { pdfOf } from '../../../testing/pdf.ts';
import { client, newPerson } from '../../../testing/people.ts';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';
import { waiting } from './review-page.testing.ts';

const form = (name: string) => page.getByRole('form', { name });
const row = (name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) });
const viewer = () => page.getByRole('group', { name: /of 2$/ });

test('a mediator sees the page beside the decision, confirms with a note and is led to the next document', async () => {
  const { mediator, tax, statusOf } = await waiting();
  await renderAt('/mediator/review', mediator);
  await expect.element(page.getByText('3 wait for you.', { exact: false })).toBeVisible();
  await expect.element(form('Last three tax returns')).toMatchTextContent('Item 4 of 16');
  await expect.element(viewer()).toMatchTextContent('The tax_returns of Maya');
  await userEvent.fill(page.getByRole('textbox', { name: /^Note to Maya/ }), 'Thank you.');
  await userEvent.click(page.getByRole('button', { name: 'Confirm and open next' }));
  await expect.element(form('Recent pay slips')).toBeVisible();
  await expect.element(viewer()).toMatchTextContent('The pay_slips of Maya');
  await expect.element(page.getByText('2 wait for you.', { exact: false })).toBeVisible();
  expect(await statusOf(tax)).toMatchObject({ status: 'confirmed', reject_note: 'Thank you.' });
  await expect.element(page.getByRole('textbox', { name: /^Note to Maya/ })).toHaveValue('');
});

test('a mediator confirms several documents at once, which stand by case with their person, and undoes it', async () => {
  const { mediator, tax, pay, bank, statusOf } = await waiting();
  const { case: other } = await mediator.api.createCase({ title: 'Reid family', personalInfo: client });
  const jonas = await newPerson('divorcee', 'Jonas Reid');
  await join(mediator, other.id, jonas, 'divorcee', 'A');
  const file = pdfOf(['A statement'], 'statement.pdf');
  await jonas.api.uploadFile({ case_id: other.id, doc_type: 'bank_statements', file });
  await renderAt('/mediator/review', mediator);
  const ofCase = (name: string) => page.getByRole('group', { name, exact: true });
  const statuses = () => Promise.all([tax, pay, bank].map(async (it) => (await statusOf(it)).status));
  await userEvent.click(page.getByRole('button', { name: 'Confirm several' }));
  await userEvent.click(page.getByRole('button', { name: 'Confirm', exact: true }));
  await expect.element(page.getByText('Choose at least one document.')).toBeVisible();
  const namesIn = (name: string) =>
    ofCase(name)
      .getByRole('checkbox')
      .elements()
      .map((it) => it.closest('label')?.textContent);
  expect(namesIn('Reid family')).toEqual(['Bank statements, Jonas Reid']);
  expect(namesIn('Okafor family')).toEqual([
    'Last three tax returns, Maya Okafor',
    'Recent pay slips, Maya Okafor',
    'Bank statements, Maya Okafor',
  ]);
  await userEvent.click(page.getByRole('checkbox', { name: 'Last three tax returns, Maya Okafor', exact: true }));
  await userEvent.click(page.getByRole('checkbox', { name: 'Bank statements, Maya Okafor', exact: true }));
  const reconnect = cutConnection();
  await userEvent.click(page.getByRole('button', { name: 'Confirm 2 documents' }));
  await expect.element(page.getByRole('alert').first()).toMatchTextContent('We could not reach the server.');
  reconnect();
  await userEvent.click(page.getByRole('button', { name: 'Confirm 2 documents' }));
  await expect.element(page.getByText('2 documents confirmed')).toBeVisible();
  expect(await statuses()).toEqual(['confirmed', 'pending', 'confirmed']);
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  await expect.poll(statuses).toEqual(['pending', 'pending', 'pending']);
  await expect.element(row('Bank statements Maya')).toBeVisible();
});

test('the keys j, k, c, r and u walk, decide and undo, and do nothing while somebody writes', async () => {
  const { mediator, tax, pay, statusOf } = await waiting();
  await renderAt('/mediator/review', mediator);
  await expect.element(form('Last three tax returns')).toBeVisible();
  await userEvent.keyboard('jj');
  await expect.element(form('Bank statements')).toBeVisible();
  await userEvent.keyboard('k');
  await expect.element(form('Recent pay slips')).toBeVisible();
  await userEvent.fill(page.getByRole('textbox', { name: /^Note to Maya/ }), 'jcr');
  await expect.element(form('Recent pay slips')).toBeVisible();
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('r');
  await expect.element(page.getByRole('radio', { name: 'It cannot be read' })).toHaveFocus();
  await userEvent.click(page.getByRole('button', { name: 'Keep looking' }));
  await userEvent.keyboard('kc');
  await expect.poll(async () => (await statusOf(tax)).status).toBe('confirmed');
  await expect.element(form('Recent pay slips')).toBeVisible();
  await userEvent.keyboard('u');
  await expect.poll(async () => (await statusOf(tax)).status).toBe('pending');
  expect((await statusOf(pay)).status).toBe('pending');
});

test('the address keeps list, search and filters, and the queue ends with "All caught up."', async () => {
  const { mediator, tax, pay, bank } = await waiting();
  const { path } = await renderAt('/mediator/review?type=pay_slips', mediator);
  expect(path()).toBe('/mediator/review');
  await expect.element(row('Recent pay slips')).toBeVisible();
  expect(row('Bank statements').query()).toBeNull();
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Type' }), 'All types');
  await userEvent.fill(page.getByRole('searchbox'), 'bank_state');
  await expect.element(row('Bank statements')).toBeVisible();
  await expect.poll(() => row('Recent pay slips').query()).toBeNull();
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Age' }), 'Over 48 hours, late');
  await expect.element(page.getByText('Nothing matches')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Clear all filters' }));
  await expect.element(row('Recent pay slips')).toBeVisible();
  leaveApp();
  for (const { id } of [tax, pay, bank]) await mediator.api.confirmUpload({ uploadId: id });
  await renderAt('/mediator/review', mediator);
  await expect.element(page.getByText('All caught up.')).toBeVisible();
  await userEvent.click(page.getByRole('radio', { name: 'Confirmed' }));
  await expect.element(row('Bank statements')).toBeVisible();
});

test('a mediator who comes from a case sees a chip with its name in place of the filters, and removes it for all cases', async () => {
  const { mediator } = await waiting();
  const { case: other } = await mediator.api.createCase({ title: 'Reyes family', personalInfo: client });
  await renderAt(`/mediator/review?case=${other.id}`, mediator);
  await expect.element(page.getByText('No document waits in this case')).toBeVisible();
  expect(page.getByRole('combobox', { name: 'Case' }).query()).toBeNull();
  await page.getByRole('button', { name: 'Only Reyes family. Show all cases' }).click();
  await expect.element(row('Recent pay slips')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Search and filter', exact: true })).toHaveFocus();
});

test('a mediator who has reviewed the last document of a case is led back to the case', async () => {
  const { mediator, caseId, pay, bank } = await waiting();
  for (const { id } of [pay, bank]) await mediator.api.confirmUpload({ uploadId: id });
  await renderAt(`/mediator/review?case=${caseId}`, mediator);
  await userEvent.click(page.getByRole('button', { name: 'Confirm and open next' }));
  await expect.element(page.getByText('No document waits in this case')).toBeVisible();
  expect(page.getByText('No document is open').query()).toBeNull();
  await userEvent.click(page.getByRole('link', { name: 'Back to the case' }));
  await expect.element(page.getByRole('heading', { name: 'Okafor family' })).toBeVisible();
});

test('a mediator asks for a newer version, and the document leaves the queue', async () => {
  const { mediator, maya, caseId, tax, statusOf } = await waiting();
  await renderAt('/mediator/review', mediator);
  await userEvent.fill(page.getByRole('textbox', { name: /^Note to Maya/ }), 'The one of October, please.');
  await userEvent.click(page.getByRole('button', { name: 'Ask for a newer version' }));
  const question = page.getByRole('alertdialog');
  await expect.element(question).toMatchTextContent('Your note goes with it.');
  await userEvent.click(question.getByRole('button', { name: 'Ask for a newer version' }));
  await expect.element(form('Recent pay slips')).toBeVisible();
  expect((await statusOf(tax)).status).toBe('superseded');
  leaveApp();
  await renderAt(`/cases/${caseId}/uploads`, maya);
  await expect.element(page.getByText('The one of October, please.')).toBeVisible();
});

test('on a phone the queue, the page and the decision come one after the other, and nothing opens by itself', async () => {
  await page.viewport(390, 844);
  const { mediator, tax, statusOf } = await waiting();
  await renderAt('/mediator/review', mediator);
  await expect.element(row('Last three tax returns')).toBeVisible();
  expect(document.querySelector('canvas')).toBeNull();
  await userEvent.click(row('Last three tax returns'));
  await expect.element(viewer()).toMatchTextContent('The tax_returns of Maya');
  await expect.poll(() => row('Last three tax returns').query()).toBeNull();
  await userEvent.click(page.getByRole('button', { name: 'Decide' }));
  await userEvent.click(page.getByRole('button', { name: 'Confirm and open next' }));
  await expect.element(viewer()).toMatchTextContent('The pay_slips of Maya');
  expect((await statusOf(tax)).status).toBe('confirmed');
  await userEvent.click(page.getByRole('button', { name: 'Back to the list' }));
  await expect.element(row('Recent pay slips')).toBeVisible();
  await page.viewport(1280, 800);
});

test('a mediator undoes a decision for ten seconds, and the document is open again with the note', async () => {
  const { mediator, tax, statusOf } = await waiting();
  await renderAt('/mediator/review', mediator);
  const note = page.getByRole('textbox', { name: /^Note to Maya/ });
  await userEvent.fill(note, 'Thank you.');
  await userEvent.click(page.getByRole('button', { name: 'Confirm and open next' }));
  await expect.element(form('Recent pay slips')).toBeVisible();
  expect((await statusOf(tax)).status).toBe('confirmed');
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  await expect.element(form('Last three tax returns')).toBeVisible();
  await expect.element(note).toHaveValue('Thank you.');
  expect((await statusOf(tax)).status).toBe('pending');
});

test('a rejection needs a reason, keeps what was written, and the owner reads both', async () => {
  const { mediator, maya, caseId, tax, statusOf } = await waiting();
  await renderAt('/mediator/review', mediator);
  await userEvent.fill(page.getByRole('textbox', { name: /^Note to Maya/ }), 'It ends on page 2.');
  await userEvent.click(page.getByRole('button', { name: 'Reject, and say why' }));
  await userEvent.click(page.getByRole('button', { name: 'Reject and open next' }));
  await expect.element(form('Last three tax returns')).toMatchTextContent('Choose what is wrong, so that Maya can');
  await userEvent.click(page.getByRole('radio', { name: 'Pages are missing' }));
  const reconnect = cutConnection();
  await userEvent.click(page.getByRole('button', { name: 'Reject and open next' }));
  await expect.element(form('Last three tax returns').getByRole('alert')).toMatchTextContent('We could not reach');
  reconnect();
  await expect.element(page.getByRole('textbox', { name: /^Note to Maya/ })).toHaveValue('It ends on page 2.');
  await userEvent.click(page.getByRole('button', { name: 'Reject and open next' }));
  await expect.element(form('Recent pay slips')).toBeVisible();
  expect(await statusOf(tax)).toMatchObject({ reject_code: 'pages_missing', reject_note: 'It ends on page 2.' });
  leaveApp();
  await renderAt(`/cases/${caseId}/uploads`, maya);
  await expect.element(page.getByText('Pages are missing. It ends on page 2.')).toBeVisible();
});
