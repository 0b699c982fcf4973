import { expect, test } from 'vitest';
import { sendDocument } from '../../documents/documents.fixture.ts';
import { openFamily, say } from '../../../testing/family.ts';
import { resetCode } from '../../../testing/mails.ts';
import { server } from '../../../testing/server.ts';
import { listenAs } from '../../../testing/socket.ts';
import { codeOf, cookieOf, passwordGiven, post, withCodeApp, withPasskey } from './factors.fixture.ts';

const { app, backend, owner } = server;

await server.listen();

const give = async (cookie: string, code: string) => {
  const response = await post('second-factor', { code }, cookie);
  const body = (await response.json()) as { token: string; user: object; error: { code: string; message: string } };
  return { status: response.status, body, cookie: cookieOf(response) };
};

const get = (path: string, token: string) => app.request(path, { headers: { authorization: `Bearer ${token}` } });

/** A token of the identity provider itself, for a session that waits for its second factor. */
async function waitingToken({ email }: { email: string }) {
  const { access_token } = await backend.identity.signIn({ email, password: 'correct horse' });
  const { session_id } = await backend.verifyToken(access_token);
  return { token: access_token, sessionId: session_id };
}

// ASVS 6.3.3
test('a person with an app signs in with password and code, and gets no token in between', async () => {
  const person = await server.person();
  const { secret } = await withCodeApp(person);
  const first = await passwordGiven(person);
  expect(first.status).toBe(401);
  expect(first.body).toEqual({
    error: { code: 'second_factor', message: 'Give your second factor to sign in.' },
    factors: ['code_app'],
    requestId: expect.any(String),
  });
  const early = await post('refresh', {}, first.cookie);
  expect(early.status).toBe(401);
  expect(await early.json()).toMatchObject({ error: { code: 'second_factor' } });

  const { status, body } = await give(cookieOf(early), codeOf(secret));
  expect(status).toBe(200);
  expect(body.user).toMatchObject({ id: person.id });
  expect((await get('/api/users/me', body.token)).status).toBe(200);
});

test('the right password alone names the kinds of second factor that somebody has', async () => {
  const person = await server.person();
  await withPasskey(person);
  expect((await passwordGiven(person)).body).toMatchObject({ factors: ['passkey'] });
  await withCodeApp(person);
  expect((await passwordGiven(person)).body).toMatchObject({ factors: ['code_app', 'passkey'] });
  const wrong = await post('login', { email: person.email, password: 'wrong horse' });
  expect(await wrong.json()).not.toHaveProperty('factors');
});

test('the cookie of a completed sign-in renews its token', async () => {
  const person = await server.person();
  const { secret } = await withCodeApp(person);
  const { cookie } = await give((await passwordGiven(person)).cookie, codeOf(secret));
  expect((await post('refresh', {}, cookie)).status).toBe(200);
});

// ASVS 6.3.3, 8.3.1
test('a sign-in session without its second factor reads nothing on any path', async () => {
  const { mediator, a, b, caseId, together } = await openFamily(server);
  const upload = await sendDocument(b, caseId);
  await withCodeApp(b);
  const { token, sessionId } = await waitingToken(b);
  const waiting = await server.personOf({ ...b, sessionId });
  for (const path of ['/api/users/me', `/api/cases/${caseId}`, `/api/uploads/${upload.id}/file`]) {
    expect([path, (await get(path, b.token)).status]).toEqual([path, 200]);
    expect([path, (await get(path, token)).status]).toEqual([path, 401]);
  }
  await expect(waiting.sql((sql) => sql`select id from cases`)).rejects.toMatchObject({ code: 'second_factor' });
  expect((await waiting.supabase.from('cases').select('id')).error).not.toBeNull();
  expect((await get('/auth/v1/user', token)).status).toBe(401);

  const [listener, other] = await Promise.all([listenAs(waiting), listenAs(a)]);
  await say(mediator, together);
  await expect.poll(() => other.contents).toHaveLength(1);
  expect(listener.contents).toEqual([]);
});

