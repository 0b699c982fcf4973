import { expect, test } from 'vitest';
import { openFamily, whoMay } from '../../../testing/family.ts';
import { mailsTo } from '../../../testing/mails.ts';
import { server } from '../../../testing/server.ts';

const { app, guest, owner } = server;

const statusOf = async (token: string) =>
  (await app.request('/api/users/me', { headers: { authorization: `Bearer ${token}` } })).status;

const auditOf = async (actor: string, type: string) =>
  owner`select action, object_id from private.audit_log where actor_id = ${actor} and object_type = ${type}`;

test('an admin mails a person a link that sets a new password, which is in the audit log', async () => {
  const { a, admin } = await openFamily(server);
  expect(await admin.api.sendPasswordLink({ userId: a.id })).toEqual({ ok: true });
  const codes = (await mailsTo(server, a.email)).flatMap(
    ({ text }) => /\/reset\?token_hash=([\w-]+)/.exec(text)?.[1] ?? [],
  );
  expect(codes).toHaveLength(1);
  await guest.completePasswordReset({ token_hash: codes[0]!, password: 'another horse' });
  await expect(guest.login({ email: a.email, password: 'another horse' })).resolves.toMatchObject({
    user: { id: a.id },
  });
  expect(await auditOf(admin.id, 'password_link')).toEqual([{ action: 'insert', object_id: a.id }]);
});

test('no link is mailed to a closed account, or where mail is not a safe way to reach the person', async () => {
  const { a, b, admin } = await openFamily(server);
  await a.api.updateMe({
    safe_contact: { channels: ['app'], hours: '', voicemail: false, neutral: true, code_word: '' },
  });
  await expect(admin.api.sendPasswordLink({ userId: a.id })).rejects.toMatchObject({
    code: 'conflict',
    message: 'Mail is not a safe way to reach this person.',
  });
  await admin.api.deleteUser({ userId: b.id });
  await expect(admin.api.sendPasswordLink({ userId: b.id })).rejects.toMatchObject({
    code: 'conflict',
    message: 'This account is closed.',
  });
  for (const { email } of [a, b])
    expect((await mailsTo(server, email)).filter(({ text }) => text.includes('/reset?'))).toEqual([]);
});

// ASVS 7.4.5
test('an admin ends every sign-in session of a person, each with an entry in the audit log, and nobody else’s', async () => {
  const { a, b, admin } = await openFamily(server);
  expect([await statusOf(a.token), await statusOf(b.token)]).toEqual([200, 200]);
  await admin.api.endSessionsOf({ userId: a.id });
  expect([await statusOf(a.token), await statusOf(b.token), await statusOf(admin.token)]).toEqual([401, 200, 200]);
  expect(await owner`select from auth.sessions where user_id = ${a.id}`).toEqual([]);
  expect((await auditOf(admin.id, 'session')).map(({ action }) => action)).toContain('delete');
});

test('only admins mail such links and end the sessions of others', async () => {
  const family = await openFamily(server);
  const userId = family.outsider.id;
  expect(await whoMay(family, ({ api }) => api.sendPasswordLink({ userId }))).toEqual(['admin', 'otherAdmin']);
  expect(await whoMay(family, ({ api }) => api.endSessionsOf({ userId: family.lawyerA.id }))).toEqual([
    'admin',
    'officeAdmin',
  ]);
});

test('an unknown person is not found', async () => {
  const { admin } = await openFamily(server);
  const userId = crypto.randomUUID();
  await expect(admin.api.sendPasswordLink({ userId })).rejects.toMatchObject({ code: 'not_found' });
  await expect(admin.api.endSessionsOf({ userId })).rejects.toMatchObject({ code: 'not_found' });
});
