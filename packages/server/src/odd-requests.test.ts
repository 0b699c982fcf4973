import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { openFamily } from './testing/family.ts';
import { server } from './testing/server.ts';

// ASVS 13.4.4
test('a request that asks for itself gets nothing of itself back', async () => {
  const socket = connect(Number(new URL(await server.listen()).port), '127.0.0.1');
  socket.end('TRACE /api/health HTTP/1.1\r\nhost: localhost\r\nx-secret: heron\r\nconnection: close\r\n\r\n');
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  expect(answer).not.toContain('heron');
});

// ASVS 15.3.6, 15.3.3
test('what is sent to every object at once reaches none', async () => {
  const { api, token } = await server.person();
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = '{"name":"Ann","__proto__":{"role":"admin"},"constructor":{"prototype":{"role":"admin"}}}';
  const response = await server.app.request('/api/users/me', { method: 'PUT', headers, body });
  expect(await response.json()).toMatchObject({ user: { name: 'Ann', role: 'divorcee' } });
  expect(Object.hasOwn(Object.prototype, 'role')).toBe(false);
  expect((await api.getMe()).user.role).toBe('divorcee');
});

// ASVS 15.3.7
test('a value that comes twice counts once: the path before the query, the first before the second', async () => {
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

// ASVS 2.2.1, 4.1.1
test('JSON is in UTF-8, and says no other charset', async () => {
  const { token } = await server.person();
  const put = async (type: string, body: string | Uint8Array<ArrayBuffer> = '{"name":"Ann"}') => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': type };
    return (await server.app.request('/api/users/me', { method: 'PUT', headers, body })).status;
  };
  for (const type of ['Application/JSON', 'application/json;charset=UTF-8', 'application/json; charset="utf-8"'])
    expect([type, await put(type)]).toEqual([type, 200]);
  for (const type of ['application/json-patch+json', 'application/json; charset=utf-16', 'application/json; charset='])
    expect([type, await put(type)]).toEqual([type, 415]);
  expect(await put('application/json', Buffer.from('{"name":"\xff"}', 'latin1'))).toBe(422);
});

// ASVS 2.2.1
test('a text that would be stored as another is refused, and where it stands is said', async () => {
  const { api } = await server.person();
  const refused = (path: string) => ({ code: 'invalid', details: [{ path }] });
  await expect(api.updateMe({ name: 'half \uD800' })).rejects.toMatchObject(refused('name'));
  await expect(api.updateMe({ name: 'a\u0000b' })).rejects.toMatchObject(refused('name'));
  const { a, mediator, caseId } = await openFamily(server);
  const words = { caseId, text: 'Ask.', tags: ['fine', '\uDC00'] };
  await expect(mediator.api.addNote(words)).rejects.toMatchObject(refused('tags.1'));
  const odd = { caseId, preferences: { '\uD800': 1 }, version: 1 };
  await expect(a.api.saveIntake(odd)).rejects.toMatchObject(refused('preferences'));
  await expect(api.listUsers({ q: '\u0000' })).rejects.toMatchObject(refused('q'));
});

test('a question with a name and no value asks for nothing in particular', async () => {
  const { mediator, a, caseId } = await openFamily(server);
  const get = async (path: string, { token }: typeof a) =>
    (await server.app.request(path, { headers: { authorization: `Bearer ${token}` } })).status;
  expect(await get(`/api/ai/insights/${caseId}?type=&limit=`, mediator)).toBe(200);
  expect(await get(`/api/cases/user/${a.id}?role=`, a)).toBe(200);
  expect(await get('/api/uploads?status=&cursor=', a)).toBe(200);
});

test('a deletion says what it means in its address or in its body, and never deletes more', async () => {
  const { a, caseId } = await openFamily(server);
  const count = async () => (await a.api.listAiChatHistory()).history.length;
  const drop = async (query: string, body?: string) => {
    const headers = { authorization: `Bearer ${a.token}`, 'content-type': 'application/json' };
    const url = `/api/ai-chat-history${query}`;
    await server.app.request(url, { method: 'DELETE', headers, ...(body !== undefined && { body }) });
  };
  await a.api.addAiChatEntry({ role: 'user', content: 'About nothing.' });
  for (const [query, body] of [
    [`?case_id=${caseId}`, undefined],
    ['', JSON.stringify({ case_id: caseId })],
  ] as const) {
    await a.api.addAiChatEntry({ case_id: caseId, role: 'user', content: 'About the case.' });
    await drop(query, body);
    expect(await count()).toBe(1);
  }
  await a.api.clearAiChatHistory();
  expect(await count()).toBe(0);
});

// ASVS 2.2.1
test('whatever is refused as invalid says what about it is', async () => {
  const { mediator, a, caseId } = await openFamily(server);
  const past = {
    case_id: caseId,
    kind: 'joint',
    mode: 'video',
    time_zone: 'UTC',
    slots: ['2020-01-01T10:00:00Z'],
  } as const;
  const message = 'Offer times to come, within two years.';
  await expect(mediator.api.createSession(past)).rejects.toMatchObject({
    code: 'invalid',
    message,
    details: [{ path: '', message }],
  });
  const [requirement] = (await a.api.listRequirements({ caseId })).requirements;
  const wrong = { caseId, requirementId: requirement!.id, due_on: '0000-01-01', version: requirement!.version };
  await expect(mediator.api.updateRequirement(wrong)).rejects.toMatchObject({
    code: 'invalid',
    details: [{ path: '' }],
  });
});

test('a program that offers HTTP/2 is answered all the same', async () => {
  const socket = connect(Number(new URL(await server.listen()).port), '127.0.0.1');
  const offer = 'connection: upgrade, http2-settings, close\r\nupgrade: h2c\r\nhttp2-settings: AAMAAABkAAQAAP__\r\n';
  socket.end(`GET /api/health/live HTTP/1.1\r\nhost: localhost\r\n${offer}\r\n`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /);
});

// ASVS 14.3.2
test('what is read directly is kept by nobody on the way, and neither is what sign-in answers', async () => {
  const { token } = await server.person();
  const headers = { authorization: `Bearer ${token}`, apikey: server.backend.publishableKey };
  for (const path of ['/rest/v1/profiles?select=id,name', '/rest/v1/gone', '/auth/v1/user', '/auth/v1/settings']) {
    const response = await server.app.request(path, { headers });
    expect([path, response.headers.get('cache-control')]).toEqual([path, 'no-store']);
  }
});
