import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { server } from '../../testing/server.ts';

// ASVS 13.4.4
test('TRACE returns 405 and does not echo the request', async () => {
  const socket = connect(Number(new URL(await server.listen()).port), '127.0.0.1');
  socket.end('TRACE /api/health HTTP/1.1\r\nhost: localhost\r\nx-secret: heron\r\nconnection: close\r\n\r\n');
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 405 /);
  expect(answer).not.toContain('heron');
});

// ASVS 15.3.6, 15.3.3
test('__proto__ and constructor in a body are refused and change neither the role nor Object.prototype', async () => {
  const { api, token } = await server.person();
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = '{"name":"Ann","__proto__":{"role":"admin"},"constructor":{"prototype":{"role":"admin"}}}';
  const response = await server.app.request('/api/users/me', { method: 'PUT', headers, body });
  expect(response.status).toBe(400);
  expect(Object.hasOwn(Object.prototype, 'role')).toBe(false);
  expect((await api.getMe()).user.role).toBe('divorcee');
});

// ASVS 15.3.7
test('the first of repeated query parameters counts, and a path parameter wins over the query', async () => {
  const [one, other] = [await server.person(), await server.person()];
  const get = async (path: string) => {
    const response = await server.app.request(path, { headers: { authorization: `Bearer ${one.token}` } });
    return [response.status, await response.text()] as const;
  };
  expect((await get('/api/notifications?limit=1&limit=none'))[0]).toBe(200);
  expect((await get('/api/notifications?limit=none&limit=1'))[0]).toBe(422);
  const [status, answer] = await get(`/api/users/${one.id}?userId=${other.id}`);
  expect([status, answer.includes(one.id), answer.includes(other.id)]).toEqual([200, true, false]);
});

test('a caller without a valid token reads in WWW-Authenticate how to sign in', async () => {
  for (const token of ['', 'Bearer of.bad.news']) {
    const response = await server.app.request('/api/users/me', { headers: { authorization: token } });
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
  }
});

test('an unsupported method returns 405 with the allowed methods', async () => {
  for (const [method, path, allow] of [
    ['DELETE', '/api/cases', ['GET', 'HEAD', 'POST']],
    ['PATCH', `/api/cases/${crypto.randomUUID()}`, ['DELETE', 'GET', 'HEAD', 'PUT']],
    ['GET', '/api/auth/login', ['POST']],
  ] as const) {
    const response = await server.app.request(path, { method });
    const allowed = response.headers.get('allow')?.split(', ').toSorted();
    expect([path, response.status, allowed]).toEqual([path, 405, allow]);
    expect(await response.json()).toMatchObject({ error: { code: 'wrong_method' } });
  }
  for (const path of ['/api/gone', '/api/cases/a/b/c/d'])
    expect((await server.app.request(path, { method: 'DELETE' })).status).toBe(404);
});

test('a request that offers an HTTP/2 upgrade is answered over HTTP/1.1', async () => {
  const socket = connect(Number(new URL(await server.listen()).port), '127.0.0.1');
  const offer = 'connection: upgrade, http2-settings, close\r\nupgrade: h2c\r\nhttp2-settings: AAMAAABkAAQAAP__\r\n';
  socket.end(`GET /api/health/live HTTP/1.1\r\nhost: localhost\r\n${offer}\r\n`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /);
});

// ASVS 14.3.2
test('/rest/v1 and /auth/v1 send Cache-Control: no-store', async () => {
  const { token } = await server.person();
  const headers = { authorization: `Bearer ${token}`, apikey: server.backend.publishableKey };
  for (const path of ['/rest/v1/profiles?select=id,name', '/rest/v1/gone', '/auth/v1/user', '/auth/v1/settings']) {
    const response = await server.app.request(path, { headers });
    expect([path, response.headers.get('cache-control')]).toEqual([path, 'no-store']);
  }
});
