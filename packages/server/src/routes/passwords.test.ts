import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { mailsTo, resetCode } from '../testing/mails.ts';
import { server } from '../testing/server.ts';

const { app, backend, guest, owner } = server;

const askForLink = (email: string) => resetCode(server, email);

const me = (token: string) => app.request('/api/users/me', { headers: { authorization: `Bearer ${token}` } });

test('who forgot the password chooses a new one with the link from the mail; the old one is worth nothing', async () => {
  const { email } = await server.person();
  const token_hash = await askForLink(email);
  expect(await guest.completePasswordReset({ token_hash, password: 'another horse' })).toEqual({ ok: true });
  await expect(guest.login({ email, password: 'another horse' })).resolves.toMatchObject({ user: { email } });
  await expect(guest.login({ email, password: 'correct horse' })).rejects.toMatchObject({ code: 'unauthenticated' });
});

// ASVS 7.4.3
test('a new password by link ends every session that was open, tokens and cookies', async () => {
  const { id, email, token } = await server.person();
  const elsewhere = await guest.login({ email, password: 'correct horse' });
  await guest.completePasswordReset({ token_hash: await askForLink(email), password: 'another horse' });
  for (const it of [token, elsewhere.token]) expect((await me(it)).status).toBe(401);
  expect(await owner`select id from auth.sessions where user_id = ${id}`).toEqual([]);
});

// ASVS 6.5.1, 6.5.5
test('a link works once; a made-up one and an old one never do, and none of them is told as a lost session', async () => {
  const { email } = await server.person();
  const used = await askForLink(email);
  await guest.completePasswordReset({ token_hash: used, password: 'another horse' });
  const old = await askForLink(email);
  await owner`update auth.users set recovery_sent_at = now() - interval '11 minutes' where email = ${email}`;
  for (const token_hash of [used, old, 'x'.repeat(56)])
    await expect(guest.completePasswordReset({ token_hash, password: 'yet another horse' })).rejects.toMatchObject({
      status: 422,
      message: 'This link was used before or is too old. Ask for a new one.',
    });
  await expect(guest.login({ email, password: 'another horse' })).resolves.toMatchObject({ user: { email } });
});

// ASVS 6.2.4
test('a password that everybody uses is refused before the link is spent', async () => {
  const { email } = await server.person();
  const token_hash = await askForLink(email);
  await expect(guest.completePasswordReset({ token_hash, password: 'password1' })).rejects.toMatchObject({
    details: [{ path: 'password' }],
  });
  await expect(guest.completePasswordReset({ token_hash, password: 'another horse' })).resolves.toEqual({ ok: true });
});

test('who chooses the password that they had is let through', async () => {
  const { email } = await server.person();
  await guest.completePasswordReset({ token_hash: await askForLink(email), password: 'correct horse' });
  await expect(guest.login({ email, password: 'correct horse' })).resolves.toMatchObject({ user: { email } });
});

test('an address without an account gets the same answer and no mail', async () => {
  const email = `${randomUUID()}@test.example`;
  expect(await guest.requestPasswordReset({ email })).toEqual({ ok: true });
  await askForLink((await server.person()).email);
  expect(await mailsTo(server, email)).toEqual([]);
});

// ASVS 6.2.2, 6.2.3, 7.4.3
test('somebody who knows their password changes it; this session stays and all others end', async () => {
  const { id, email, token, api } = await server.person();
  const elsewhere = await guest.login({ email, password: 'correct horse' });
  expect(await api.changePassword({ current_password: 'correct horse', password: 'another horse' })).toEqual({
    ok: true,
  });
  expect((await me(token)).status).toBe(200);
  expect((await me(elsewhere.token)).status).toBe(401);
  expect(await owner`select id from auth.sessions where user_id = ${id}`).toHaveLength(1);
  await expect(guest.login({ email, password: 'correct horse' })).rejects.toMatchObject({ code: 'unauthenticated' });
  await expect(guest.login({ email, password: 'another horse' })).resolves.toMatchObject({ user: { email } });
});

