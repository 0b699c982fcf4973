import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@supabase/supabase-js';
import { SignJWT, decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { openFamily, say } from '../testing/family.ts';
import { server } from '../testing/server.ts';
import { listenAs, openSocket } from '../testing/socket.ts';

const origin = await server.listen();

const topic = 'realtime:chat';

/** The same token with changed claims, signed with the server's key. */
const resign = (token: string, change: object, secret = server.secrets.jwtSecret) =>
  new SignJWT({ ...decodeJwt(token), ...change })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(secret));

const inOneSecond = () => Math.floor(Date.now() / 1000) + 1;

// ASVS 4.4.3, 7.2.1, 9.1.1, 9.2.1, 9.2.2, 9.2.3
test('a subscription with a missing, forged, expired or foreign token is rejected', async () => {
  const { a } = await openFamily(server);
  const { received, join } = await openSocket();
  const tokens = [
    undefined,
    null,
    '',
    'placeholder-token',
    server.backend.publishableKey,
    `${a.token}x`,
    await resign(a.token, {}, 'another secret'),
    await resign(a.token, { exp: inOneSecond() - 60 }),
    await resign(a.token, { aud: 'anon' }),
    await resign(a.token, { sub: 'nobody' }),
    await resign(a.token, { session_id: undefined }),
  ];
  for (const token of tokens) join(topic, token);
  await expect.poll(() => received.length).toBe(tokens.length);
  expect(received.map(([, , { status }]) => status)).toEqual(tokens.map(() => 'error'));
});

test('supabase-js reports a channel error when the token is forged', async () => {
  const { a } = await openFamily(server);
  const forged = await resign(a.token, {}, 'another secret');
  const supabase = createClient(origin, server.backend.publishableKey, { accessToken: async () => forged });
  expect((await listenAs(a)).status).toBe('SUBSCRIBED');
  expect((await listenAs({ ...a, supabase })).status).toBe('CHANNEL_ERROR');
});

test('a subscription accepts only inserts of published tables with filters on their columns', async () => {
  const { a } = await openFamily(server);
  const { received, join } = await openSocket();
  const refused = [
    { table: 'case_intakes' },
    { table: 'profiles' },
    { table: 'messages' },
    { table: 'nothing' },
    { table: '"; drop table cases; --' },
    { schema: 'auth', table: 'users' },
    { event: 'UPDATE' },
    { filter: 'password=eq.x' },
    { filter: 'content=like.x' },
    { filter: "content=eq.x' or true" + 'x'.repeat(200) },
    { filter: 'id' },
    { filter: 7 },
  ];
  for (const binding of refused) join(topic, a.token, binding);
  join(topic, a.token, { event: '*', filter: 'channel_id=eq.x' });
  await expect.poll(() => received.filter(([, event]) => event === 'phx_reply').length).toBe(refused.length + 1);
  const statuses = received.filter(([, event]) => event === 'phx_reply').map(([, , { status }]) => status);
  expect(statuses).toEqual([...refused.map(() => 'error'), 'ok']);
});

// ASVS 4.4.4, 9.2.1
test('a subscription closes when its token expires, and sends no more events', async () => {
  const { mediator, a, together } = await openFamily(server);
  const { received, join } = await openSocket();
  join(topic, await resign(a.token, { exp: inOneSecond() + 2 }));
  await expect.poll(() => received).toHaveLength(2);
  await say(mediator, together);
  await expect.poll(() => received.some(([, event]) => event === 'postgres_changes')).toBe(true);
  await expect.poll(() => received.at(-1)).toEqual([topic, 'phx_close', {}]);
  expect(received.at(-2)?.[2]).toMatchObject({ status: 'error', message: 'Token has expired' });
  const { length } = received;
  await say(mediator, together);
  await sleep(100);
  expect(received).toHaveLength(length);
});

test('a refreshed token keeps the subscription open', async () => {
  const { mediator, a, together } = await openFamily(server);
  const { received, join, send } = await openSocket();
  join(topic, await resign(a.token, { exp: inOneSecond() + 1 }));
  send(topic, 'access_token', { access_token: a.token });
  await sleep(2100);
  await say(mediator, together);
  await expect.poll(() => received.at(-1)?.[1]).toBe('postgres_changes');
});

// ASVS 4.4.4
test('a subscription closes when it receives the token of another person', async () => {
  const { a, b } = await openFamily(server);
  for (const token of [b.token, 'forged', '']) {
    const { received, join, send } = await openSocket();
    join(topic, a.token);
    send(topic, 'access_token', { access_token: token });
    await expect.poll(() => received.at(-1)).toEqual([topic, 'phx_close', {}]);
  }
});

test('a client that leaves right after joining receives no events', async () => {
  const { mediator, a, b, together } = await openFamily(server);
  const listener = await listenAs(b);
  const { received, join, send } = await openSocket();
  join(topic, a.token);
  send(topic, 'phx_leave', {});
  await expect.poll(() => received.at(-1)).toEqual([topic, 'phx_close', {}]);
  await say(mediator, together);
  await expect.poll(() => listener.contents).toHaveLength(1);
  await sleep(50);
  expect(received.filter(([, event]) => event === 'postgres_changes')).toEqual([]);
});

test('a heartbeat is answered', async () => {
  const { received, send } = await openSocket();
  send('phoenix', 'heartbeat', {});
  await expect.poll(() => received).toEqual([['phoenix', 'phx_reply', { status: 'ok', response: {} }]]);
});

test('a socket has at most 20 channels', async () => {
  const { a } = await openFamily(server);
  const { received, join } = await openSocket();
  for (let n = 0; n <= 20; n++) join(`${topic}-${n}`, a.token);
  await expect.poll(() => received.filter(([, event]) => event === 'phx_reply').length).toBe(21);
  const statuses = received.filter(([, event]) => event === 'phx_reply').map(([, , { status }]) => status);
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 'ok'), 'error']);
});

test('a socket is closed when it sends an invalid frame, too large a frame or too many frames', async () => {
  const garbage = await openSocket();
  garbage.socket.send('not a frame');
  expect(await garbage.closed).toBe(1003);

  const large = await openSocket();
  large.socket.send('x'.repeat(65 * 1024));
  expect(await large.closed).toBe(1009);

  const fast = await openSocket();
  for (let n = 0; n < 60; n++) fast.send('phoenix', 'heartbeat', {});
  expect(await fast.closed).toBe(1006);
});
