// Guards packages/server/src/demo/** packages/server/src/mail/send-mails.ts supabase/migrations/*_calendar.sql
import { compile, startOf } from '@mediation/agreement';
import { createApiClient, type ParentingSchedule } from '@mediation/api-client';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createApp } from '../app.ts';
import { embeddedBackend } from '../backend.ts';
import { sqlOn } from '../database/database.ts';
import { readEnv } from '../settings/env.ts';
import { sendMails } from '../mail/send-mails.ts';
import type { Mail } from '../mail/transport.ts';
import { migratedFolder } from '../testing/migrated-folder.ts';
import { type DemoName, demoAccounts, demoPassword, people } from './people.ts';
import { prepareDemo } from './prepare-demo.ts';

const secrets = { jwtSecret: 'not so secret', publishableKey: 'sb_publishable_x', secretKey: 'sb_secret_x' };

/** A server at its first start, which is closed when `atEnd` runs. */
async function freshServer(atEnd: (close: () => Promise<void>) => void = onTestFinished) {
  const backend = await embeddedBackend({ folder: migratedFolder(), secrets, siteUrl: 'http://test' });
  atEnd(backend.close);
  const app = createApp({ ...backend, registration: 'open' });
  const guest = createApiClient({
    baseUrl: 'http://test',
    token: () => null,
    fetch: (url, init) => app.request(url, init),
  });
  const signIn = async (name: DemoName) => {
    const { token, user } = await guest.login({ email: people[name].email, password: demoPassword });
    const api = createApiClient({
      baseUrl: 'http://test',
      token: () => token,
      fetch: (url, init) => app.request(url, init),
    });
    return { user, api };
  };
  return {
    guest,
    signIn,
    owner: sqlOn(backend.db),
    prepare: (environment: Record<string, string> = {}) => prepareDemo(backend, readEnv(environment, '/')),
  };
}

/** The demo that is only read. */
let demo: Awaited<ReturnType<typeof freshServer>>;
beforeAll(async () => {
  demo = await freshServer(afterAll);
  await demo.prepare();
});

test('every demo person signs in with the public password and has the documented role', async () => {
  expect(await demo.prepare()).toBe(true);
  for (const [name, person] of Object.entries(people) as [DemoName, (typeof people)[DemoName]][]) {
    const { user } = await demo.signIn(name);
    expect(user).toMatchObject({ name: person.name, role: person.role, requested_role: null });
    expect(demoAccounts).toContain(person.email);
  }
});

test('the demo has a case with two parties and their channels, and another organization that cannot see it', async () => {
  const [maya, daniel, helen, jonas] = await Promise.all(
    (['maya', 'daniel', 'helen', 'jonas'] as const).map(demo.signIn),
  );
  const { cases } = await maya!.api.listCases();
  expect(cases).toMatchObject([{ title: 'Okafor family', people: ['Maya Okafor', 'Daniel Okafor'] }]);
  const channels = async ({ api }: typeof maya & object) =>
    (await api.listConversations({ caseId: cases[0]!.id })).conversations.map(({ type, party_id }) => [type, party_id]);
  expect(await channels(maya!)).toEqual([
    ['case', null],
    ['private', maya!.user.id],
  ]);
  expect(await channels(daniel!)).toEqual([
    ['case', null],
    ['private', daniel!.user.id],
  ]);
  expect((await helen!.api.listCases()).cases).toMatchObject([{ title: 'Haddad – Lowe' }]);
  expect((await jonas!.api.listCases()).cases).toMatchObject([{ title: 'Okafor – Reid' }]);
});

test('the demo has a party and a lawyer who are booked in sessions of another case', async () => {
  const { api } = await demo.signIn('ruth');
  const family = (await api.listCases()).cases.find(({ title }) => title === 'Okafor family')!;
  const { booked } = await api.getAvailability({ caseId: family.id, from: new Date().toISOString(), days: 14 });
  expect(booked.map(({ name }) => name)).toEqual(['Daniel Okafor', 'Priya Nair']);
  expect((await api.listSessions({ actions: 'mine' })).sessions).toHaveLength(1);
});

test('the demo has documents that wait, are accepted and are sent back, and their files open', async () => {
  const [maya, ruth] = await Promise.all((['maya', 'ruth'] as const).map(demo.signIn));
  const { uploads } = await maya!.api.listUploads();
  expect(new Set(uploads.map(({ status }) => status))).toEqual(new Set(['pending', 'confirmed', 'rejected']));
  const waiting = await ruth!.api.listPendingUploads();
  expect(waiting.uploads.map(({ file_name, age_hours }) => [file_name, Math.round(age_hours)])).toEqual([
    ['Joint account.pdf', 51],
    ['Mortgage statement.pdf', 28],
    ['Monthly budget.pdf', 5],
  ]);
  for (const { id, bytes } of uploads) expect((await maya!.api.downloadUpload({ uploadId: id })).size).toBe(bytes);
});

