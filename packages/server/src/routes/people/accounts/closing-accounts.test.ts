import { expect, test } from 'vitest';
import { openFamily, say, whoMay } from '../../../testing/family.ts';
import { server, serverOfTest } from '../../../testing/server.ts';

const refused = Object.assign(new Error('Left out.'), { code: 'forbidden' });

// ASVS 7.4.2, 7.4.5
test('closing an account ends its sign-in sessions, participation and sign-in at once', async () => {
  const { a, admin, caseId, together } = await openFamily(server);
  await say(a, together, 'I was here.');
  const direct = (grant: string, body: object) =>
    server.app.request(`/auth/v1/token?grant_type=${grant}`, {
      method: 'POST',
      headers: { apikey: server.backend.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const password = { email: a.email, password: 'correct horse' };
  const { refresh_token } = (await (await direct('password', password)).json()) as { refresh_token: string };
  expect(await admin.api.deleteUser({ userId: a.id })).toEqual({ ok: true });

  await expect(a.api.getMe()).rejects.toMatchObject({ code: 'unauthenticated' });
  expect((await a.supabase.from('cases').select('id')).status).toBe(401);
  const refreshed = await direct('refresh_token', { refresh_token });
  expect(refreshed.status).toBeGreaterThanOrEqual(400);
  const signedIn = await direct('password', password);
  expect(signedIn.status).toBeGreaterThanOrEqual(400);
  await expect(server.guest.login(password)).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(await server.owner`select 1 from auth.sessions where user_id = ${a.id}`).toEqual([]);
  expect(
    await server.owner`select status from case_participants where case_id = ${caseId} and user_id = ${a.id}`,
  ).toEqual([{ status: 'removed' }]);
});

test('messages and the name of a person with a closed account stay readable', async () => {
  const { a, b, admin, caseId, together } = await openFamily(server);
  await say(a, together, 'I was here.');
  await admin.api.deleteUser({ userId: a.id });
  const { messages } = await b.api.listMessages({ channelId: together });
  expect(messages).toMatchObject([{ content: 'I was here.', sender_name: 'Ada Reyes' }]);
  const { participants } = await b.api.listParticipants({ caseId });
  expect(participants.find(({ user_id }) => user_id === a.id)).toMatchObject({ status: 'removed', name: 'Ada Reyes' });
});

test('only an admin closes an account, and others receive forbidden or not_found', async () => {
  const family = await openFamily(server);
  const { b, admin, officeAdmin, outsider, mediator } = family;
  const admins = new Set([admin.id, officeAdmin.id]);
  const close = () =>
    whoMay(family, ({ api, id }) => (admins.has(id) ? Promise.reject(refused) : api.deleteUser({ userId: b.id })));
  expect(await close()).toEqual([]);
  await expect(outsider.api.deleteUser({ userId: b.id })).rejects.toMatchObject({ code: 'not_found' });
  await expect(mediator.api.deleteUser({ userId: b.id })).rejects.toMatchObject({ code: 'forbidden' });
  await expect(server.guest.deleteUser({ userId: b.id })).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(await b.api.getMe()).toMatchObject({ user: { id: b.id } });
});

test('closing one’s own account or an account twice returns conflict', async () => {
  const { admin, b } = await openFamily(server);
  await expect(admin.api.deleteUser({ userId: admin.id })).rejects.toMatchObject({ code: 'conflict' });
  await admin.api.deleteUser({ userId: b.id });
  await expect(admin.api.deleteUser({ userId: b.id })).rejects.toMatchObject({
    code: 'conflict',
    message: 'This account is closed already.',
  });
  expect(await admin.api.getUser({ userId: b.id })).toMatchObject({ user: { closed_at: expect.any(String) } });
});

test('one admin always remains, also when two demote each other at the same time', async () => {
  const alone = await serverOfTest();
  const [alex, ana] = [await alone.person('admin'), await alone.person('admin')];
  const demote = async (by: typeof alex, of: typeof alex) => {
    const { user } = await by.api.getUser({ userId: of.id });
    const current_password = 'correct horse';
    return by.api.changeRole({ userId: of.id, role: 'divorcee', version: user.version!, current_password });
  };
  const answers = await Promise.allSettled([demote(alex, ana), demote(ana, alex)]);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const admins = await alone.owner<{ id: string }>`select id from profiles where role = 'admin'`;
  expect(admins).toHaveLength(1);
  const last = admins[0]!.id === alex.id ? alex : ana;
  await expect(demote(last, last)).rejects.toMatchObject({
    code: 'conflict',
    message: 'This is the last admin. Make somebody else an admin first.',
  });
});