test('a sign-in session without its second factor changes nothing', async () => {
  const person = await server.person();
  await withCodeApp(person);
  const { sessionId } = await waitingToken(person);
  const { api } = await server.personOf({ ...person, sessionId });
  const calls = [() => api.updateMe({ name: 'Thief' }), api.removeCodeApp, api.renewRecoveryCodes, api.beginCodeApp];
  for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'second_factor' });
});

// ASVS 6.5.1
test('a code works once', async () => {
  const person = await server.person();
  const { secret } = await withCodeApp(person);
  const code = codeOf(secret);
  expect((await give((await passwordGiven(person)).cookie, code)).status).toBe(200);
  const again = await give((await passwordGiven(person)).cookie, code);
  expect(again.status).toBe(422);
  expect(again.body).toMatchObject({
    details: [{ path: 'code', message: 'This code has been used. Wait for the next one.' }],
  });
});

test('a code sent twice at the same moment signs in once', async () => {
  const person = await server.person();
  const { secret } = await withCodeApp(person);
  const cookies = [(await passwordGiven(person)).cookie, (await passwordGiven(person)).cookie];
  const answers = await Promise.all(cookies.map((cookie) => give(cookie, codeOf(secret))));
  expect(answers.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 422]);
});

// ASVS 6.5.5
test('a code of a clock that is two minutes off is refused', async () => {
  const person = await server.person();
  const { secret } = await withCodeApp(person);
  for (const seconds of [-120, 120])
    expect((await give((await passwordGiven(person)).cookie, codeOf(secret, seconds))).status).toBe(422);
});

// ASVS 6.3.1
test('after five wrong codes the right one is refused for a while, and nobody else is', async () => {
  const [person, other] = [await server.person(), await server.person()];
  const [{ secret }, others] = [await withCodeApp(person), await withCodeApp(other)];
  const { cookie } = await passwordGiven(person);
  const tries = Array.from({ length: 5 }, () => give(cookie, 'AAAA-BBBB-CCCC'));
  expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([422, 422, 422, 422, 422]);
  const refused = await give(cookie, codeOf(secret));
  expect([refused.status, refused.body.error.message]).toEqual([
    429,
    expect.stringMatching(/^Too many attempts\. Try again in \d+ minutes\.$/),
  ]);
  expect((await give((await passwordGiven(other)).cookie, codeOf(others.secret))).status).toBe(200);
});

// ASVS 6.5.1, 6.5.2
test('each of ten recovery codes signs in once, however it is typed', async () => {
  const person = await server.person();
  const { recovery_codes } = await withCodeApp(person);
  expect(new Set(recovery_codes).size).toBe(10);
  const code = recovery_codes[0]!;
  const typed = ` ${code.toLowerCase().replaceAll('-', ' ')} `;
  expect((await give((await passwordGiven(person)).cookie, typed)).status).toBe(200);
  expect((await person.api.getMyFactors()).recovery_codes_left).toBe(9);
  const again = await give((await passwordGiven(person)).cookie, code);
  expect([again.status, again.body.error.code]).toEqual([422, 'invalid']);
});

test('a recovery code is worth nothing without the password, and nothing for another account', async () => {
  const [person, stranger] = [await server.person(), await server.person()];
  const { recovery_codes } = await withCodeApp(person);
  await withCodeApp(stranger);
  const code = recovery_codes[0]!;
  expect((await give('', code)).status).toBe(401);
  expect((await give('__Host-session=made-up', code)).status).toBe(401);
  expect((await give((await passwordGiven(stranger)).cookie, code)).status).toBe(422);
  expect((await give((await passwordGiven(person)).cookie, code)).status).toBe(200);
});

test('new recovery codes replace the old ones', async () => {
  const person = await server.person();
  const before = await withCodeApp(person);
  const after = await person.api.renewRecoveryCodes();
  expect((await give((await passwordGiven(person)).cookie, before.recovery_codes[0]!)).status).toBe(422);
  expect((await give((await passwordGiven(person)).cookie, after.recovery_codes[0]!)).status).toBe(200);
});