// ASVS 6.2.3
test('a wrong current password is a wrong field, and ends no session', async () => {
  const { id, email, token, api } = await server.person();
  const elsewhere = await guest.login({ email, password: 'correct horse' });
  await expect(
    api.changePassword({ current_password: 'wrong horse', password: 'another horse' }),
  ).rejects.toMatchObject({
    status: 422,
    details: [{ path: 'current_password', message: 'This is not your current password.' }],
  });
  for (const it of [token, elsewhere.token]) expect((await me(it)).status).toBe(200);
  expect(await owner`select id from auth.sessions where user_id = ${id}`).toHaveLength(2);
});

test('the same password, or one that everybody uses, is no new one; other sessions stay', async () => {
  const { email, api } = await server.person();
  const elsewhere = await guest.login({ email, password: 'correct horse' });
  const changeTo = (password: string) => api.changePassword({ current_password: 'correct horse', password });
  await expect(changeTo('correct horse')).rejects.toMatchObject({ code: 'conflict' });
  await expect(changeTo('iloveyou')).rejects.toMatchObject({ code: 'invalid', details: [{ path: 'password' }] });
  expect((await me(elsewhere.token)).status).toBe(200);
});

// ASVS 6.3.1
test('who tries out current passwords has to wait, as at the door', async () => {
  const { api } = await server.person();
  const guess = (current_password: string) =>
    api
      .changePassword({ current_password, password: 'another horse' })
      .catch(({ status }: { status: number }) => status);
  for (let tries = 0; tries < 5; tries++) expect(await guess('wrong horse')).toBe(422);
  expect(await guess('correct horse')).toBe(429);
});

test('without a session nobody changes a password', async () => {
  await expect(
    guest.changePassword({ current_password: 'correct horse', password: 'another horse' }),
  ).rejects.toMatchObject({ code: 'unauthenticated' });
});

// ASVS 6.3.4, 7.5.1
test('past our own pages the embedded provider changes neither password nor address, makes no account and sends no mail', async () => {
  const { id, email, token } = await server.person();
  const headers = {
    apikey: backend.publishableKey,
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
  };
  const attempts = [
    ['PUT', 'user', { password: 'another horse' }],
    ['PUT', 'us%65r', { password: 'another horse' }],
    ['PUT', 'user', { email: 'thief@test.example' }],
    ['POST', 'otp', { email: `${randomUUID()}@test.example`, create_user: true }],
    ['POST', 'magiclink', { email: `${randomUUID()}@test.example` }],
    ['POST', 'recover', { email }],
    ['POST', 'resend', { email, type: 'signup' }],
    ['POST', 'signup', { email: `${randomUUID()}@test.example`, password: 'password1' }],
  ] as const;
  const before = await owner`select count(*) from auth.users`;
  for (const [method, path, body] of attempts) {
    const response = await app.request(`/auth/v1/${path}`, { method, headers, body: JSON.stringify(body) });
    expect([path, response.status]).toEqual([path, 404]);
  }
  expect(await owner`select count(*) from auth.users`).toEqual(before);
  expect(await owner`select email, email_change from auth.users where id = ${id}`).toMatchObject([{ email }]);
  await expect(guest.login({ email, password: 'correct horse' })).resolves.toMatchObject({ user: { email } });
});

// ASVS 16.3.1
test('each new password is in the audit log, without the password', async () => {
  const { id, email, api } = await server.person();
  await api.changePassword({ current_password: 'correct horse', password: 'another horse' });
  await guest.completePasswordReset({ token_hash: await askForLink(email), password: 'a third horse' });
  const entries = await owner`
    select actor_id, action, facts from private.audit_log where object_type = 'password' and object_id = ${id}`;
  expect(entries).toEqual([
    { actor_id: id, action: 'update', facts: {} },
    { actor_id: id, action: 'update', facts: {} },
  ]);
});
