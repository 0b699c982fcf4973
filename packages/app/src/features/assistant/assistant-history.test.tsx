import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { newPerson } from '../../testing/people.ts';
import { leaveApp, renderAt } from '../../testing/render-app.tsx';
import { talk } from './assistant-history.testing.ts';

const panel = page.getByRole('dialog', { name: 'AI Assistant' });
const log = panel.getByRole('log');

test('a person clears the conversation for good, after a question that they can cancel', async () => {
  const lawyer = await newPerson('lawyer');
  await talk(lawyer, 'When do I read the agreement draft?');
  await renderAt('/lawyer?panel=assistant', lawyer);
  const question = page.getByRole('dialog', { name: 'Clear this conversation?' });
  await panel.getByRole('button', { name: 'Clear' }).click();
  await expect.element(question.getByText(/It cannot be undone/)).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(log.getByText('When do I read the agreement draft?')).toBeVisible();
  await panel.getByRole('button', { name: 'Clear' }).click();
  await question.getByRole('button', { name: 'Clear' }).click();
  await expect.element(log.getByText('When do I read the agreement draft?')).not.toBeInTheDocument();
  await expect.element(panel.getByRole('textbox', { name: 'Question to the AI' })).toHaveFocus();
  expect((await lawyer.api.listAiChatHistory({})).history).toEqual([]);
  leaveApp();
  await renderAt('/lawyer?panel=assistant', lawyer);
  await expect.element(panel.getByText(/^Hello\. I am an AI/).first()).toBeVisible();
  expect(log.getByText('When do I read the agreement draft?').query()).toBeNull();
});