test('a session that began without a second factor ends when one is set up elsewhere', async () => {
  const person = await server.person();
  const { token } = await server.guest.login({ email: person.email, password: 'correct horse' });
  await withCodeApp(person);
  expect((await get('/api/users/me', token)).status).toBe(401);
  expect((await get('/api/users/me', person.token)).status).toBe(200);
  expect((await person.api.listMySessions()).sessions).toHaveLength(1);
});

test('an app counts only after a code of it, and a second app is refused', async () => {
  const person = await server.person();
  const { secret } = await person.api.beginCodeApp();
  expect((await passwordGiven(person)).status).toBe(200);
  await expect(person.api.confirmCodeApp({ code: codeOf(secret, 120) })).rejects.toMatchObject({
    code: 'invalid',
    details: [{ path: 'code' }],
  });
  await expect(person.api.renewRecoveryCodes()).rejects.toMatchObject({ code: 'conflict' });
  await person.api.confirmCodeApp({ code: codeOf(secret) });
  await expect(person.api.beginCodeApp()).rejects.toMatchObject({ code: 'conflict' });
  await expect(person.api.confirmCodeApp({ code: codeOf(secret, 30) })).rejects.toMatchObject({ code: 'conflict' });
});

test('removing the app makes the password enough and recovery codes worthless', async () => {
  const person = await server.person();
  await withCodeApp(person);
  await person.api.removeCodeApp();
  expect(await person.api.getMyFactors()).toEqual({ has_app: false, recovery_codes_left: 0, passkeys: [] });
  expect((await passwordGiven(person)).status).toBe(200);
  await expect(person.api.removeCodeApp()).rejects.toMatchObject({ code: 'conflict' });
});

// ASVS 6.5.2
test('the database keeps neither a secret nor a recovery code in plain, and nobody reads them', async () => {
  const person = await server.person();
  const { secret, recovery_codes } = await withCodeApp(person);
  const kept = JSON.stringify([
    await owner`select * from private.code_apps where user_id = ${person.id}`,
    await owner`select * from private.recovery_codes where user_id = ${person.id}`,
  ]);
  for (const plain of [secret, ...recovery_codes]) expect(kept).not.toContain(plain);
  for (const table of ['code_apps', 'recovery_codes', 'sign_in_proofs']) {
    expect((await person.supabase.from(table).select()).error).not.toBeNull();
    expect((await person.supabase.schema('private').from(table).select()).error).not.toBeNull();
  }
  await expect(person.sql((sql) => sql`select * from private.code_apps`)).rejects.toMatchObject({ code: '42501' });
});

// ASVS 16.3.1
test('adding and removing a second factor and using a recovery code write audit entries', async () => {
  const person = await server.person();
  const { recovery_codes } = await withCodeApp(person);
  await give((await passwordGiven(person)).cookie, recovery_codes[0]!);
  await person.api.removeCodeApp();
  expect(
    await owner`
      select action, object_type from private.audit_log where object_id = ${person.id} and action <> 'read'
        and object_type in ('code_app', 'recovery_code', 'recovery_codes') order by seq`,
  ).toEqual([
    { action: 'insert', object_type: 'code_app' },
    { action: 'insert', object_type: 'recovery_codes' },
    { action: 'update', object_type: 'recovery_code' },
    { action: 'delete', object_type: 'code_app' },
  ]);
});

// ASVS 6.4.3
test('a new password does not get around the second factor', async () => {
  const person = await server.person();
  const { secret } = await withCodeApp(person);
  const token_hash = await resetCode(server, person.email);
  await server.guest.completePasswordReset({ token_hash, password: 'another horse' });
  const signedIn = await post('login', { email: person.email, password: 'another horse' });
  expect(await signedIn.json()).toMatchObject({ error: { code: 'second_factor' } });
  expect((await give(cookieOf(signedIn), codeOf(secret))).status).toBe(200);
});

test('bad codes are refused with a message about the field', async () => {
  const person = await server.person();
  const { cookie } = (await withCodeApp(person), await passwordGiven(person));
  for (const code of ['', '   ', 'x'.repeat(41), '000000000000', '١٢٣٤٥٦', '\u0000'])
    expect([code, (await give(cookie, code)).status]).toEqual([code, 422]);
});
