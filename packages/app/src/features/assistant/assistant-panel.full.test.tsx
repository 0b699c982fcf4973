// Guards packages/app/src/features/assistant/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { answerRequests } from '../../testing/interruptions.ts';
import { newPerson } from '../../testing/people.ts';
import { leaveApp, renderAt } from '../../testing/render-app.tsx';

const panel = page.getByRole('dialog');

test('a divorcee asks a suggested question with one press and finds the answer again later', async () => {
  const divorcee = await newPerson('divorcee');
  await renderAt('/divorcee?panel=assistant', divorcee);
  await expect.element(panel.getByText('You are talking to an AI. Only you can read this.')).toBeVisible();
  await panel.getByRole('button', { name: 'Which documents do I need to upload?' }).click();
  await expect.element(panel.getByText(/computer program/).first()).toBeVisible();
  await expect.poll(async () => (await divorcee.api.listAiChatHistory({})).history.length).toBe(2);

  leaveApp();
  await renderAt('/divorcee?panel=assistant', divorcee);
  await expect.element(panel.getByText('Which documents do I need to upload?').first()).toBeVisible();
  await expect.element(panel.getByText('AI Assistant').nth(1)).toBeVisible();
});

test('an early answer is shown while a better one is sought, and gives way to it', async () => {
  const lawyer = await newPerson('lawyer');
  await renderAt('/lawyer?panel=assistant', lawyer);
  const { promise: isSeen, resolve: seen } = Promise.withResolvers<void>();
  answerRequests('legal-guidance', async (send) => {
    const response = await send();
    const final = await response.text();
    const { passThrough, writer } = openStream();
    const early = final
      .replace('event: answer', 'event: draft')
      .replace(/"guidance":"[^"]*"/, '"guidance":"An early answer."');
    void writer
      .write(new TextEncoder().encode(early))
      .then(() => isSeen)
      .then(() => writer.write(new TextEncoder().encode(final)));
    return new Response(passThrough, response);
  });
  await panel.getByRole('textbox', { name: 'Question to the AI' }).fill('What are the seven steps?');
  await panel.getByRole('button', { name: 'Send' }).click();
  await expect.element(panel.getByText('An early answer.').first()).toBeVisible();
  await expect.element(panel.getByText('The AI is answering')).toBeVisible();
  seen();
  await expect.element(panel.getByText('The AI is answering')).not.toBeInTheDocument();
  await expect.element(panel.getByText('An early answer.').first()).not.toBeInTheDocument();
  await expect.element(panel.getByText(/computer program/).first()).toBeVisible();
  await expect.poll(async () => (await lawyer.api.listAiChatHistory({})).history.length).toBe(2);
});

function openStream() {
  const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>>();
  return { passThrough: readable, writer: writable.getWriter() };
}

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
