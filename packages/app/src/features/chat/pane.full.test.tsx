// Guards packages/app/src/features/chat/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent, commands } from 'vitest/browser';
import { join, newParty } from '../../testing/parties.ts';
import { leaveApp, renderAt } from '../../testing/render-app.tsx';
import { newPerson, type Person, signIn } from '../../testing/people.ts';
import { cutConnection } from '../../testing/interruptions.ts';

const log = () => page.getByRole('log', { name: 'Messages' });

test('a party sees under the newest own message that the mediator has read it', async () => {
  const { maya, mediator, caseId } = await newParty();
  const channelId = `private-${caseId}-${maya.user.id}`;
  const { postMessage } = maya.api;
  await postMessage({ channelId, content: 'First.' });
  const { message } = await postMessage({ channelId, content: 'Second.' });
  await mediator.api.markRead({ channelId, messageId: message.id });
  await renderAt('/divorcee/messages', maya);
  const read = log().getByRole('listitem').filter({ hasText: 'Read by Ruth' });
  await expect.element(read).toMatchTextContent('Second.');
});

const say = async ({ api: { postMessage } }: Person, channelId: string, content: string) =>
  (await postMessage({ channelId, content })).message;

/** The texts of the log below its "New" line. */
const belowNew = () => (log().element() as HTMLElement).innerText.split(/^New$/m)[1] ?? '';

test('a party finds a line above the first message that they have not read, and writing moves no line', async () => {
  const { maya, mediator, caseId } = await newParty();
  const channelId = `private-${caseId}-${maya.user.id}`;
  const message = await say(mediator, channelId, 'Read before.');
  await maya.api.markRead({ channelId, messageId: message.id });
  await say(mediator, channelId, 'First unread.');
  await say(mediator, channelId, 'Second unread.');
  await renderAt('/divorcee/messages', maya);
  await expect.poll(belowNew).toMatch(/First unread\.[^]*Second unread\./);
  expect(belowNew()).not.toContain('Read before.');
  await say(mediator, channelId, 'While the party looks.');
  await expect.poll(belowNew).toMatch(/First unread\.[^]*While the party looks\./);
  expect(log().getByText('New', { exact: true }).elements()).toHaveLength(1);
});

test('a party who looks away and comes back to nothing unread sees no line above a message that arrives afterwards', async () => {
  const { maya, mediator, caseId } = await newParty();
  const channelId = `private-${caseId}-${maya.user.id}`;
  await say(mediator, channelId, 'First unread.');
  await renderAt('/divorcee/messages', maya);
  await expect.poll(belowNew).toContain('First unread.');
  const visibility = vi.spyOn(document, 'visibilityState', 'get');
  for (const state of ['hidden', 'visible'] as const) {
    visibility.mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
    await new Promise((drawn) => requestAnimationFrame(drawn));
  }
  visibility.mockRestore();
  await say(mediator, channelId, 'While the party looks.');
  await expect.poll(belowNew).toMatch(/First unread\.[^]*While the party looks\./);
});

test('a case on hold says so, and a party can still write', async () => {
  const { maya, mediator, caseId } = await newParty();
  const { version } = (await mediator.api.getCase({ caseId })).case;
  await mediator.api.changeCaseStatus({ caseId, status: 'on_hold', version });
  await renderAt('/divorcee/messages', maya);
  await expect.element(page.getByText('This case is on hold. You can still write messages.')).toBeVisible();
  await userEvent.fill(page.getByRole('textbox', { name: /^Message to/ }), 'I am still here.');
  await userEvent.keyboard('{Enter}');
  await expect.element(log().getByText('I am still here.')).toBeVisible();
});

