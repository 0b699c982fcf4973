import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { newParty } from '../../testing/parties.ts';
import { leaveApp, renderAt } from '../../testing/render-app.tsx';

const question = 'What are the seven steps?';

/** Asks the assistant, then presses the button below its answer. */
async function askAndPress(button: string) {
  const panel = page.getByRole('dialog');
  await panel.getByRole('textbox', { name: 'Question to the AI' }).fill(question);
  await panel.getByRole('button', { name: 'Send' }).click();
  await panel.getByRole('button', { name: button }).click();
}

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
