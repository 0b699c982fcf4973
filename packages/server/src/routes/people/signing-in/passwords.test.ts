import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashPassword } from '../../../auth/password-hash.ts';
import { mailsTo, resetCode } from '../../../testing/mails.ts';
import { server } from '../../../testing/server.ts';

const { app, backend, guest, owner } = server;

const askForLink = (email: string) => resetCode(server, email);

const me = (token: string) => app.request('/api/users/me', { headers: { authorization: `Bearer ${token}` } });

test('a password reset link sets a new password, and the old one stops working', async () => {
  const { email } = await server.person();
  const token_hash = await askForLink(email);
  expect(await guest.completePasswordReset({ token_hash, password: 'another horse' })).toEqual({ ok: true });
  await expect(guest.login({ email, password: 'another horse' })).resolves.toMatchObject({ user: { email } });
  await expect(guest.login({ email, password: 'correct horse' })).rejects.toMatchObject({ code: 'unauthenticated' });
});

// ASVS 7.4.3
test('a password reset ends all sign-in sessions of the person', async () => {
  for (const password of ['another horse', 'correct horse']) {
    const { id, email, token } = await server.person();
    const elsewhere = await guest.login({ email, password: 'correct horse' });
    await guest.completePasswordReset({ token_hash: await askForLink(email), password });
    for (const accessToken of [token, elsewhere.token]) expect((await me(accessToken)).status).toBe(401);
    expect(await owner`select id from auth.sessions where user_id = ${id}`).toEqual([]);
  }
});

// ASVS 6.5.1, 6.5.5
test('a used, expired or forged password reset link returns invalid and keeps the password', async () => {
  const { email } = await server.person();
  const used = await askForLink(email);
  await guest.completePasswordReset({ token_hash: used, password: 'another horse' });
  const old = await askForLink(email);
  await owner`update auth.users set recovery_sent_at = now() - interval '11 minutes' where email = ${email}`;
  for (const token_hash of [used, old, 'x'.repeat(56)])
    await expect(guest.completePasswordReset({ token_hash, password: 'yet another horse' })).rejects.toMatchObject({
      status: 422,
      message: 'This link has been used or has expired. Ask for a new one.',
    });
  await expect(guest.login({ email, password: 'another horse' })).resolves.toMatchObject({ user: { email } });
});

// ASVS 6.2.4
test('a common password is rejected without using up the reset link', async () => {
  const { email } = await server.person();
  const token_hash = await askForLink(email);
  await expect(guest.completePasswordReset({ token_hash, password: 'password1' })).rejects.toMatchObject({
    details: [{ path: 'password' }],
  });
  await expect(guest.completePasswordReset({ token_hash, password: 'another horse' })).resolves.toEqual({ ok: true });
});

test('the check of a new password answers what setting it would, for a newcomer, a receiver of a link and a member', async () => {
  const isGuessable = async (input: Parameters<typeof guest.checkPassword>[0]) =>
    (await guest.checkPassword(input)).is_guessable;
  const { email, api } = await server.person();
  const { name } = (await api.getMe({})).user;
  const token_hash = await askForLink(email);
  const owners = [{ token_hash }, { name, email }];
  for (const password of ['Password123!', email]) {
    for (const owner of owners) expect(await isGuessable({ password, ...owner })).toBe(true);
    await expect(api.changePassword({ current_password: 'correct horse', password })).rejects.toMatchObject({
      details: [{ path: 'password' }],
    });
  }
  const password = 'Harvest7lane!';
  for (const owner of owners) expect(await isGuessable({ password, ...owner })).toBe(false);
  await api.changePassword({ current_password: 'correct horse', password });
  expect(await isGuessable({ password: email })).toBe(false);
  await expect(guest.checkPassword({ password: 'short' })).rejects.toMatchObject({ code: 'invalid' });
});

test('a password reset accepts the current password', async () => {
  const { email } = await server.person();
  await guest.completePasswordReset({ token_hash: await askForLink(email), password: 'correct horse' });
  await expect(guest.login({ email, password: 'correct horse' })).resolves.toMatchObject({ user: { email } });
});

const composed = 'Näw-pass 2026!ß';
const decomposed = composed.normalize('NFD');