test('a reader saves the messages of a channel as JSON', async () => {
  const { maya, mediator, caseId } = await newParty();
  const { postMessage } = mediator.api;
  await postMessage({ channelId: `private-${caseId}-${maya.user.id}`, content: 'Good morning, Maya.' });
  const saved: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  onTestFinished(() => click.mockRestore());
  await renderAt('/divorcee/messages', maya);
  await userEvent.click(page.getByRole('button', { name: 'More for this channel' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Save the messages as JSON' }));
  await expect.poll(() => saved).toEqual([expect.stringMatching(/^messages-.+\.json$/)]);
});

test('a party sees in the shared channel that own delivery hours are on, with the way to change them, and nobody else does', async () => {
  const { maya, mediator, caseId } = await newParty();
  const daniel = await newPerson('divorcee', 'Daniel Okafor');
  await join(mediator, caseId, daniel, 'divorcee', 'B');
  await maya.api.setDelivery({ caseId, hours: { from: '17:00', to: '19:00' }, holds_from: 6 });
  await say(mediator, `case-${caseId}`, 'Good morning to all.');
  const note = page.getByText(
    /reach you between 17:00 and 19:00\. Messages of the other party that a program finds harsh wait/,
  );
  const shared = page.getByRole('navigation', { name: 'Channels' }).getByRole('button', { name: /Good morning to/ });
  const composer = page.getByRole('textbox', { name: /^Message to/ });
  await renderAt('/divorcee/messages', maya);
  await expect.element(composer).toBeVisible();
  expect(note.query()).toBeNull();
  await userEvent.click(shared);
  await expect.element(note).toBeVisible();
  await expect.element(note.getByRole('link', { name: 'Change this' })).toHaveAttribute('href', '/profile?part=safety');
  leaveApp();
  await renderAt('/divorcee/messages', daniel);
  await userEvent.click(shared);
  await expect.element(log().getByText('Good morning to all.')).toBeVisible();
  await daniel.api.getDelivery({ caseId });
  expect(note.query()).toBeNull();
});

test('the log shows who joined between the messages, and in private who can read the channel', async () => {
  const { maya, mediator, caseId } = await newParty();
  const { postMessage } = mediator.api;
  await postMessage({ channelId: `private-${caseId}-${maya.user.id}`, content: 'Good morning, Maya.' });
  await postMessage({ channelId: `case-${caseId}`, content: 'Good morning to all.' });
  await renderAt('/divorcee/messages', maya);
  await expect.element(log().getByText('Good morning, Maya.')).toBeVisible();
  await expect.element(log().getByText(/^Tomas Herrera joined this channel, /)).toBeVisible();
  expect(
    log()
      .getByText(/joined, /)
      .query(),
  ).toBeNull();
  await userEvent.click(
    page.getByRole('navigation', { name: 'Channels' }).getByRole('button', { name: /Good morning to/ }),
  );
  await expect.element(log().getByText(/^Tomas Herrera joined, /)).toBeVisible();
  await expect.element(log().getByText(/^You joined, /)).toBeVisible();
  await mediator.api.removeParticipant({
    participantId: (await mediator.api.listParticipants({ caseId })).participants.find(({ role }) => role === 'lawyer')!
      .id,
  });
  await expect.element(log().getByText(/^Tomas Herrera left, /)).toBeVisible();
});

test('messages that a party sends without a connection go out in their order once it is back', async () => {
  const { maya, caseId } = await newParty();
  const channelId = `private-${caseId}-${maya.user.id}`;
  await renderAt('/divorcee/messages', maya);
  const composer = page.getByRole('textbox', { name: /^Message to/ });
  await expect.element(composer).toBeEnabled();
  const reconnect = cutConnection();
  dispatchEvent(new Event('offline'));
  for (const text of ['I am on the train.', 'I will be late.']) {
    await userEvent.fill(composer, text);
    await userEvent.keyboard('{Enter}');
    await expect
      .element(log().getByRole('listitem').filter({ hasText: text }))
      .toMatchTextContent('Failed to send message');
  }
  reconnect();
  dispatchEvent(new Event('online'));
  const sent = async () => (await maya.api.listMessages({ channelId })).messages.map(({ content }) => content);
  await expect.poll(sent).toEqual(['I am on the train.', 'I will be late.']);
  await expect.poll(() => log().getByText('Failed to send message').query()).toBeNull();
});

test('a held message that is delivered into an open log comes below a line that says it is new', async () => {
  const { maya, mediator, caseId } = await newParty();
  const daniel = await newPerson('divorcee', 'Daniel Okafor');
  await join(mediator, caseId, daniel, 'divorcee', 'B');
  await maya.api.setDelivery({ caseId, hours: null, holds_from: 6 });
  const channelId = `case-${caseId}`;
  const harsh = 'You are a pathetic liar and I am sick of your stupid games!';
  const held = await say(daniel, channelId, harsh);
  const message = await say(mediator, channelId, 'Good morning.');
  await maya.api.markRead({ channelId, messageId: message.id });
  await renderAt('/divorcee/messages', maya);
  await userEvent.click(
    page.getByRole('navigation', { name: 'Channels' }).getByRole('button', { name: /Good morning/ }),
  );
  await expect.element(log().getByText('Good morning.')).toBeVisible();
  expect(belowNew()).toBe('');
  await mediator.api.deliverMessage({ messageId: held.id });
  await expect.poll(belowNew).toMatch(/pathetic liar[^]*Good morning\./);
});

test('a party whose mediation service has switched the safety screening off reads that harsh messages do not wait', async () => {
  const { caseId, mediator, party } = await commands.prepare('unscreenedCase');
  const [ruth, maya] = [await signIn(mediator), await signIn(party)];
  await maya.api.setDelivery({ caseId, hours: null, holds_from: 6 });
  await say(ruth, `case-${caseId}`, 'Good morning to all.');
  await renderAt('/divorcee/messages', maya);
  await userEvent.click(
    page.getByRole('navigation', { name: 'Channels' }).getByRole('button', { name: /Good morning to/ }),
  );
  await expect.element(page.getByText(/Harsh messages of the other party arrive at once/)).toBeVisible();
  leaveApp();
  await renderAt(`/cases/${caseId}?tab=overview`, ruth);
  await expect.element(page.getByText(/None does while the safety check is off/)).toBeVisible();
});
