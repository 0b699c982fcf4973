import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openFamily, remove, say } from '../testing/family.ts';
import { addRow } from '../testing/rows.ts';
import { server } from '../testing/server.ts';
import { listenAs, openSocket } from '../testing/socket.ts';

await server.listen();

/** Long enough for an event that other subscribers have already received. */
const aMoment = () => sleep(100);

test('the audience of a channel receives a message event with the text unchanged', async () => {
  const { mediator, a, b, together } = await openFamily(server);
  const filter = `channel_id=eq.${together}`;
  const listeners = await Promise.all([mediator, a, b].map((it) => listenAs(it, filter)));
  expect(listeners.map(({ status }) => status)).toEqual(['SUBSCRIBED', 'SUBSCRIBED', 'SUBSCRIBED']);
  await say(b, together, 'Hello “both” \u{1F44B}');
  await expect
    .poll(() => listeners.map(({ contents }) => contents))
    .toEqual(listeners.map(() => ['Hello “both” \u{1F44B}']));
});

test('the audience of a channel receives a message that was written directly in the database', async () => {
  const { a, b, together } = await openFamily(server);
  const listener = await listenAs(b);
  await addRow(a, 'chat_messages', { channel_id: together, content: 'Directly.' });
  await expect.poll(() => listener.contents).toEqual(['Directly.']);
});

// ASVS 8.2.2
test('a message event of a private channel reaches only its audience, with any filter', async () => {
  const { mediator, a, b, lawyerA, lawyerB, former, colleague, outsider, otherParty, admin, privateA, together } =
    await openFamily(server);
  const members = await Promise.all([mediator, a, lawyerA].map((it) => listenAs(it)));
  const others = [b, lawyerB, former, colleague, outsider, otherParty, admin];
  const filters = [undefined, `channel_id=eq.${privateA}`, `sender_id=eq.${a.id}`];
  const listeners = await Promise.all(others.flatMap((it) => filters.map((filter) => listenAs(it, filter))));
  await say(a, privateA, 'Between us.');
  await expect.poll(() => members.map(({ contents }) => contents)).toEqual(members.map(() => ['Between us.']));
  await say(mediator, together, 'To everybody.');
  await expect.poll(() => listeners[0]?.contents).toEqual(['To everybody.']);
  await aMoment();
  expect(listeners.flatMap(({ contents }) => contents)).not.toContain('Between us.');
});

// ASVS 8.4.1
test('people outside the case receive no message events, in the same or another organization', async () => {
  const { a, b, outsider, otherParty, colleague, together } = await openFamily(server);
  const member = await listenAs(b);
  const listeners = await Promise.all([outsider, otherParty, colleague].map((it) => listenAs(it)));
  await say(a, together);
  await expect.poll(() => member.contents).toHaveLength(1);
  await aMoment();
  expect(listeners.map(({ contents }) => contents)).toEqual([[], [], []]);
});

test('a removed participant receives no more message events on an open subscription', async () => {
  const { mediator, a, b, caseId, together } = await openFamily(server);
  const [listenerOfA, listenerOfB] = await Promise.all([listenAs(a), listenAs(b)]);
  await say(mediator, together, 'First.');
  await expect.poll(() => [listenerOfA.contents, listenerOfB.contents]).toEqual([['First.'], ['First.']]);
  await remove(server, caseId, b);
  await say(mediator, together, 'Second.');
  await expect.poll(() => listenerOfA.contents).toEqual(['First.', 'Second.']);
  await aMoment();
  expect(listenerOfB.contents).toEqual(['First.']);
});

// ASVS 7.4.1
test('an ended sign-in session receives no more events, and another one of the same person still does', async () => {
  const { mediator, b, together } = await openFamily(server);
  const listener = await listenAs(b);
  const elsewhere = await openSocket();
  elsewhere.join('realtime:x', (await server.guest.login({ email: b.email, password: 'correct horse' })).token);
  await expect.poll(() => elsewhere.received).toHaveLength(2);
  await b.api.logout();
  await say(mediator, together);
  await expect.poll(() => elsewhere.received.at(-1)?.[1]).toBe('postgres_changes');
  await aMoment();
  expect(listener.contents).toEqual([]);
});

test('a message whose transaction is rolled back is not broadcast', async () => {
  const { mediator, a, together } = await openFamily(server);
  const listener = await listenAs(a);
  await expect(
    mediator.sql(async (sql) => {
      await sql`insert into chat_messages (channel_id, content) values (${together}, 'Never said.')`;
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  await say(mediator, together, 'Said.');
  await expect.poll(() => listener.contents).toEqual(['Said.']);
});

test('message events arrive in the order in which the messages were sent', async () => {
  const { mediator, a, together } = await openFamily(server);
  const listener = await listenAs(a, `channel_id=eq.${together}`);
  const sent = Array.from({ length: 20 }, (_, n) => `Message ${n}`);
  for (const content of sent) await say(mediator, together, content);
  await expect.poll(() => listener.contents).toEqual(sent);
});
