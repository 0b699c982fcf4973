import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createApp } from '../../../app.ts';
import { setRegistration } from '../../../backend.ts';
import { mailsTo } from '../../../testing/mails.ts';
import { server } from '../../../testing/server.ts';

const { app, guest, owner } = server;

const post = async (path: string, { body = {} as unknown, ...headers }: Record<string, unknown> = {}) =>
  app.request(`/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', host: 'localhost', ...(headers as Record<string, string>) },
    body: JSON.stringify(body),
  });

const send = (body: unknown) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

const newcomer = () => ({
  email: `${randomUUID()}@test.example`,
  password: 'correct horse',
  name: 'Nia New',
  role: 'divorcee' as const,
});

const cookieOf = (response: Response) => response.headers.getSetCookie()[0]?.split(';')[0] ?? '';

/** The token of the newest link that confirms a registration. */
async function linkOf(email: string) {
  const [mail] = (await mailsTo(server, email)).filter(({ text }) => text.includes('/confirm-email')).toReversed();
  return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

/** Somebody in a browser: an access token, and the cookie that renews it. */
async function signedIn() {
  const person = newcomer();
  await server.backend.identity.signUp(person);
  const { email, password } = person;
  const response = await post('login', { body: { email, password } });
  const { token } = (await response.json()) as { token: string };
  return { ...person, token, cookie: cookieOf(response) };
}

const me = (token: string) => app.request('/api/users/me', { headers: { authorization: `Bearer ${token}` } });

// ASVS 3.3.1, 3.3.2, 3.3.3, 3.3.4
test('confirming a registration signs the person in with an HttpOnly, Secure, SameSite=Strict cookie', async () => {
  const person = newcomer();
  await post('register', { body: { ...person, name: '  Nia New ' } });
  const response = await post('register/confirm', {
    body: { token: await linkOf(person.email), password: person.password },
  });
  expect(response.status).toBe(200);
  const [cookie = '', device = '', ...others] = response.headers.getSetCookie();
  expect(others).toEqual([]);
  expect(device).toMatch(/^__Host-device=[\w.-]+; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
  const [pair = '', ...attributes] = cookie.split('; ');
  expect(pair).toMatch(/^__Host-session=.{12,}$/);
  expect(attributes.toSorted()).toEqual(['HttpOnly', 'Path=/', 'SameSite=Strict', 'Secure']);
  const { token, user } = (await response.json()) as { token: string; user: { id: string } };
  expect(user).toMatchObject({
    name: 'Nia New',
    role: 'divorcee',
    requested_role: null,
    organization_id: null,
    user_id: user.id,
  });
  expect((await me(token)).status).toBe(200);
});

// ASVS 15.3.3
test('registration stores the chosen role as a request and grants the role of a party', async () => {
  for (const role of ['mediator', 'lawyer', 'admin'] as const)
    expect(await server.register({ ...newcomer(), role })).toMatchObject({
      user: { role: 'divorcee', requested_role: role, organization_id: null },
    });
});

test('open registration grants the chosen role, and a mediator joins the first organization', async () => {
  await server.organization();
  await setRegistration(server.backend, 'open');
  try {
    const [first] = await owner<{ id: string }>`select id from organizations order by created_at, id limit 1`;
    await owner`update organization_settings set registration = 'open' where organization_id = ${first?.id}`;
    expect(await server.register({ ...newcomer(), role: 'mediator' })).toMatchObject({
      user: { role: 'mediator', requested_role: null, organization_id: first?.id },
    });
    expect(await server.register({ ...newcomer(), role: 'admin' })).toMatchObject({
      user: { role: 'admin', requested_role: null, organization_id: null },
    });
  } finally {
    await setRegistration(server.backend, 'approval');
  }
});

test('an email address has one account, whatever its case and spaces', async () => {
  const person = newcomer();
  await guest.register({ ...person, email: ` ${person.email.toUpperCase()} ` });
  await server.register(person);
  const open = createApp({ ...server.backend, registration: 'open' });
  const again = await open.request('/api/auth/register', send({ ...person, email: person.email.toUpperCase() }));
  expect(again.status).toBe(409);
  expect(await again.json()).toMatchObject({
    error: { code: 'conflict', message: 'There is an account with this e-mail address. Sign in instead.' },
  });
  expect((await guest.login({ email: person.email.toUpperCase(), password: person.password })).user.email).toBe(
    person.email,
  );
});

// ASVS 2.2.1, 2.2.2
test('registration returns one plain message per invalid field', async () => {
  const response = await post('register', { body: { email: 'nobody', password: 'short', name: ' ', role: 'king' } });
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({
    error: { code: 'invalid', message: 'Check the marked fields.' },
    details: [
      { path: 'email', message: 'Enter an email address, like name@example.org.' },
      { path: 'password', message: 'Use 8 characters or more.' },
      { path: 'name', message: 'Fill this in.' },
      { path: 'role', message: 'Choose one of the offered values.' },
    ],
    requestId: expect.any(String),
  });
  const empty = (await (await post('register')).json()) as { details: unknown[] };
  expect(empty.details).toContainEqual({ path: 'email', message: 'Fill this in.' });
});

// ASVS 6.2.1, 6.2.5, 6.2.8, 6.2.9
test('a password has 8 to 256 characters of any kind and is compared letter for letter', async () => {
  for (const password of [
    '84629173',
    ' spaces ',
    'x'.repeat(256),
    'ééééééééé',
    '\u{1F600}'.repeat(64),
    'письмо'.repeat(20),
  ]) {
    const person = { ...newcomer(), password };
    await server.register(person);
    await expect(guest.login(person)).resolves.toMatchObject({ user: { email: person.email } });
    for (const almost of [password.trim().slice(0, -1), password.toUpperCase() + '!'])
      await expect(guest.login({ ...person, password: almost })).rejects.toMatchObject({ status: expect.any(Number) });
  }
  for (const password of ['1234567', 'x'.repeat(257)])
    await expect(guest.register({ ...newcomer(), password })).rejects.toMatchObject({ code: 'invalid' });
});

// ASVS 6.2.12
test('registration rejects passwords that have leaked', async () => {
  for (const password of ['xxhubris', 'XXhubris'])
    await expect(guest.register({ ...newcomer(), password })).rejects.toMatchObject({
      code: 'invalid',
      details: [{ path: 'password', message: 'This password was in a data leak. Choose another one.' }],
    });
});

// ASVS 6.2.4
test('registration rejects common passwords and near copies of them', async () => {
  for (const password of [
    '12345678',
    'password1',
    'PassWord1',
    'iloveyou',
    'Passw0rd!',
    'Password123!',
    'p@ssw0rd2026',
  ])
    await expect(guest.register({ ...newcomer(), password })).rejects.toMatchObject({
      code: 'invalid',
      details: [
        {
          path: 'password',
          message: 'This password is too common. Choose another one.',
        },
      ],
    });
});

// ASVS 6.2.11
test('registration rejects a password made of the person’s address, their name or the service', async () => {
  const person = { ...newcomer(), email: `greta.holm-${randomUUID()}@test.example`, name: 'Greta Holmberg' };
  const own = [person.email, person.email.split('@')[0]!, 'gretaholmberg', 'Greta Holmberg', 'H0lmberg!', 'mediation1'];
  for (const password of own)
    await expect(guest.register({ ...person, password })).rejects.toMatchObject({
      details: [{ path: 'password', message: /too easy to guess/ }],
    });
  for (const password of ['holmberg in the garden', 'greta73918264'])
    await expect(guest.register({ ...person, password })).resolves.toEqual({ confirmation: 'sent' });
});

test('sign-in returns the same response for a wrong password and an unknown address', async () => {
  const { email } = await signedIn();
  const answers = await Promise.all(
    [email, `${randomUUID()}@test.example`].map((address) =>
      guest
        .login({ email: address, password: 'wrong horse' })
        .catch(({ status, code, message }) => ({ status, code, message })),
    ),
  );
  expect(answers[0]).toEqual({
    status: 401,
    code: 'unauthenticated',
    message: 'The email address or the password is wrong.',
  });
  expect(answers[1]).toEqual(answers[0]);
});

// ASVS 6.1.1, 6.3.1
test('five wrong passwords lock the sign-in to that account for a while, and not to others', async () => {
  const { email, password } = await signedIn();
  const other = await signedIn();
  for (let tries = 0; tries < 5; tries++)
    expect((await post('login', { body: { email, password: 'wrong horse' } })).status).toBe(401);
  const refused = await post('login', { body: { email, password } });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({
    error: { code: 'too_many', message: expect.stringMatching(/^Too many attempts\. Try again in \d+ minutes\.$/) },
  });
  expect((await post('login', { body: { email: other.email, password: other.password } })).status).toBe(200);
});

// ASVS 6.3.1
test('simultaneous wrong passwords all count towards the rate limit', async () => {
  const { email } = await signedIn();
  const tries = Array.from({ length: 20 }, () => post('login', { body: { email, password: 'wrong horse' } }));
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.filter((it) => it === 401).length).toBeLessThanOrEqual(6);
  expect(new Set(statuses)).toEqual(new Set([401, 429]));
});

// ASVS 7.2.4
test('refreshing returns a new access token and a new cookie', async () => {
  const { cookie, email } = await signedIn();
  const response = await post('refresh', { cookie });
  expect(response.status).toBe(200);
  expect(cookieOf(response)).toMatch(/^__Host-session=/);
  expect(cookieOf(response)).not.toBe(cookie);
  const { token, user } = (await response.json()) as { token: string; user: { email: string } };
  expect(user.email).toBe(email);
  expect((await me(token)).status).toBe(200);
});

// ASVS 7.2.4
test('reusing an old refresh cookie ends the sign-in session', async () => {
  const { cookie, email } = await signedIn();
  const successor = cookieOf(await post('refresh', { cookie }));
  const latest = cookieOf(await post('refresh', { cookie: successor }));
  await owner`
    update auth.refresh_tokens set updated_at = updated_at - interval '1 minute'
    where user_id = (select user_id from contact_details where email = ${email})`;
  const reused = await post('refresh', { cookie });
  expect(reused.status).toBe(401);
  expect(cookieOf(reused)).toBe('__Host-session=');
  expect((await post('refresh', { cookie: latest })).status).toBe(401);
});

test('refreshing without a cookie or with a forged one returns unauthenticated', async () => {
  const none = await post('refresh');
  expect(none.status).toBe(401);
  expect(await none.json()).toMatchObject({ error: { code: 'unauthenticated', message: 'You are not signed in.' } });
  for (const value of ['made-up', 'a%00b', '%', ''])
    expect([value, (await post('refresh', { cookie: `__Host-session=${value}` })).status]).toEqual([value, 401]);
});

// ASVS 3.5.1
test('CSRF protection rejects refresh and logout from other origins', async () => {
  const { cookie, token } = await signedIn();
  for (const origin of ['https://elsewhere.example', 'http://localhost:8080', 'null', 'not an origin']) {
    const refused = await post('refresh', { cookie, origin });
    expect([origin, refused.status]).toEqual([origin, 403]);
    expect(refused.headers.getSetCookie()).toEqual([]);
    expect([origin, (await post('logout', { cookie, origin })).status]).toEqual([origin, 403]);
  }
  expect((await me(token)).status).toBe(200);
  expect((await post('refresh', { cookie, origin: 'http://localhost' })).status).toBe(200);
});

// ASVS 7.4.1
test('signing out invalidates the access token and the cookie at once', async () => {
  const { cookie, token } = await signedIn();
  const response = await post('logout', { cookie, authorization: `Bearer ${token}` });
  expect(response.status).toBe(200);
  expect(response.headers.getSetCookie()[0]).toMatch(/^__Host-session=;.*Max-Age=0/);
  expect((await me(token)).status).toBe(401);
  expect((await post('refresh', { cookie })).status).toBe(401);
});

test('signing out works with the cookie alone and with an invalid access token', async () => {
  for (const headers of [{}, { authorization: 'Bearer worth.nothing.more' }]) {
    const { cookie, token } = await signedIn();
    expect((await post('logout', { cookie, ...headers })).status).toBe(200);
    expect((await me(token)).status).toBe(401);
    expect((await post('refresh', { cookie })).status).toBe(401);
  }
});

test('signing out keeps other sign-in sessions of the person, and can be repeated', async () => {
  const { email, password, token, cookie } = await signedIn();
  const elsewhere = await guest.login({ email, password });
  expect((await post('logout', { cookie, authorization: `Bearer ${token}` })).status).toBe(200);
  expect((await post('logout', { cookie, authorization: `Bearer ${token}` })).status).toBe(200);
  expect((await post('logout')).status).toBe(200);
  expect((await me(elsewhere.token)).status).toBe(200);
});

// ASVS 6.3.4, 7.2.1, 15.2.3
test('a placeholder token and developer headers return 401', async () => {
  const { email } = await signedIn();
  for (const authorization of ['Bearer dev-token', 'Bearer ', 'Basic dTpw', 'bearer'])
    for (const headers of [{}, { 'x-dev-email': email, 'x-dev-user-id': randomUUID(), 'x-dev-role': 'admin' }])
      expect((await app.request('/api/users/me', { headers: { authorization, ...headers } })).status).toBe(401);
});