test('the demo has a version that one party signed, a newer draft, a signed statement and a plan to read', async () => {
  const [ruth, tomas] = await Promise.all((['ruth', 'tomas'] as const).map(demo.signIn));
  const { cases } = await ruth!.api.listCases();
  const { id: caseId, step } = cases.find(({ title }) => title === 'Okafor family')!;
  expect(step).toBe('agreement_draft');
  const { documents } = await ruth!.api.getAgreement({ caseId });
  const [memorandum, finances, plan] = documents;
  expect(new Set(memorandum?.draft?.clauses.map(({ state }) => state))).toEqual(
    new Set(['agreed', 'parked', 'discussing', 'draft']),
  );
  const signers = (it: typeof memorandum) => it?.newest?.signatures.map(({ name }) => name).toSorted();
  expect(memorandum?.newest?.number).toBe(2);
  expect(signers(memorandum)).toEqual(['Daniel Okafor']);
  expect(signers(finances)).toEqual(['Daniel Okafor', 'Maya Okafor']);
  expect(plan?.newest).toMatchObject({ signatures: [], schedule: expect.any(Object) });
  expect(plan?.draft?.clauses).toMatchObject([
    { heading: 'Holidays', state: 'agreed', source_proposal_id: expect.any(String) },
  ]);
  const { versions } = await tomas!.api.listAgreementVersions({ caseId, document: 'memorandum' });
  const { comments } = await tomas!.api.listClauseComments({ caseId, versionId: versions.at(-1)!.id });
  expect(new Set(comments.map((it) => it.author_name))).toEqual(new Set(['Tomas Herrera', 'Priya Nair']));
});

test('the topics of the demo are agreed where a released version has them', async () => {
  const { api } = await demo.signIn('maya');
  const { id: caseId } = (await api.listCases()).cases[0]!;
  const { topics } = await api.getNegotiation({ caseId });
  expect(Object.fromEntries(topics.map(({ title, state }) => [title, state]))).toEqual({
    'School days and pickup': 'in_discussion',
    Holidays: 'agreed',
    'The house': 'agreed',
    Pensions: 'parked',
    'Child support': 'agreed',
    'Clubs, trips and shoes': 'in_discussion',
  });
  const { documents } = await api.getAgreement({ caseId });
  const released = documents.flatMap(({ newest }) => newest ?? []);
  expect(new Set(released.flatMap(({ clauses }) => clauses.map(({ state }) => state)))).toEqual(new Set(['agreed']));
  const { opened_at } = await api.getMoney({ caseId });
  expect(Date.parse(opened_at!)).toBeLessThan(
    Math.min(
      ...released.filter(({ statement }) => statement !== null).map(({ released_at }) => Date.parse(released_at)),
    ),
  );
});

test('the demo has a released schedule in which each night has one carer, and a draft with a gap and a clash', async () => {
  const { api } = await demo.signIn('ruth');
  const { id: caseId } = (await api.listCases()).cases.find(({ title }) => title === 'Okafor family')!;
  const problemsOf = (it: ParentingSchedule | null | undefined) => it && compile(it, startOf(it)!).problems;
  const { documents } = await api.getAgreement({ caseId });
  const plan = documents.find(({ document }) => document === 'parenting');
  expect(problemsOf(plan?.newest?.schedule)).toEqual([]);
  expect(problemsOf((await api.getParentingSchedule({ caseId })).schedule)).toMatchObject([
    { kind: 'clash' },
    { kind: 'gap' },
  ]);
});

test('the demo sends every mail that it queues, and none about a session that is over', async () => {
  const { prepare, owner } = await freshServer();
  await prepare();
  const queued = await owner<{ count: number }>`
    select count(*)::int as count from private.mails where facts ->> 'change' in ('completed', 'no_show')`;
  expect(queued).toEqual([{ count: 0 }]);
  const mails: Mail[] = [];
  const send = async (mail: Mail) => void mails.push(mail);
  await sendMails({ sql: owner, send, siteUrl: 'http://test', organizer: 'calendar@test.example' });
  expect(mails.length).toBeGreaterThan(0);
  expect(await owner`select template, last_error from private.mails where given_up_at is not null`).toEqual([]);
});

test('a restart keeps changes to the demo data', async () => {
  const { prepare, owner, signIn } = await freshServer();
  await prepare();
  const { api } = await signIn('maya');
  await api.updateMe({ name: 'Maya O.' });
  const count = () => owner`select count(*)::int as people from profiles`;
  const before = await count();
  expect(await prepare()).toBe(true);
  expect(await count()).toEqual(before);
  expect((await signIn('maya')).user.name).toBe('Maya O.');
});

test('an interrupted demo setup starts over', async () => {
  const { prepare, owner, guest, signIn } = await freshServer();
  await guest.register({ ...people.ruth, password: 'another one' });
  await owner`update private.settings set demo = 'filling'`;
  expect(await prepare()).toBe(true);
  expect((await signIn('ruth')).user).toMatchObject({ role: 'mediator' });
  expect(await owner`select count(*)::int as people from auth.users`).toEqual([{ people: Object.keys(people).length }]);
});

// ASVS 6.3.2
test('DEMO=off or a public address leaves the database empty', async () => {
  const { prepare, owner } = await freshServer();
  expect(await prepare({ DEMO: 'off' })).toBe(false);
  expect(await prepare({ HOST: '192.168.1.4' })).toBe(false);
  expect(await owner`select id from auth.users`).toEqual([]);
});

test('a database already in use gets no demo data', async () => {
  const { prepare, owner, guest } = await freshServer();
  await guest.register({ email: 'first@test.example', name: 'First', password: 'correct horse', role: 'divorcee' });
  expect(await prepare()).toBe(false);
  expect(await owner`select email from contact_details`).toEqual([{ email: 'first@test.example' }]);
});

// ASVS 6.3.2, 15.2.3
test('a database with demo data is never served on a public address', async () => {
  const { prepare } = await freshServer();
  await prepare();
  await expect(prepare({ HOST: '192.168.1.4' })).rejects.toThrow('whose passwords are public');
});
