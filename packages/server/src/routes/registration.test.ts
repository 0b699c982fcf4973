import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createApp } from '../app.ts';
import { mailsTo } from '../testing/mails.ts';
import { openMediation } from '../testing/family.ts';
import { server } from '../testing/server.ts';

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

test('registration answers alike for new and known addresses, and does the same work', async () => {
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

test('a known address gets a mail that says how to sign in, and no second account', async () => {
  const { email } = await server.person();
  await guest.register({ ...newcomer(email), password: 'another horse' });
  const [mail] = await mailsTo(server, email);
  expect(mail?.text).toContain('You have an account already.');
  expect(mail?.text).toContain('/signin');
  expect(await linksTo(email)).toEqual([]);
  expect(await accountsOf(email)).toHaveLength(1);
  await expect(guest.login({ email, password: 'another horse' })).rejects.toMatchObject({ code: 'unauthenticated' });
});

// ASVS 6.4.1
test('a new address has an account once its link and its password came together, and the link works once', async () => {
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
    message: 'This link was used before or is too old. Register again.',
  });
});

// ASVS 6.4.1
test('an old link and a made-up one make no account', async () => {
  const person = newcomer();
  await guest.register(person);
  const [token = ''] = await linksTo(person.email);
  await owner`update private.registrations set expires_at = now() where email = ${person.email}`;
  for (const it of [token, 'x'.repeat(43)])
    await expect(guest.confirmRegistration({ token: it, password: person.password })).rejects.toMatchObject({
      code: 'not_found',
    });
  expect(await accountsOf(person.email)).toEqual([]);
});

test('somebody who registers another person’s address keeps that person from nothing', async () => {
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

test('an invitation to the same address makes the account at once; one to another address does not', async () => {
  const { invite } = await openMediation(server);
  const [person, other] = [newcomer(), newcomer()];
  const { token: invitation } = await invite(person);
  expect(await guest.register({ ...other, invitation })).toEqual({ confirmation: 'sent' });
  expect(await guest.register({ ...other, invitation: 'x'.repeat(43) })).toEqual({ confirmation: 'sent' });
  await expect(guest.register({ ...person, invitation })).resolves.toMatchObject({ user: { email: person.email } });
});

// ASVS 2.4.1
test('an address gets few registration mails, known or not', async () => {
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

test('registrations keep the password only as a hash', async () => {
  const person = newcomer();
  await guest.register(person);
  const [token = ''] = await linksTo(person.email);
  const [kept] = await owner<{ text: string }>`
    select to_jsonb(r)::text as text from private.registrations r where email = ${person.email}`;
  for (const secret of [person.password, token]) expect(kept?.text).not.toContain(secret);
});
