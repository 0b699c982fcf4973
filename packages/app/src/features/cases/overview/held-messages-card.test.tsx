import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '../../../paths.ts';
import { join, newParty } from '../../../testing/parties.ts';
import { newPerson, type Person } from '../../../testing/people.ts';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';

const say = ({ api: { postMessage } }: Person, channelId: string, content: string) =>
  postMessage({ channelId, content });

const harsh = 'You are a pathetic liar and I am sick of your stupid games!';

test('a mediator sees who has messages held, reads a held one at once and delivers it', async () => {
  const { mediator, caseId, maya } = await newParty();
  const daniel = await newPerson('divorcee', 'Daniel Okafor');
  await join(mediator, caseId, daniel, 'divorcee', 'B');
  await daniel.api.answerAiConsent({ caseId, answer: 'yes' });
  await maya.api.setDelivery({ caseId, hours: null, holds_from: 6 });
  await renderAt(paths.case(caseId), mediator);
  const card = page.getByRole('region', { name: 'Messages that wait' });
  await expect
    .element(card.getByText('Messages to Maya Okafor with a tone from 6 of 10 (Heated) wait for you.'))
    .toBeVisible();
  await expect.element(card.getByText('No message waits now.')).toBeVisible();

  const channelId = `case-${caseId}`;
  await say(daniel, channelId, harsh);
  leaveApp();
  await renderAt(paths.case(caseId), mediator);
  await expect.element(card.getByText(harsh)).toBeVisible();
  await expect.element(card.getByText(/^Daniel Okafor to Maya Okafor, .+ Waits for you\.$/)).toBeVisible();
  expect((await maya.api.listMessages({ channelId })).messages).toEqual([]);
  await card.getByRole('button', { name: 'Deliver now' }).click();
  await expect.element(card.getByText('No message waits now.')).toBeVisible();
  expect((await maya.api.listMessages({ channelId })).messages).toMatchObject([{ content: harsh }]);
});

test('a mediator is led from the chat and from what needs them to a message that waits, and delivers it', async () => {
  const { mediator, caseId, maya } = await newParty();
  const daniel = await newPerson('divorcee', 'Daniel Okafor');
  await join(mediator, caseId, daniel, 'divorcee', 'B');
  await daniel.api.answerAiConsent({ caseId, answer: 'yes' });
  await maya.api.setDelivery({ caseId, hours: null, holds_from: 6 });
  await renderAt(paths.mediatorMessages(), mediator);
  const note = page.getByText(/^1 harsh message to Maya waits until you deliver it\./);
  await expect.element(page.getByRole('textbox', { name: /^Message to/ })).toBeVisible();
  expect(note.query()).toBeNull();
  await say(daniel, `case-${caseId}`, harsh);
  await expect.element(note).toBeVisible();
  await page.getByRole('link', { name: 'Read and deliver' }).click();
  const card = page.getByRole('region', { name: 'Messages that wait' });
  await expect.element(card).toBeInViewport();
  const reason = page.getByRole('link', { name: /1 message waits for you to deliver it/ });
  await expect.element(reason).toBeVisible();
  await card.getByRole('button', { name: 'Deliver now' }).click();
  await expect.element(card.getByText('No message waits now.')).toBeVisible();
  await expect.element(reason).not.toBeInTheDocument();
});

test('a delivered message appears in its place in an open chat', async () => {
  const { mediator, caseId, maya } = await newParty();
  const daniel = await newPerson('divorcee', 'Daniel Okafor');
  await join(mediator, caseId, daniel, 'divorcee', 'B');
  await daniel.api.answerAiConsent({ caseId, answer: 'yes' });
  await maya.api.setDelivery({ caseId, hours: null, holds_from: 6 });
  const channelId = `case-${caseId}`;
  const { message } = await say(daniel, channelId, harsh);
  await say(mediator, channelId, 'Let us meet on Monday.');
  await renderAt(paths.messages(), maya);
  const list = page.getByRole('navigation', { name: 'Channels' });
  await list.getByText(/ and you$/).click();
  const log = page.getByRole('log', { name: 'Messages' });
  await expect.element(log.getByText('Let us meet on Monday.')).toBeVisible();
  expect(log.getByText(harsh).query()).toBeNull();
  await mediator.api.deliverMessage({ messageId: message.id });
  await expect.element(log.getByText(harsh)).toBeVisible();
  const texts = log.element().textContent;
  expect(texts.indexOf(harsh)).toBeLessThan(texts.indexOf('Let us meet on Monday.'));
});
