// Guards packages/app/src/features/assistant/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerRequests } from '../../testing/interruptions.ts';
import { newParty } from '../../testing/parties.ts';
import { newPerson } from '../../testing/people.ts';
import { renderAt, leaveApp } from '../../testing/render-app.tsx';
import { question, askAndPress } from './ask-mediator.testing.ts';

test('a divorcee carries a question to the mediator as a draft in their private channel, and nothing is sent', async () => {
  const { maya, caseId } = await newParty();
  const channelId = `private-${caseId}-${maya.user.id}`;
  await renderAt('/divorcee?panel=assistant', maya);
  await askAndPress('Ask my mediator this');
  const chat = page.getByRole('dialog', { name: 'Chat' });
  const message = chat.getByRole('textbox', { name: 'Message to Mediator & Legal Team' });
  await expect.element(message).toHaveValue(question);
  await expect.element(message).toHaveFocus();
  expect((await maya.api.listMessages({ channelId })).messages).toEqual([]);
});

test('a mediator gets no button to ask the mediator', async () => {
  const mediator = await newPerson('mediator');
  await renderAt('/mediator?panel=assistant', mediator);
  const panel = page.getByRole('dialog');
  await panel.getByRole('textbox', { name: 'Question to the AI' }).fill(question);
  await panel.getByRole('button', { name: 'Send' }).click();
  await expect.element(panel.getByText(/Where this comes from/).last()).toBeVisible();
  expect(panel.getByRole('button', { name: /mediator this/ }).query()).toBeNull();
});

test('closing the panel ends the call to the assistant', async () => {
  const lawyer = await newPerson('lawyer');
  await renderAt('/lawyer?panel=assistant', lawyer);
  const { promise: ended, reject: end } = Promise.withResolvers<Response>();
  answerRequests('legal-guidance', (_, init) => {
    init?.signal?.addEventListener('abort', () => end(new DOMException('Ended.', 'AbortError')));
    return ended;
  });
  const panel = page.getByRole('dialog');
  await panel.getByRole('textbox', { name: 'Question to the AI' }).fill(question);
  await panel.getByRole('button', { name: 'Send' }).click();
  await expect.element(panel.getByText('The AI is answering')).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(ended).rejects.toThrow('Ended.');
});

test('a carried question stands below what a lawyer has written in the private channel of their client', async () => {
  const { tomas, caseId } = await newParty();
  const message = page.getByRole('textbox', { name: 'Message to Maya Okafor · private' });
  await renderAt(`/lawyer?panel=chat&case=${caseId}`, tomas);
  await page.getByRole('navigation', { name: 'Channels' }).getByText('Maya Okafor · private').click();
  await message.fill('Dear Ruth,');
  leaveApp();
  await renderAt('/lawyer?panel=assistant', tomas);
  await askAndPress('Ask the mediator this');
  await expect.element(message).toHaveValue(`Dear Ruth,\n\n${question}`);
});
