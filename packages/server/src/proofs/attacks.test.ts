import { expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { type Budgets } from '../http/guard/rate-limit.ts';
import { sendDocument } from '../routes/documents/documents.fixture.ts';
import { intakeOf, openFamily, remove, say, addParticipant } from '../testing/family.ts';
import { propose, proposeAndConfirm, withA } from '../routes/sessions/sessions.fixture.ts';
import { addRow, changeRows } from '../testing/rows.ts';
import { server } from '../testing/server.ts';
import type { TestPerson } from '../testing.ts';

const appWith = (limits: Partial<Budgets>) => createApp({ ...server.backend, registration: 'approval', limits });

const rest = (
  path: string,
  { token }: { token: string },
  init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
  app = server.app,
) =>
  app.request(`/rest/v1/${path}`, {
    ...init,
    headers: {
      apikey: server.backend.publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...init.headers,
    },
  });

// ASVS 8.2.2
test('planned and estimated counts over /rest/v1 are rejected, and an exact count covers readable rows only', async () => {
  const { a, b, privateA } = await openFamily(server);
  for (let said = 0; said < 8; said++) await say(a, privateA);
  await server.owner`analyze chat_messages`;
  const path = `chat_messages?select=id&channel_id=eq.${privateA}`;
  for (const count of ['planned', 'estimated', ' Planned', '"planned"', 'exact, count=planned']) {
    const answer = await rest(path, b, { headers: { prefer: `return=minimal, count=${count}` } });
    expect([count, answer.status, answer.headers.get('content-range')]).toEqual([count, 422, null]);
  }
  expect((await rest(path, b, { headers: { prefer: 'count=exact' } })).headers.get('content-range')).toBe('*/0');
});

// ASVS 1.2.9, 15.2.2
test('regular-expression filters over /rest/v1 are rejected, also inside logic filters', async () => {
  const { b, together } = await openFamily(server);
  const { id } = await say(b, together, `${'a'.repeat(2000)}c`);
  const pattern = encodeURIComponent('^(.+)(.+)\\1\\2$');
  for (const filter of ['content=match.', 'content=not.imatch.', 'content=match(any).', 'content=MATCH.'])
    expect([filter, (await rest(`chat_messages?select=id&id=eq.${id}&${filter}${pattern}`, b)).status]).toEqual([
      filter,
      422,
    ]);
  for (const logic of ['or=(content.match.', 'and=(or(content.not.imatch.', 'not.or=(content.match.'])
    expect([logic, (await rest(`chat_messages?select=id&id=eq.${id}&${logic}x)`, b)).status]).toEqual([logic, 422]);
  expect((await rest(`chat_messages?select=id&content=eq.match.x`, b)).status).toBe(200);
});

// ASVS 15.2.2
test('a read over /rest/v1 with too many nested relations is rejected', async () => {
  const { b } = await openFamily(server);
  let select = 'id';
  for (let depth = 0; depth < 4; depth++)
    select = `id,case_participants!case_participants_case_id_fkey(id,cases(${select}))`;
  expect((await rest(`cases?select=${select}`, b)).status).toBe(422);
  expect((await rest('chat_messages?select=id,cases(id,case_participants(id))', b)).status).toBe(200);
});

// ASVS 2.2.2
test('/rest/v1 answers 405 to every method but reading', async () => {
  const { b, together } = await openFamily(server);
  const body = JSON.stringify({ channel_id: together, content: 'Answer me.' });
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND']) {
    const answer = await rest('chat_messages', b, { method, body });
    expect([method, answer.status, answer.headers.get('allow')]).toEqual([method, 405, 'GET, HEAD, OPTIONS']);
  }
  const { error } = await b.supabase.from('chat_messages').insert({ channel_id: together, content: 'Answer me.' });
  expect(error).toMatchObject({ code: 'PGRST117', message: 'Tables are read here. Write through /api.' });
  expect(await server.owner`select 1 from chat_messages where channel_id = ${together}`).toEqual([]);
});

