import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { server } from '../testing/server.ts';
import { socketPath, upgrade } from '../testing/socket.ts';

const origin = await server.listen();

test('a page of ours opens the socket, and so does a client without pages', async () => {
  expect(await upgrade(socketPath(), { origin })).toBe(101);
  expect(await upgrade()).toBe(101);
});

// ASVS 4.4.2
test('another site’s page does not', async () => {
  for (const other of ['https://elsewhere.example', 'http://127.0.0.1:1', 'null', 'not an origin', `${origin}.example`])
    expect([other, await upgrade(socketPath(), { origin: other })]).toEqual([other, 403]);
});

test('without the key, at another path or in another protocol there is no socket', async () => {
  expect(await upgrade(socketPath('wrong'))).toBe(401);
  expect(await upgrade('/realtime/v1/websocket')).toBe(401);
  expect(await upgrade(socketPath(undefined, '1.0.0'))).toBe(400);
  expect(await upgrade('/realtime/v1/other')).toBe(404);
  expect(await upgrade('/')).toBe(404);
});

test('an upgrade that makes no sense, or is gone before it is answered, does not stop the server', async () => {
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
