import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createApp } from '../../../app.ts';
import { openMediation } from '../../../testing/family.ts';
import { mailsTo } from '../../../testing/mails.ts';
import { server } from '../../../testing/server.ts';

const { guest, owner, backend } = server;

const newcomer = (email = `${randomUUID()}@test.example`) => ({
  email,
  password: 'correct horse',
  name: 'Nia New',
  role: 'divorcee' as const,
});

const linksTo = async (email: string) =>
  (await mailsTo(server, email)).flatMap(({ text }) => /confirm-email\?token=([\w-]+)/.exec(text)?.[1] ?? []);

const accountsOf = (email: string) => owner`select id from auth.users where email = ${email}`;

test('registration returns the same response and runs the same queries for new and known addresses', async () => {
  const { email } = await server.person();
  const queries: string[][] = [];
  const answers = [];
  for (const address of [email, `${randomUUID()}@test.example`]) {
    const made: string[] = [];
    queries.push(made);
    const spied = vi.spyOn(
      backend.db.getExecutor().constructor.prototype as { executeQuery: () => unknown },
      'executeQuery',
    );
    onTestFinished(() => spied.mockRestore());
    answers.push(await guest.register(newcomer(address)));
    made.push(...spied.mock.calls.map(([query]: unknown[]) => (query as { sql: string }).sql));
    spied.mockRestore();
  }
  expect(answers).toEqual([{ confirmation: 'sent' }, { confirmation: 'sent' }]);
  expect(queries[0]!.length).toBeGreaterThan(0);
  expect(queries[0]).toEqual(queries[1]);
});

test('registering a known address sends a mail about signing in and creates no second account', async () => {
  const { email } = await server.person();
  await guest.register({ ...newcomer(email), password: 'another horse' });
  const [mail] = await mailsTo(server, email);
  expect(mail?.text).toContain('you already have an account.');
  expect(mail?.text).toContain('/signin');
  expect(await linksTo(email)).toEqual([]);
  expect(await accountsOf(email)).toHaveLength(1);
  await expect(guest.login({ email, password: 'another horse' })).rejects.toMatchObject({ code: 'unauthenticated' });
});

// ASVS 6.4.1
test('a registration creates the account only with the link and the chosen password, and the link works once', async () => {
  const person = newcomer();
  await guest.register(person);
  expect(await accountsOf(person.email)).toEqual([]);
  await expect(guest.login(person)).rejects.toMatchObject({ code: 'unauthenticated' });
  const [token = ''] = await linksTo(person.email);
  await expect(guest.confirmRegistration({ token, password: 'wrong horse' })).rejects.toMatchObject({
    code: 'invalid',
    details: [{ path: 'password', message: 'This is not the password that you chose.' }],
  });
  expect(await accountsOf(person.email)).toEqual([]);
  await expect(guest.confirmRegistration({ token, password: person.password })).resolves.toMatchObject({
    user: { email: person.email, name: 'Nia New', role: 'divorcee' },
  });
  await expect(guest.confirmRegistration({ token, password: person.password })).rejects.toMatchObject({
    code: 'not_found',
    message: 'This link has been used or has expired. Register again.',
  });
});

test('a registration is confirmed from a keyboard that spells an accent as a letter of its own', async () => {
  const person = { ...newcomer(), password: 'Näw-pass 2026' };
  await guest.register(person);
  const [token = ''] = await linksTo(person.email);
  const password = person.password.normalize('NFD');
  await expect(guest.confirmRegistration({ token, password })).resolves.toMatchObject({
    user: { email: person.email },
  });
  await expect(guest.login(person)).resolves.toMatchObject({ user: { email: person.email } });
});

// ASVS 6.4.1
test('an expired or forged registration link returns not_found and creates no account', async () => {
  const person = newcomer();
  await guest.register(person);
  const [token = ''] = await linksTo(person.email);
  await owner`update private.registrations set expires_at = now() where email = ${person.email}`;
  for (const attempt of [token, 'x'.repeat(43)])
    await expect(guest.confirmRegistration({ token: attempt, password: person.password })).rejects.toMatchObject({
      code: 'not_found',
    });
  expect(await accountsOf(person.email)).toEqual([]);
});

test('a registration by another person does not block the owner of the address', async () => {
  const person = newcomer();
  await guest.register({ ...person, password: 'a thief’s horse' });
  await guest.register(person);
  const links = await linksTo(person.email);
  await guest.confirmRegistration({ token: links.at(-1) ?? '', password: person.password });
  await expect(guest.confirmRegistration({ token: links[0] ?? '', password: 'a thief’s horse' })).rejects.toMatchObject(
    { code: 'not_found' },
  );
  await expect(guest.login(person)).resolves.toMatchObject({ user: { email: person.email } });
});

test('registration creates the account at once only with an invitation to the same address', async () => {
  const { invite } = await openMediation(server);
  const [person, other] = [newcomer(), newcomer()];
  const { token: invitation } = await invite(person);
  expect(await guest.register({ ...other, invitation })).toEqual({ confirmation: 'sent' });
  expect(await guest.register({ ...other, invitation: 'x'.repeat(43) })).toEqual({ confirmation: 'sent' });
  await expect(guest.register({ ...person, invitation })).resolves.toMatchObject({ user: { email: person.email } });
});

// ASVS 2.4.1
test('registration mails are rate limited per address, known or not', async () => {
  const { email } = await server.person();
  const strict = createApp({
    ...backend,
    registration: 'approval',
    limits: { registrationMails: { points: 1, duration: 60 } },
  });
  for (const address of [email, `${randomUUID()}@test.example`]) {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(newcomer(address)),
    };
    const statuses = [];
    for (let tries = 0; tries < 2; tries++) statuses.push((await strict.request('/api/auth/register', init)).status);
    expect(statuses).toEqual([200, 429]);
  }
});

test('a pending registration stores the password and the token only as hashes', async () => {
  const person = newcomer();
  await guest.register(person);
  const [token = ''] = await linksTo(person.email);
  const [kept] = await owner<{ text: string }>`
    select to_jsonb(r)::text as text from private.registrations r where email = ${person.email}`;
  for (const secret of [person.password, token]) expect(kept?.text).not.toContain(secret);
});
