// Guards packages/server/src/demo/** packages/server/src/mail/send-mails.ts supabase/migrations/*_calendar.sql
import { compile, startOf } from '@mediation/agreement';
import { createApiClient, type ParentingSchedule, steps } from '@mediation/api-client';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createApp } from '../app.ts';
import { embeddedBackend } from '../backend.ts';
import { sqlOn } from '../database/database.ts';
import { readEnv } from '../settings/env.ts';
import { sealAudit } from '../jobs/seal-audit.ts';
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
    db: backend.db,
    owner: sqlOn(backend.db),
    prepare: (environment: Record<string, string> = {}) => prepareDemo(backend, readEnv(environment, '/')),
  };
}

/** The demo of most tests: to play it takes long, so they share it. */
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
  expect((await helen!.api.listCases()).cases.map(({ title }) => title)).toEqual([
    'Haddad – Lowe',
    'Marchetti – Boyle',
  ]);
  const titles = (await jonas!.api.listCases()).cases.map(({ title }) => title);
  expect(titles.toSorted()).toEqual(['Chaudhry family', 'Fairbairn – Hughes', 'Okafor – Reid']);
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

test('the demo has 14 cases over every step and status, and both ways to end', async () => {
  const cases = await demo.owner<{ step: string; status: string; close_reason: string | null }>`
    select step, status, close_reason from cases`;
  expect(cases).toHaveLength(14);
  const open = cases.filter(({ status }) => status === 'open');
  expect(new Set(open.map(({ step }) => step))).toEqual(new Set(steps));
  expect(new Set(cases.map(({ status }) => status))).toEqual(new Set(['open', 'on_hold', 'closed']));
  expect(new Set(cases.flatMap(({ close_reason }) => close_reason ?? []))).toEqual(
    new Set(['agreed_full', 'no_agreement']),
  );
  const load = await demo.owner`
    select p.user_id from case_participants p join cases c on c.id = p.case_id
    where p.role = 'mediator' and c.status <> 'closed' group by 1 having count(*) > 1`;
  expect(load).toHaveLength(3);
});

test('the demo has a high risk with its insight, a shuttle, offered times and a late document', async () => {
  const { api } = await demo.signIn('ruth');
  const { cases } = await api.rankCases({});
  expect(cases[0]).toMatchObject({ title: 'Kowalski – Mensah' });
  const one = async (rows: Promise<unknown[]>) => expect((await rows).length).toBeGreaterThan(0);
  await one(demo.owner`select from ai_insights where insight_type = 'risk_assessment'`);
  await one(demo.owner`select from case_modes where mode = 'shuttle'`);
  await one(demo.owner`select from sessions where status = 'proposed'`);
  await one(demo.owner`select from requirements where due_on < current_date and na_reason is null`);
});

test('no session of the demo is on a weekend, and one is now while the office works', async () => {
  const sessions = await demo.owner<{ weekday: number; is_now: boolean }>`
    select extract(isodow from starts_at at time zone 'Europe/London')::int as weekday,
      now() between starts_at and starts_at + make_interval(mins => minutes) as is_now
    from sessions where starts_at is not null`;
  expect(sessions.filter(({ weekday }) => weekday > 5)).toEqual([]);
  const isWorkday = ![0, 6].includes(new Date().getUTCDay());
  expect(sessions.some(({ is_now }) => is_now)).toBe(isWorkday);
});

test('no moment of the demo is yet to come but what is planned, and the cases are weeks old', async () => {
  const columns = await demo.owner<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and data_type = 'timestamp with time zone'
      and column_name ~ '^(created|updated|released|signed|decided|joined|submitted|reviewed|reached|opened|closed|read)_at$'`;
  expect(columns.length).toBeGreaterThan(20);
  const late = [];
  for (const { table, column } of columns) {
    const rows = await sql`select 1 from ${sql.id(table)} where ${sql.id(column)} > now()`.execute(demo.db);
    if (rows.rows.length > 0) late.push(`${table}.${column}`);
  }
  expect(late).toEqual([]);
  const [age] = await demo.owner<{ days: number }>`
    select extract(day from now() - min(created_at))::int as days from cases`;
  expect(age!.days).toBeGreaterThan(100);
});

test('the demo has no moment before what it depends on', async () => {
  const early = await demo.owner`
    select 'terms' from terms_signatures s join case_participants p on p.id = s.participant_id
      where s.signed_at < p.joined_at
    union all select 'session' from sessions s join cases c on c.id = s.case_id where s.starts_at < c.created_at
    union all select 'session' from sessions s where s.status = 'completed' and s.created_at > s.starts_at
    union all select 'signature' from agreement_signatures s join agreement_versions v on v.id = s.version_id
      where s.signed_at < v.signable_at
    union all select 'message' from chat_messages m join cases c on c.id = m.case_id where m.created_at < c.created_at
    union all select 'review' from uploads where reviewed_at < created_at
    union all select 'screening' from screening_decisions d join case_participants p on p.id = d.participant_id
      where d.decided_at < p.joined_at`;
  expect(early).toEqual([]);
});

test('the audit log of the demo verifies, and begins where its story begins', async () => {
  await sealAudit(demo.owner);
  const [chain] = await demo.owner<{ links: number; broken: number | null }>`
    select links, private.first_broken_link(0, links) as broken from private.audit_chain`;
  expect(chain!.links).toBeGreaterThan(500);
  expect(chain!.broken).toBeNull();
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
  const { owner } = demo;
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
  const { prepare, owner, signIn } = demo;
  const { api } = await signIn('maya');
  await api.updateMe({ name: 'Maya O.' });
  const count = () => owner`select count(*)::int as people from profiles`;
  const before = await count();
  expect(await prepare()).toBe(true);
  expect(await count()).toEqual(before);
  expect((await signIn('maya')).user.name).toBe('Maya O.');
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
  await expect(demo.prepare({ HOST: '192.168.1.4' })).rejects.toThrow('whose passwords are public');
});

// The last, because it plays the shared demo again.
test('an interrupted demo setup starts over', async () => {
  const { prepare, owner, signIn } = demo;
  await owner`update private.settings set demo = 'filling'`;
  await owner`update profiles set name = 'Somebody' where id = ${(await signIn('ruth')).user.id}`;
  expect(await prepare()).toBe(true);
  expect((await signIn('ruth')).user).toMatchObject({ role: 'mediator', name: people.ruth.name });
  expect(await owner`select from cases`).toHaveLength(14);
});
