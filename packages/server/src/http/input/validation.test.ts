import { expect, test } from 'vitest';
import { openFamily } from '../../testing/family.ts';
import { server } from '../../testing/server.ts';

// ASVS 2.2.1, 4.1.1
test('a JSON body must be UTF-8 and declare no other charset', async () => {
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
test('text that Postgres cannot store unchanged returns invalid with the path of the field', async () => {
  const { api } = await server.person();
  const refused = (path: string) => ({ code: 'invalid', details: [{ path }] });
  await expect(api.updateMe({ name: 'half \uD800' })).rejects.toMatchObject(refused('name'));
  await expect(api.updateMe({ name: 'a\u0000b' })).rejects.toMatchObject(refused('name'));
  const { a, mediator, caseId } = await openFamily(server);
  const words = { caseId, text: 'Ask.', tags: ['fine', '\uDC00'] };
  await expect(mediator.api.addNote(words)).rejects.toMatchObject(refused('tags.1'));
  const odd = { caseId, preferences: { '\uD800': 1 }, version: 1 };
  await expect(a.api.saveIntake(odd)).rejects.toMatchObject(refused('preferences'));
  await expect(api.listUsers({ q: 'a\u0000b' })).rejects.toMatchObject(refused('q'));
});

test('a query parameter with an empty value counts as absent', async () => {
  const { mediator, a, caseId } = await openFamily(server);
  const get = async (path: string, { token }: typeof a) =>
    (await server.app.request(path, { headers: { authorization: `Bearer ${token}` } })).status;
  expect(await get(`/api/ai/insights/${caseId}?type=&limit=`, mediator)).toBe(200);
  expect(await get(`/api/cases/user/${a.id}?role=`, a)).toBe(200);
  expect(await get('/api/uploads?status=&cursor=', a)).toBe(200);
});

test('a deletion reads its filter from the query or the body and deletes nothing else', async () => {
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
test('an invalid response contains details, also from rules of the database', async () => {
  const { mediator, a, caseId } = await openFamily(server);
  const past: Parameters<typeof mediator.api.createSession>[0] = {
    case_id: caseId,
    kind: 'joint',
    mode: 'video',
    time_zone: 'UTC',
    slots: ['2020-01-01T10:00:00Z'],
  };
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
