// Guards packages/app/src/features/chat/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderAt } from '../../../testing/render-app.tsx';
import { newChat } from './redaction.testing.ts';
import { newPerson } from '../../../testing/people.ts';

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

test('the mediator redacts the message of a party after choosing a reason', async () => {
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

test('a party redacts an own message by keyboard alone, and the tombstone says why and has the focus', async () => {
  const { maya, mediator, say } = await newChat();
  await say(mediator, 'Good morning.');
  await say(maya, 'The code of the safe is 1234.');
  await renderAt('/divorcee/messages', maya);
  await expect.element(log().getByText('The code of the safe is 1234.')).toBeVisible();
  expect(menus().elements()).toHaveLength(1);

  (log().element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowUp}{Tab}');
  await expect.element(menus()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog()).toMatchTextContent('Take back your message?');
  await expect.element(dialog()).toMatchTextContent('The code of the safe is 1234.');
  await userEvent.click(dialog().getByRole('radio', { name: 'It has private information' }));
  await userEvent.click(dialog().getByRole('button', { name: 'Take back' }));

  const tombstone = log().getByRole('listitem').filter({ hasText: 'You took this message back.' });
  await expect.element(tombstone).toMatchTextContent('Reason: private information.');
  await expect.element(tombstone).toHaveFocus();
  expect(menus().elements()).toHaveLength(0);
});

test('redacted words disappear from the page of a reader, also for screen readers', async () => {
  const { maya, mediator, say } = await newChat();
  await say(mediator, 'Good morning.');
  await renderAt('/divorcee/messages', maya);
  await expect.element(log().getByText('Good morning.')).toBeVisible();
  const { id: messageId } = await say(mediator, 'The code of the safe is 1234.');
  const spoken = () => [...document.querySelectorAll('[aria-live]')].map((it) => it.textContent).join(' ');
  await expect.poll(spoken).toContain('The code of the safe is 1234.');
  await mediator.api.redactMessage({ messageId, reason: 'mistake' });
  await expect.poll(spoken).toContain('Ruth Lindqvist took this message back.');
  await expect.poll(() => document.body.textContent).not.toContain('1234');
});

test('a lawyer has no menu for the messages of others', async () => {
  const { maya, mediator, tomas, caseId, say } = await newChat();
  await say(maya, 'Good morning.');
  await say(mediator, 'Good morning, Maya.');
  await say(tomas, 'Good morning to you both.');
  await renderAt(`/lawyer?panel=chat&case=${caseId}&with=${maya.user.id}`, tomas);
  await expect.element(log().getByText('Good morning to you both.')).toBeVisible();
  expect(menus().elements()).toHaveLength(1);
});

test('the dialog shows the refusal in a case under legal hold, and the message stays', async () => {
  const { maya, caseId, say } = await newChat();
  await say(maya, 'Good morning.');
  const admin = await newPerson('admin', 'Alex Admin');
  await admin.api.setLegalHold({ caseId, on: true, reason: 'A court asked for it.' });
  await renderAt('/divorcee/messages', maya);
  await userEvent.click(menus());
  await userEvent.click(page.getByRole('menuitem', { name: 'Take back' }));
  await userEvent.click(dialog().getByRole('button', { name: 'Take back' }));
  await expect.element(dialog().getByText('The messages of this case must stay as they are.')).toBeVisible();
  await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
  await expect.element(log().getByText('Good morning.')).toBeVisible();
});
