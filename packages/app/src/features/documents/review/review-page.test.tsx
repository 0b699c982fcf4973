import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cutConnection } from '../../../testing/interruptions.ts';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';
import { waiting } from './review-page.testing.ts';

const form = (name: string) => page.getByRole('form', { name });

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
