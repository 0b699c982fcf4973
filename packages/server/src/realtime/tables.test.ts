import { setTimeout as sleep } from 'node:timers/promises';
import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { type Family, openFamily, remove, say } from '../testing/family.ts';
import { server } from '../testing/server.ts';
import { listenAs, openSocket } from '../testing/socket.ts';
import { publishedTables } from './changes.ts';

await server.listen();

const { owner } = server;

/** Long enough for an event that other subscribers have already received. */
const aMoment = () => sleep(100);

type Name = keyof Family['people'];

/** How to write to each published table, and which participants receive the event. */
const published: Record<string, { happen: (family: Family) => Promise<unknown>; readers: readonly Name[] }> = {
  chat_messages: {
    happen: ({ a, privateA }) =>
      owner`insert into chat_messages (channel_id, sender_id, content) values (${privateA}, ${a.id}, 'Between us.')`,
    readers: ['mediator', 'a', 'lawyerA'],
  },
  case_events: {
    happen: ({ caseId, a }) =>
      owner`insert into case_events (case_id, visible_to, kind) values (${caseId}, ${`party-${caseId}-${a.id}`}, 'asked')`,
    readers: ['mediator', 'a'],
  },
  notifications: {
    happen: ({ a, privateA }) =>
      owner`insert into notifications (user_id, type, message, visible_to) values (${a.id}, 'message', 'News.', ${privateA})`,
    readers: ['a'],
  },
};

/** Subscribes everyone to one table. */
const listenersOf = async ({ people }: Family, table: string, filter?: string) =>
  Promise.all(
    Object.entries(people).map(async ([name, person]) => ({ name, ...(await listenAs(person, filter, table)) })),
  );

/** The names of those who received an event. */
const receivedBy = (listeners: { name: string; rows: unknown[] }[]) =>
  listeners.filter(({ rows }) => rows.length > 0).map(({ name }) => name);

test('every published table is in the list of tables that the next tests check', async () => {
  expect([...(await publishedTables(server.backend.db)).keys()].toSorted()).toEqual(Object.keys(published).toSorted());
});

test('a published table contains only columns that its readers can select', async () => {
  for (const [table, columns] of await publishedTables(server.backend.db)) {
    const readable = await owner<{ name: string }>`
      select a.attname as name from pg_attribute a
      where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped
        and has_column_privilege('authenticated', a.attrelid, a.attnum, 'select') order by a.attnum`;
    expect(readable.map(({ name }) => name)).toEqual(columns.map(({ name }) => name));
  }
});

test.for(Object.entries(published))(
  '%s: a new row is broadcast to its audience alone',
  async ([table, publication]) => {
    const family = await openFamily(server);
    const listeners = await listenersOf(family, table);
    expect(new Set(listeners.map(({ status }) => status))).toEqual(new Set(['SUBSCRIBED']));
    await publication.happen(family);
    await expect.poll(() => receivedBy(listeners)).toEqual(publication.readers);
    await aMoment();
    expect(receivedBy(listeners)).toEqual(publication.readers);
    expect(listeners.find(({ name }) => name === publication.readers[0])?.rows).toHaveLength(1);
  },
);

test.for(Object.entries(published))(
  '%s: a guest, an ended sign-in session or a banned account receives no events',
  async ([table, publication]) => {
    const family = await openFamily(server);
    const { a } = family;
    const { received, join } = await openSocket();
    for (const token of [undefined, server.backend.publishableKey]) join('realtime:x', token, { table });
    await expect.poll(() => received.map(([, , { status }]) => status)).toEqual(['error', 'error']);

    const listener = await listenAs(a, undefined, table);
    await publication.happen(family);
    await expect.poll(() => listener.rows.length).toBe(1);
    await owner`update auth.users set banned_until = 'infinity' where id = ${a.id}`;
    await publication.happen(family);
    await aMoment();
    expect(listener.rows).toHaveLength(1);
    await owner`delete from auth.sessions where user_id = ${a.id}`;
    await owner`update auth.users set banned_until = null where id = ${a.id}`;
    await publication.happen(family);
    await aMoment();
    expect(listener.rows).toHaveLength(1);
  },
);

test('a removed participant receives no more case events on an open subscription', async () => {
  const family = await openFamily(server);
  const { a, b, caseId, together } = family;
  const [listenerOfA, listenerOfB] = await Promise.all([a, b].map((it) => listenAs(it, undefined, 'case_events')));
  const happen = (kind: string) =>
    owner`insert into case_events (case_id, visible_to, kind) values (${caseId}, ${together}, ${kind})`;
  const kinds = (listener: typeof listenerOfA) => listener?.rows.map(({ kind }) => kind);
  await happen('first');
  await expect.poll(() => [kinds(listenerOfA), kinds(listenerOfB)]).toEqual([['first'], ['first']]);
  await remove(server, caseId, b);
  await happen('second');
  await expect.poll(() => kinds(listenerOfA)).toContain('second');
  await aMoment();
  expect(kinds(listenerOfB)).toEqual(['first']);
});

test('the audience of a channel receives a message, its notification and its redaction as events', async () => {
  const { mediator, a, b, privateA } = await openFamily(server);
  const [messages, news, events] = await Promise.all(
    ['chat_messages', 'notifications', 'case_events'].map((table) => listenAs(a, undefined, table)),
  );
  const others = await Promise.all(
    ['chat_messages', 'notifications', 'case_events'].map((table) => listenAs(b, undefined, table)),
  );
  const { id } = await say(mediator, privateA, 'Between us.');
  await expect.poll(() => messages?.rows).toMatchObject([{ id, content: 'Between us.', redacted_at: null }]);
  await expect.poll(() => news?.rows).toMatchObject([{ type: 'message', visible_to: privateA, subject_id: id }]);
  await mediator.api.redactMessage({ messageId: id });
  await expect
    .poll(() => events?.rows)
    .toMatchObject([{ kind: 'message_redacted', subject_id: id, visible_to: privateA, actor_id: mediator.id }]);
  await aMoment();
  expect(others.flatMap(({ rows }) => rows)).toEqual([]);
});

test('a subscription filtered by another person’s id receives none of their notifications', async () => {
  const family = await openFamily(server);
  const { a } = family;
  const listeners = await listenersOf(family, 'notifications', `user_id=eq.${a.id}`);
  await published['notifications']!.happen(family);
  await expect.poll(() => receivedBy(listeners)).toEqual(['a']);
  await aMoment();
  expect(receivedBy(listeners)).toEqual(['a']);
});

test('a sign-in session receives events only for the person it belongs to', async () => {
  const { a, b, privateA } = await openFamily(server);
  await say(a, privateA);
  const [row] = await owner<{ id: string }>`select id from chat_messages where channel_id = ${privateA}`;
  const visibleTo = async (sub: string, token: string) => {
    const { session_id } = decodeJwt(token);
    const [answer] = await owner<{ visible: boolean[] }>`
      select realtime_local.visible_to('chat_messages', ${row!.id}::uuid, ${JSON.stringify([{ sub, session_id }])}::jsonb) as visible`;
    return answer?.visible;
  };
  expect(await visibleTo(a.id, a.token)).toEqual([true]);
  expect(await visibleTo(a.id, b.token)).toEqual([false]);
  expect(await visibleTo(b.id, b.token)).toEqual([false]);
});
