import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { limits } from '@mediation/api-client';
import { server } from '../testing/server.ts';

const origin = await server.listen();

/** A client that sends everything over one connection, and tells whether it was the same as before. */
function oneConnection() {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return (method: string, path: string, body = Buffer.alloc(0), isWhole = true) =>
    new Promise<{ status: number; connection: string; isReused: boolean }>((answer, fail) => {
      const length = isWhole ? body.length : body.length + 1;
      const headers = { 'content-type': 'application/json', 'content-length': length };
      const sent = request(origin + path, { method, agent, headers }, (response) => {
        const { statusCode: status = 0, headers: its } = response;
        const answered = { status, connection: its.connection ?? '', isReused: sent.reusedSocket };
        text(response).then(() => answer(answered), fail);
      });
      sent.once('error', fail);
      if (isWhole) sent.end(body);
      else sent.write(body);
    });
}

test.for([
  ['a JSON body that is too large', '/api/auth/login', 1_100_000, 413],
  ['a large body at an address that is not there', '/api/gone', 500_000, 404],
  ['a form of 11 MB from somebody who is not signed in', '/api/uploads', limits.fileMaxBytes + 1_000_000, 401],
] as const)('a client continues on the same connection after %s', async ([, path, bytes, status]) => {
  const send = oneConnection();
  expect(await send('POST', path, Buffer.alloc(bytes, 32))).toMatchObject({ status, connection: 'keep-alive' });
  expect(await send('GET', '/api/health/live')).toMatchObject({ status: 200, isReused: true });
});

test('fetch succeeds again after a body over the size limit', async () => {
  for (let turn = 0; turn < 3; turn++) {
    const refused = await fetch(`${origin}/api/auth/login`, { method: 'POST', body: Buffer.alloc(1_100_000, 32) });
    expect(refused.status).toBe(413);
    await refused.text();
    expect((await fetch(`${origin}/api/health/live`)).status).toBe(200);
  }
});

test('a refused request whose body never ends closes the connection', async () => {
  const send = oneConnection();
  const refused = await send('POST', '/api/auth/login', Buffer.alloc(1_100_000, 32), false);
  expect(refused).toMatchObject({ status: 413, connection: 'close' });
  expect(await send('GET', '/api/health/live')).toMatchObject({ status: 200, isReused: false });
});

test('clients that never stop sending still read the refusal', async () => {
  const sendOn = async () => {
    const sent = request(`${origin}/api/auth/login`, { method: 'POST' }).on('error', () => undefined);
    const sending = setInterval(() => sent.write(Buffer.alloc(1_000_000, 32)), 5);
    try {
      const [response] = (await once(sent, 'response')) as [IncomingMessage];
      return response.statusCode;
    } finally {
      clearInterval(sending);
      sent.destroy();
    }
  };
  expect(new Set(await Promise.all(Array.from({ length: 8 }, sendOn)))).toEqual(new Set([413]));
});
