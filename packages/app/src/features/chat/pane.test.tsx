import { expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { join, newParty } from '../../testing/parties.ts';
import { newPerson, type Person, signIn } from '../../testing/people.ts';
import { cutConnection } from '../../testing/interruptions.ts';
import { leaveApp, renderAt } from '../../testing/render-app.tsx';

const log = () => page.getByRole('log', { name: 'Messages' });

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

const say = async ({ api: { postMessage } }: Person, channelId: string, content: string) =>
  (await postMessage({ channelId, content })).message;

/** The texts of the log below its "New" line. */
const belowNew = () => (log().element() as HTMLElement).innerText.split(/^New$/m)[1] ?? '';

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
