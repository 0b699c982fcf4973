// Guards packages/app/src/features/assistant/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { newPerson } from '../../testing/people.ts';
import { renderAt, leaveApp } from '../../testing/render-app.tsx';
import { askAssistant } from './assistant-history.testing.ts';

const panel = page.getByRole('dialog', { name: 'AI Assistant' });
const log = panel.getByRole('log');

test('a question and its answer appear once, also after they were stored', async () => {
  const lawyer = await newPerson('lawyer');
  await askAssistant(lawyer, 'When do I read the agreement draft?');
  await renderAt('/lawyer?panel=assistant', lawyer);
  await panel.getByRole('button', { name: 'Quick questions' }).click();
  await page.getByRole('menuitem', { name: 'What are the seven steps?' }).click();
  await expect.poll(async () => (await lawyer.api.listAiChatHistory({})).history.length).toBe(4);
  await expect.element(panel.getByRole('button', { name: 'Quick questions' })).toBeEnabled();
  await expect.poll(() => log.getByText('When do I read the agreement draft?').elements()).toHaveLength(1);
  await expect.poll(() => log.getByText('What are the seven steps?').elements()).toHaveLength(1);
});

test('a source opens the quoted passage with its page and review date, also when the person returns', async () => {
  const lawyer = await newPerson('lawyer');
  const { citations } = await lawyer.api.askLegalGuidance({ question: 'What are the seven steps?' });
  await askAssistant(lawyer, 'What are the seven steps?');
  await renderAt('/lawyer?panel=assistant', lawyer);
  const source = panel.getByRole('button', { name: citations[0]!.title });
  await expect.element(source).toHaveAttribute('aria-expanded', 'false');
  await source.click();
  await expect
    .element(panel.getByRole('region', { name: citations[0]!.title }).getByText(citations[0]!.quote))
    .toBeVisible();
  await expect.element(panel.getByText(/^Checked on .*20\d\d/)).toBeVisible();
  await expect
    .element(panel.getByRole('link', { name: 'Open the page' }))
    .toHaveAttribute('href', citations[0]!.source);
});

test('a long conversation loads its older lines on demand', async () => {
  const lawyer = await newPerson('lawyer');
  for (let line = 1; line <= 52; line++)
    await lawyer.api.addAiChatEntry({ role: 'user', content: `Question number ${line}.` });
  await renderAt('/lawyer?panel=assistant', lawyer);
  await expect.element(log.getByText('Question number 52.', { exact: true })).toBeVisible();
  const oldest = () => {
    log.element().scrollTop = -log.element().scrollHeight;
    return log.getByText('Question number 1.', { exact: true }).query();
  };
  await expect.poll(oldest).not.toBeNull();
  await expect.element(log.getByText('Today')).toBeInTheDocument();
});

test('a person clears the conversation for good, after a question that they can cancel', async () => {
  const lawyer = await newPerson('lawyer');
  await askAssistant(lawyer, 'When do I read the agreement draft?');
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
