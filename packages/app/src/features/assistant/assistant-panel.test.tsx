import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerRequests } from '../../testing/interruptions.ts';
import { newPerson } from '../../testing/people.ts';
import { renderAt } from '../../testing/render-app.tsx';

const panel = page.getByRole('dialog');

test('a divorcee on a phone reads a long answer from its first words, with help in danger below it', async () => {
  await page.viewport(390, 700);
  onTestFinished(() => page.viewport(1280, 800));
  await renderAt('/divorcee?panel=assistant', await newPerson('divorcee'));
  const question = 'I do not feel safe, what can I do?';
  await panel.getByRole('button', { name: question }).click();
  await expect.element(panel.getByText(/computer program/).first()).toBeInTheDocument();
  const asked = panel.getByRole('log').getByText(question, { exact: true });
  await expect.element(asked).toBeInViewport({ ratio: 1 });
  await expect.element(panel.getByText('AI Assistant').last()).toBeInViewport();
  await expect.element(panel.getByRole('button', { name: 'Newest messages' })).not.toBeInTheDocument();
  await expect.element(panel.getByRole('textbox', { name: 'Question to the AI' })).toBeVisible();
  await panel.getByRole('button', { name: 'Get help now' }).click();
  await expect.element(page.getByRole('heading', { name: 'Call for help now' })).toBeVisible();
});

test('the assistant accepts no question while it answers, shows a failed answer in its place and retries it', async () => {
  const lawyer = await newPerson('lawyer');
  await renderAt('/lawyer?panel=assistant', lawyer);
  const question = panel.getByRole('textbox', { name: 'Question to the AI' });
  await question.fill('What are the seven steps?');
  const { promise, reject } = Promise.withResolvers<Response>();
  const reconnect = answerRequests('legal-guidance', () => promise);
  await panel.getByRole('button', { name: 'Send' }).click();
  await expect.element(panel.getByText('The AI is answering')).toBeVisible();
  await question.fill('And then?');
  await expect.element(panel.getByRole('button', { name: 'Send' })).toBeDisabled();
  reject(new TypeError('The network is away.'));
  await expect.element(panel.getByText(/I'm sorry, I'm having trouble responding right now/).first()).toBeVisible();
  await expect.element(panel.getByText('Error', { exact: true })).toBeVisible();
  reconnect();
  await panel.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(panel.getByText(/computer program/).first()).toBeVisible();
});