const signInDirectly = (app: typeof server.app, body: object) =>
  app.request('/auth/v1/token?grant_type=password', {
    method: 'POST',
    headers: { apikey: server.backend.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

// ASVS 6.1.1, 6.3.1
test('the rate limit on failed sign-ins covers /auth/v1 and ignores the case of the address', async () => {
  const strict = appWith({ failedLogins: { points: 2, duration: 60 } });
  const { email }: TestPerson = await server.person();
  const statuses: number[] = [];
  for (const address of [email, email.toUpperCase(), email])
    statuses.push((await signInDirectly(strict, { email: address, password: 'wrong horse' })).status);
  expect(statuses).toEqual([400, 400, 429]);
  expect((await signInDirectly(strict, { email: { $ne: '' }, password: ['x'] })).status).toBe(422);
  expect((await signInDirectly(appWith({}), { email, password: 'correct horse' })).status).toBe(200);
});

test('a mediator who is a party in a case cannot read the other party’s contact details', async () => {
  const { colleague, mediator, b, caseId, organization } = await openFamily(server);
  const { case: own } = await mediator.api.createCase({ title: 'Their own', personalInfo: intakeOf(b).personalInfo });
  await addParticipant(mediator, own.id, colleague, { role: 'divorcee', side: 'A' });
  await addParticipant(mediator, own.id, b, { role: 'divorcee', side: 'B' });
  expect(
    await server.owner`select 1 from cases where id in (${caseId}, ${own.id}) and organization_id = ${organization}`,
  ).toHaveLength(2);
  const found = () => colleague.sql((sql) => sql`select email from contact_details where user_id = ${b.id}`);
  expect(await found()).toEqual([]);
  await remove(server, own.id, colleague);
  expect(await found()).toEqual([]);
});

test('a removed participant receives no notifications or case events about the sessions of the case', async () => {
  const family = await openFamily(server);
  const { mediator, b, caseId, participantOfB } = family;
  const { id: sessionId } = await proposeAndConfirm(family);
  await b.api.askToMoveSession({ sessionId, reason: 'I have to work.' });
  const notifications = () =>
    b.sql((sql) => sql`select message as it from notifications union all select kind from case_events`);
  await remove(server, caseId, b);
  const before = (await notifications()).length;
  const { session } = await mediator.api.getSession({ sessionId });
  const [request] = session.requests;
  await mediator.sql(
    (sql) => sql`update session_attendees set place = 'Room 5' where participant_id = ${participantOfB.id}`,
  );
  await mediator.sql((sql) => sql`update session_requests set status = 'refused' where id = ${request?.id}`);
  expect(await notifications()).toHaveLength(before);
});

test('a revoked calendar feed cannot be restored and returns 404', async () => {
  const { api, sql } = await server.person();
  const { path } = await api.makeCalendarFeed();
  await api.revokeCalendarFeed();
  await expect(sql((as) => as`update calendar_feeds set revoked_at = null returning id`)).rejects.toMatchObject({
    code: '42501',
  });
  expect((await server.app.request(path)).status).toBe(404);
});

test('a time with an impossible zone offset returns invalid, also inside a cursor', async () => {
  const { api } = await server.person();
  const cursor = Buffer.from(JSON.stringify(['2027-05-05T10:00:00+23:59', crypto.randomUUID()])).toString('base64url');
  for (const wish of [{ from: '2027-05-05T10:00:00+23:59' }, { cursor }])
    await expect(api.listSessions(wish)).rejects.toMatchObject({ code: 'invalid' });
});

// ASVS 2.2.1
test('the database rejects dates, channels and lists that would break other people’s pages', async () => {
  const family = await openFamily(server);
  const { mediator, a, b, caseId, participantOfB } = family;
  const { id: uploadId } = await sendDocument(b, caseId, { audience: 'everyone' });
  const { id: sessionId } = await proposeAndConfirm(family);
  const [requirement] = (await b.api.listRequirements({ caseId })).requirements;
  const ask = { case_id: caseId, session_id: sessionId, participant_id: participantOfB.id, reason: 'Later.' };
  const changeUpload = (set: object) => () => changeRows(b, 'uploads', { ...set }, ['id', uploadId]);
  const changeSession = (set: object) => () => changeRows(mediator, 'sessions', { ...set }, ['id', sessionId]);
  const attempts = [
    ...['infinity', '-infinity', '294276-01-01', '0044-03-15 BC'].flatMap((date) => [
      changeUpload({ period_from: date, period_to: null }),
      changeUpload({ period_from: null, period_to: date }),
      changeUpload({ period_from: date, period_to: date }),
      () => addRow(b, 'session_requests', { ...ask, starts_at: date }),
      () => changeRows(mediator, 'requirements', { due_on: date }, ['id', requirement?.id]),
      changeSession({ starts_at: date }),
      () => addRow(mediator, 'case_notes', { case_id: caseId, text: 'x', purge_on: date }),
    ]),
    () => changeRows(b, 'contact_details', { safe_channels: '{{app,sms}}' }, ['user_id', b.id]),
    changeSession({ agenda: [null] }),
    changeSession({ agenda: '{{a,b},{c,d}}' }),
    ...[1, 'x', null, {}, { text: 1 }, [], [{ text: 'x' }], { text: 'x', due_on: 5 }].map((action) =>
      changeSession({ next_actions: JSON.stringify([action]) }),
    ),
  ];
  for (const [at, attempt] of attempts.entries())
    expect([at, await attempt().catch(() => 'refused')]).toEqual([at, 'refused']);
  expect((await a.api.listCaseUploads({ caseId })).uploads).toHaveLength(1);
  expect((await a.api.listSessions({})).sessions).toHaveLength(1);
  expect((await mediator.api.listUsers({})).users.map(({ id }) => id)).toContain(b.id);
});

test('an agreed action longer than the API accepts is still readable', async () => {
  const family = await openFamily(server);
  const { mediator, a } = family;
  const { id } = await proposeAndConfirm(family);
  const next_actions = [{ text: 'x'.repeat(400), due_on: 'in May' }];
  await changeRows(mediator, 'sessions', { next_actions: JSON.stringify(next_actions) }, ['id', id]);
  expect((await a.api.getSession({ sessionId: id })).session.next_actions).toMatchObject(next_actions);
});

test('security definer functions return nothing about cases, sessions and people that the caller cannot see', async () => {
  const family = await openFamily(server);
  const { a, mediator, caseId, organization, people, participantOfA, privateA } = family;
  const { id: alone } = await propose(family, withA(family));
  const { id: uploadId } = await sendDocument(a, caseId, { audience: 'mediator' });
  const asked = (person: TestPerson) =>
    person.sql(
      (sql) => sql<{ it: string }>`
        select 'people of a session' as it from private.session_people(${alone})
        union select 'a file' where private.open_file(${uploadId}, true) is not null
        union select 'an account' from private.accounts_of(${[a.id]}::uuid[])
        union select 'a private channel' from private.my_channel_members(${[caseId]}::uuid[]) where channel_id = ${privateA}
        union select 'what is missing' from private.my_step_facts(${caseId})
          where participant_id = ${participantOfA.id} and code not in ('other_party', 'signatures_in')
        union select 'numbers' where private.dashboard_stats('divorcee', ${a.id}) is not null
        union select 'inner settings' from private.inner_settings(${organization})
        order by 1`,
    );
  const inCase = (person: TestPerson) =>
    person.sql(
      (sql) => sql<{ it: string }>`
        select 'days of intakes' as it from private.my_case_intake_days(${caseId})
        union select 'papers' from private.my_requirement_states(${caseId})
        union select 'members' from private.member_ids(${organization})
        order by 1`,
    );
  for (const person of [people.b, people.lawyerB, people.former, people.otherParty, people.outsider, people.colleague])
    expect([person.name, await asked(person)]).toEqual([person.name, []]);
  for (const person of [people.former, people.otherParty, people.outsider])
    expect([person.name, await inCase(person)]).toEqual([person.name, []]);
  expect((await asked(mediator)).map(({ it }) => it)).toEqual([
    'a file',
    'a private channel',
    'people of a session',
    'what is missing',
  ]);
});