test('a password with an accent signs in from a keyboard that spells the accent as a letter of its own', async () => {
  for (const [set, typed] of [
    [composed, decomposed],
    [decomposed, composed],
  ] as const) {
    const { email, api } = await server.person();
    await api.changePassword({ current_password: 'correct horse', password: set });
    for (const password of [set, typed])
      await expect(guest.login({ email, password })).resolves.toMatchObject({ user: { email } });
    await expect(guest.login({ email, password: 'Naw-pass 2026!ß' })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    await api.changePassword({ current_password: typed, password: 'another horse' });
    await expect(guest.login({ email, password: 'another horse' })).resolves.toMatchObject({ user: { email } });
  }
});

test('a password that version 1.0.0 stored as it was typed signs in and can be changed', async () => {
  const { id, email, api } = await server.person();
  await owner`update auth.users set encrypted_password = ${await hashPassword(decomposed)} where id = ${id}`;
  await expect(guest.login({ email, password: decomposed })).resolves.toMatchObject({ user: { email } });
  await api.changePassword({ current_password: decomposed, password: 'another horse' });
  await expect(guest.login({ email, password: decomposed })).rejects.toMatchObject({ code: 'unauthenticated' });
});

test('a password is as long as it is with composed letters', async () => {
  const { email } = await server.person();
  const fits = 'ä'.repeat(256);
  await guest.completePasswordReset({ token_hash: await askForLink(email), password: fits.normalize('NFD') });
  await expect(guest.login({ email, password: fits.normalize('NFD') })).resolves.toMatchObject({ user: { email } });
  const token_hash = await askForLink(email);
  for (const password of ['ä'.repeat(257), 'äöüäöüä'.normalize('NFD')])
    await expect(guest.completePasswordReset({ token_hash, password })).rejects.toMatchObject({ code: 'invalid' });
});

test('changing the password ends a reset link that was asked for before', async () => {
  const { email, api } = await server.person();
  const token_hash = await askForLink(email);
  await api.changePassword({ current_password: 'correct horse', password: 'another horse' });
  await expect(guest.completePasswordReset({ token_hash, password: 'a third horse' })).rejects.toMatchObject({
    status: 422,
  });
  await expect(guest.login({ email, password: 'another horse' })).resolves.toMatchObject({ user: { email } });
});

test('a password reset for an unknown address returns the same response and sends no mail', async () => {
  const email = `${randomUUID()}@test.example`;
  expect(await guest.requestPasswordReset({ email })).toEqual({ ok: true });
  await askForLink((await server.person()).email);
  expect(await mailsTo(server, email)).toEqual([]);
});

// ASVS 6.2.2, 6.2.3, 7.4.3
test('changing the password with the current one ends all other sign-in sessions and keeps this one', async () => {
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
test('a wrong current password returns a field error and ends no sign-in session', async () => {
  const { id, email, token, api } = await server.person();
  const elsewhere = await guest.login({ email, password: 'correct horse' });
  await expect(
    api.changePassword({ current_password: 'wrong horse', password: 'another horse' }),
  ).rejects.toMatchObject({
    status: 422,
    details: [{ path: 'current_password', message: 'This is not your current password.' }],
  });
  for (const accessToken of [token, elsewhere.token]) expect((await me(accessToken)).status).toBe(200);
  expect(await owner`select id from auth.sessions where user_id = ${id}`).toHaveLength(2);
});

test('changing to the same or a common password is rejected and ends no sign-in session', async () => {
  const { email, api } = await server.person();
  const elsewhere = await guest.login({ email, password: 'correct horse' });
  const changeTo = (password: string) => api.changePassword({ current_password: 'correct horse', password });
  await expect(changeTo('correct horse')).rejects.toMatchObject({ code: 'conflict' });
  await expect(changeTo('iloveyou')).rejects.toMatchObject({ code: 'invalid', details: [{ path: 'password' }] });
  expect((await me(elsewhere.token)).status).toBe(200);
});

// ASVS 6.3.1
test('attempts at the current password are rate limited like sign-ins', async () => {
  const { api } = await server.person();
  const guess = (current_password: string) =>
    api
      .changePassword({ current_password, password: 'another horse' })
      .catch(({ status }: { status: number }) => status);
  for (let tries = 0; tries < 5; tries++) expect(await guess('wrong horse')).toBe(422);
  expect(await guess('correct horse')).toBe(429);
});

test('changing the password requires sign-in', async () => {
  await expect(
    guest.changePassword({ current_password: 'correct horse', password: 'another horse' }),
  ).rejects.toMatchObject({ code: 'unauthenticated' });
});

// ASVS 6.3.4, 7.5.1
test('/auth/v1 changes neither password nor address, creates no account and sends no mail', async () => {
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
test('changing and resetting a password each write an audit entry without the password', async () => {
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
