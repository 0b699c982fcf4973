// Guards packages/server/src/main.ts packages/server/src/demo/** packages/server/src/database/** packages/server/src/http/listen.ts
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { createApiClient } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { demoPassword, people } from './demo/people.ts';
import { channelOf, signIn } from './testing/demo-calls.ts';
import { startProcess as start } from './testing/process.ts';
import { migratedFolder } from './testing/migrated-folder.ts';

test('SIGTERM ends the server while requests and sockets are open', async () => {
  const { child, ended, url } = start({ DATA_DIR: migratedFolder('database') });
  const address = await url();
  const socket = new WebSocket(`${address.replace('http', 'ws')}/realtime/v1/websocket?apikey=none`);
  socket.addEventListener('error', () => undefined);
  const calls = Array.from({ length: 50 }, () => fetch(`${address}/api/health`).catch(() => undefined));
  child.kill('SIGTERM');
  child.kill('SIGTERM');
  expect(await ended).toMatchObject({ code: 0, error: '' });
  await Promise.all(calls);
});

/** A request whose body is half sent. The rest follows when it is asked for; then the whole answer comes. */
async function halfSent(address: string, path: string, body: string) {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  const ended = once(socket, 'close');
  const half = Math.floor(body.length / 2);
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  socket.write(body.slice(0, half));
  return {
    finish: async () => {
      socket.write(body.slice(half));
      await ended;
      return answer;
    },
  };
}

test('SIGTERM closes sockets with 1001, finishes the current request and accepts no new one', async () => {
  const { child, ended, url } = start({ DATA_DIR: migratedFolder('database'), REGISTRATION: 'open' });
  const address = await url();
  const person = { email: 'mia@test.example', password: demoPassword, name: 'Mia', role: 'mediator' } as const;
  await createApiClient({ baseUrl: address, token: () => null }).register(person);
  const { publishableKey } = await createApiClient({ baseUrl: address, token: () => null }).getConfig();
  const socket = new WebSocket(`${address.replace('http', 'ws')}/realtime/v1/websocket?apikey=${publishableKey}`);
  await once(socket, 'open');
  const gone = once(socket, 'close') as Promise<[CloseEvent]>;
  const body = JSON.stringify({ email: person.email, password: demoPassword });
  const call = await halfSent(address, '/api/auth/login', body);
  expect((await fetch(`${address}/api/health/live`)).status).toBe(200);

  child.kill('SIGTERM');
  expect((await gone)[0].code).toBe(1001);
  await expect(fetch(`${address}/api/health/live`)).rejects.toThrow('fetch failed');
  expect(await call.finish()).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*"token":/);
  expect(await ended).toMatchObject({ code: 0, error: '' });
});

test('a second server on the same data folder ends with the name of the lock holder, and the first keeps running', async () => {
  const DATA_DIR = migratedFolder('database');
  const first = start({ DATA_DIR });
  const address = await first.url();
  const second = await start({ DATA_DIR }).ended;
  expect(second).toEqual({
    code: 1,
    out: '',
    error: `The data folder is in use by process ${first.child.pid} on ${hostname()}: stop it, or set DATA_DIR to another folder.\n`,
  });
  expect((await fetch(`${address}/api/health`)).status).toBe(200);
});

test('a server whose data folder was taken over ends with one line and leaves the lock file', async () => {
  const DATA_DIR = migratedFolder('database');
  const { ended, url } = start({ DATA_DIR });
  await url();
  const taken = JSON.stringify({ token: 'theirs', pid: 1, host: 'web-2', machine: 'another' });
  writeFileSync(join(DATA_DIR, 'lock.json'), taken);
  expect(await ended).toMatchObject({
    code: 1,
    error: `Another process has taken over the data folder ${DATA_DIR}: the server ends.\n`,
  });
  expect(readFileSync(join(DATA_DIR, 'lock.json'), 'utf8')).toBe(taken);
});

// ASVS 2.3.3
test('acknowledged messages survive a kill during writes', async () => {
  const DATA_DIR = migratedFolder('database');
  let acknowledged: string[] = [];
  for (let round = 0; round < 2; round++) {
    const { child, ended, url } = start({ DATA_DIR, DEMO: 'on' });
    const address = await url();
    const api = await signIn(address, people.ruth);
    const channelId = await channelOf(api);
    const { messages } = await api.listMessages({ channelId, limit: 100 });
    expect(messages.map(({ content }) => content)).toEqual(expect.arrayContaining(acknowledged));

    acknowledged = [];
    const { postMessage } = api;
    const write = async (writer: number) => {
      for (let n = 0; ; n++) {
        const content = `Round ${round}, writer ${writer}, message ${n}`;
        await postMessage({ channelId, content });
        acknowledged.push(content);
        if (acknowledged.length === 20) child.kill('SIGKILL');
      }
    };
    await Promise.allSettled([1, 2, 3].map(write));
    await ended;
    expect(acknowledged.length).toBeGreaterThanOrEqual(20);
  }
  const { url } = start({ DATA_DIR, DEMO: 'on' });
  const api = await signIn(await url(), people.ruth);
  const { messages } = await api.listMessages({ channelId: await channelOf(api), limit: 100 });
  expect(messages.map(({ content }) => content)).toEqual(expect.arrayContaining(acknowledged));
});
