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

test('the mediator takes back the message of a party after choosing a reason', async () => {
  const { maya, mediator, caseId, say } = await newChat();
  await say(maya, 'You liar.');
  await renderAt(`/mediator?panel=chat&case=${caseId}&with=${maya.user.id}`, mediator);
  await userEvent.click(menus());
  await userEvent.click(page.getByRole('menuitem', { name: 'Take back' }));
  await expect.element(dialog()).toMatchTextContent('Take back the message of Maya Okafor?');
  await userEvent.click(dialog().getByRole('button', { name: 'Take back' }));
  await expect.element(dialog()).toMatchTextContent('Choose a reason.');
  await userEvent.click(dialog().getByRole('radio', { name: 'It has hurtful words' }));
  await userEvent.click(dialog().getByRole('button', { name: 'Take back' }));
  await expect
    .element(log().getByText(/You removed a message from Maya Okafor\..+Reason: hurtful words\./))
    .toBeVisible();
});
