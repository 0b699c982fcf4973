import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { newOffice } from '../../testing/offices.ts';
import { renderAt } from '../../testing/render-app.tsx';
import { newConversation } from './chat-panel.testing.ts';

test('a tombstone in the message log shows who redacted the message, when and why, and the channel list shows a short one', async () => {
  const { mediator, ada, say } = await newConversation();
  const mine = await say(ada, 'My new address is 12 Orchard Row.');
  const theirs = await say(mediator, 'The wrong case, sorry.');
  await ada.api.redactMessage({ messageId: mine, reason: 'private_information' });
  await mediator.api.redactMessage({ messageId: theirs, reason: 'mistake' });
  await renderAt('/divorcee/messages', ada);
  const log = page.getByRole('log', { name: 'Messages' });
  await expect.element(log.getByText(/You took this message back\. .+\. Reason: private information\./)).toBeVisible();
  await expect
    .element(log.getByText(/Ruth Lindqvist took this message back\. .+\. Reason: sent by mistake\./))
    .toBeVisible();
  const channels = page.getByRole('navigation', { name: 'Channels' });
  await expect.element(channels.getByText('Ruth Lindqvist took this message back.')).toBeInTheDocument();
});

test('a message that is redacted while a person reads the chat turns into a tombstone', async () => {
  const { mediator, ada, say } = await newConversation();
  const messageId = await say(mediator, 'The wrong case, sorry.');
  await renderAt('/divorcee/messages', ada);
  const log = page.getByRole('log', { name: 'Messages' });
  await expect.element(log.getByText('The wrong case, sorry.')).toBeVisible();
  await mediator.api.redactMessage({ messageId, reason: 'other' });
  await expect.element(log.getByText(/Ruth Lindqvist took this message back\./)).toBeVisible();
  expect(log.getByText('The wrong case, sorry.').query()).toBeNull();
});

test('a party in a case of a suspended organization reads its messages, and finds neither composer nor menu', async () => {
  const { mediator, maya, caseId, suspend } = await newOffice();
  const channelId = `private-${caseId}-${maya.user.id}`;
  await mediator.api.postMessage({ channelId, content: 'See you on Monday.' });
  await maya.api.postMessage({ channelId, content: 'I will be there.' });
  await suspend();
  await renderAt('/divorcee/messages', maya);
  await expect.element(page.getByText(/^The organization of your mediator is suspended/)).toBeVisible();
  await expect.element(page.getByRole('log').getByText('See you on Monday.')).toBeVisible();
  await expect.element(page.getByRole('log').getByText('I will be there.')).toBeVisible();
  expect(page.getByRole('button', { name: /^More for your message/ }).query()).toBeNull();
  expect(page.getByRole('textbox', { name: /^Message to/ }).query()).toBeNull();
});

test('a closed case shows its messages and a notice in place of the composer', async () => {
  const { mediator, caseId, ada, say } = await newConversation();
  await say(ada, 'Thank you for everything.');
  const { version } = (await mediator.api.getCase({ caseId })).case;
  await mediator.api.closeCase({ caseId, reason: 'agreed_full', version });
  await renderAt('/divorcee/messages', ada);
  await expect
    .element(page.getByText('This case is closed. You can read everything; nothing new can be written.'))
    .toBeVisible();
  await expect.element(page.getByRole('log').getByText('Thank you for everything.')).toBeVisible();
  expect(page.getByRole('textbox', { name: /^Message to/ }).query()).toBeNull();
});
