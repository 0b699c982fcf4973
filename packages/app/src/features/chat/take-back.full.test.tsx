// Guards packages/app/src/features/chat/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderAt } from '../../testing/render-app.tsx';
import { newChat } from './take-back.testing.ts';

const log = () => page.getByRole('log', { name: 'Messages' });
const menus = () => log().getByRole('button', { name: /^More for (your|the) message/ });

/** The question; the chat itself can be a dialog below it. */
const dialog = () => page.getByRole('dialog').last();

test('closing the question leaves the message and returns the focus to it', async () => {
  const { maya, say } = await newChat();
  await say(maya, 'I stay.');
  await renderAt('/divorcee/messages', maya);
  await userEvent.click(menus());
  await userEvent.click(page.getByRole('menuitem', { name: 'Take back' }));
  await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
  await expect.element(log().getByRole('listitem').filter({ hasText: 'I stay.' })).toHaveFocus();
});
