// Guards packages/app/src/features/chat/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { leaveApp, renderAt } from '../../testing/render-app.tsx';
import { newConversation } from './chat-panel.testing.ts';

test('a person reads while writing a message which letter a PDF of the messages cannot show', async () => {
  const { ada, say } = await newConversation();
  await say(ada, 'Good morning.');
  await renderAt('/divorcee/messages', ada);
  await page.getByLabelText(/^Message to/).fill('What is \u{13000}?');
  await expect.element(page.getByText(/^A PDF has no letter for a part of “\u{13000}\?”/u)).toBeVisible();
});

test('a person sees that the mediator removed their message, and why', async () => {
  const { mediator, ada, say } = await newConversation();
  const messageId = await say(ada, 'Hurtful.');
  await mediator.api.redactMessage({ messageId, reason: 'abusive' });
  await renderAt('/divorcee/messages', ada);
  await expect.element(page.getByText(/Ruth Lindqvist removed your message\..+Reason: hurtful words\./)).toBeVisible();
});

test('a mediator who loads the page again, or the page below the chat drawer, finds the channel that was open', async () => {
  const { mediator, caseId, ada, say } = await newConversation();
  await say(ada, 'For you alone.');
  await ada.api.postMessage({ channelId: `case-${caseId}`, content: 'Good morning to all.' });
  for (const start of ['/mediator/messages', `/mediator?panel=chat&case=${caseId}`]) {
    const { path, search } = await renderAt(start, mediator);
    await page.getByRole('button', { name: /For you alone/ }).click();
    const message = page.getByRole('log').getByText('For you alone.');
    await expect.element(message).toBeVisible();
    const address = path() + search();
    leaveApp();

    await renderAt(address, mediator);
    await expect.element(message).toBeVisible();
    leaveApp();
  }
});

/** A mediator's list of channels on a phone, with a message that they have not read. */
async function unreadChannelOnPhone() {
  const { width, height } = { width: window.innerWidth, height: window.innerHeight };
  onTestFinished(async () => page.viewport(width, height));
  await page.viewport(390, 844);
  const { mediator, caseId, ada } = await newConversation();
  const { postMessage } = ada.api;
  await postMessage({ channelId: `case-${caseId}`, content: 'Good morning.' });
  await renderAt('/mediator/messages', mediator);
  const row = page.getByRole('navigation', { name: 'Channels' }).getByRole('button', { name: /Good morning/ });
  return { mediator, row };
}

test('on a phone a channel stays unread until a mediator leaves the list for it', async () => {
  const { mediator, row } = await unreadChannelOnPhone();
  await expect.element(row).toMatchTextContent('1 unread');
  // The first channel is loaded below the list.
  await expect.poll(() => document.querySelector('[role=log]')?.textContent).toContain('Good morning.');
  const unread = async () => (await mediator.api.listCases()).cases[0]?.unread_count;
  expect(await unread()).toBe(1);
  await row.click();
  await expect.poll(unread).toBe(0);
});

test('on a phone the focus follows a mediator who uses the keyboard into a channel and back to its row', async () => {
  const { row } = await unreadChannelOnPhone();
  await expect.element(row).toBeVisible();
  (row.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const back = page.getByRole('button', { name: 'Back to the channels' });
  await expect.element(back).toBeVisible();
  await expect.poll(() => document.activeElement?.querySelector('[role=log]')).not.toBeNull();
  await userEvent.keyboard('{Tab}');
  await expect.element(back).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(row).toHaveFocus();
});
