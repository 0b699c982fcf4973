import { once } from 'node:events';
import { connect } from 'node:net';
import { limits } from '@mediation/api-client';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { listen } from '../http/listen.ts';
import { server } from '../testing/server.ts';
import { openSocket, socketPath, upgrade } from '../testing/socket.ts';
import { tooManySockets } from './limit-sockets.ts';

const origin = await server.listen();

test('a WebSocket from our own origin or without an origin is accepted', async () => {
  expect(await upgrade(socketPath(), { origin })).toBe(101);
  expect(await upgrade()).toBe(101);
});

// ASVS 4.4.2
test('a WebSocket from another origin returns 403', async () => {
  for (const other of ['https://elsewhere.example', 'http://127.0.0.1:1', 'null', 'not an origin', `${origin}.example`])
    expect([other, await upgrade(socketPath(), { origin: other })]).toEqual([other, 403]);
});

test('a WebSocket without the key, at another path or in another protocol version is rejected', async () => {
  expect(await upgrade(socketPath('wrong'))).toBe(401);
  expect(await upgrade('/realtime/v1/websocket')).toBe(401);
  expect(await upgrade(socketPath(undefined, '1.0.0'))).toBe(400);
  expect(await upgrade('/realtime/v1/other')).toBe(404);
  expect(await upgrade('/')).toBe(404);
});

// ASVS 15.2.2
test('a person has 20 sockets at once, and a further one is closed with 4429 until another has gone', async () => {
  const [one, other] = [await server.person(), await server.person()];
  const joined = async ({ token }: { token: string }) => {
    const opened = await openSocket();
    opened.join('realtime:chat', token);
    await expect.poll(() => opened.received.length > 0 || opened.socket.readyState === opened.socket.CLOSED).toBe(true);
    return opened;
  };
  const all = await Promise.all(Array.from({ length: limits.realtimeSocketsPerPerson }, () => joined(one)));
  for (const { received } of all) expect(received[0]).toMatchObject(['realtime:chat', 'phx_reply', { status: 'ok' }]);
  expect(await (await joined(one)).closed).toBe(tooManySockets);
  expect((await joined(other)).received[0]).toMatchObject(['realtime:chat', 'phx_reply', { status: 'ok' }]);
  all[0]!.socket.close();
  await all[0]!.closed;
  await expect.poll(async () => (await joined(one)).received.length).toBeGreaterThan(0);
});

test('an IP address has at most 500 open sockets, counted per client behind a trusted proxy', async () => {
  const backend = { ...server.backend, close: async () => {} };
  const { port, close } = await listen(server.app, backend, {
    host: '127.0.0.1',
    port: 0,
    trustedProxies: { count: 1 },
  });
  onTestFinished(close);
  const open = async (sender: string) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${socketPath()}`, { headers: { 'x-forwarded-for': sender } });
    const closed = new Promise<number>((done) => {
      socket.once('close', done);
    });
    await once(socket, 'open');
    return { socket, closed };
  };
  const many = Array.from({ length: limits.realtimeSocketsPerAddress }, () => open('203.0.113.7'));
  await Promise.all(many);
  expect(await (await open('203.0.113.7')).closed).toBe(tooManySockets);
  const { socket } = await open('203.0.113.8');
  socket.ping();
  await once(socket, 'pong');
});

test('a malformed or aborted upgrade request does not stop the server', async () => {
  const { port, hostname } = new URL(origin);
  for (const path of ['//', 'http://', '/\\', '*', 'a b', '/%', socketPath()])
    await new Promise<void>((done) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
        socket.resetAndDestroy();
        done();
      });
    });
  for (const path of ['//', 'http://', '/%'])
    expect(
      await new Promise<string>((answer) => {
        const socket = connect(Number(port), hostname, () => {
          socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
        });
        socket.once('data', (data) => answer(data.toString().split('\r\n')[0]!));
      }),
    ).toBe('HTTP/1.1 404 Not Found');
  expect((await fetch(`${origin}/api/health`)).status).toBe(200);
});
