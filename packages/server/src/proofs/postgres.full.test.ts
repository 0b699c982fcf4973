// Guards packages/server/src/database/** packages/server/src/backend.ts supabase/migrations/**
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { createApiClient } from '@mediation/api-client';
import { createClient } from '@supabase/supabase-js';
import { decodeJwt } from 'jose';
import { Client } from 'pg';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { createApp } from '../app.ts';
import { hostedBackend } from '../backend.ts';
import { sqlOn } from '../database/database.ts';
import { migrate } from '../database/migrations/migrate.ts';
import { remindOfSessions } from '../jobs/reminders/remind-of-sessions.ts';
import { startTestServer } from '../testing.ts';
import { openFamily, overRest, remove, say, whoMay, whoSees } from '../testing/family.ts';
import { inHours, propose, proposeAndConfirm, withA } from '../routes/sessions/sessions.fixture.ts';
import { execute, startPostgres } from '../testing/postgres.ts';
import { listenAs } from '../testing/socket.ts';

const files = readdirSync(new URL('../../../../supabase/migrations/', import.meta.url));
const postgres = await startPostgres();

/** Why these tests are skipped; empty where they run. */
const reason = 'reason' in postgres ? ` (skipped, for no Postgres starts here: ${postgres.reason})` : '';

afterAll(async () => {
  if ('superuserUrl' in postgres) await postgres.stop();
});

const { databaseUrl, migrationUrl } =
  'superuserUrl' in postgres ? postgres.database : { databaseUrl: '', migrationUrl: '' };
const server = databaseUrl ? await startTestServer({ databaseUrl, migrationUrl }) : undefined;
afterAll(() => server?.stop());
await server?.listen();

test.skipIf(reason)(`a restart on Postgres applies no migration again${reason}`, async () => {
  const { ownerDatabase, owner } = server!;
  expect(await migrate(ownerDatabase)).toEqual([]);
  const [history] = await owner<{ count: number }>`
    select count(*)::int from supabase_migrations.schema_migrations`;
  expect(history?.count).toBe(files.length);
});

test.skipIf(reason)(`access on Postgres is the same through the API and over /rest/v1${reason}`, async () => {
  const family = await openFamily(server!);
  const { mediator, caseId, together, privateA } = family;
  await say(mediator, together);
  await say(mediator, privateA);
  const inTheCase = ['mediator', 'a', 'b', 'lawyerA', 'lawyerB', 'admin', 'officeAdmin'];
  const membersOfA = ['mediator', 'a', 'lawyerA'];
  expect(await whoMay(family, ({ api }) => api.getCase({ caseId }))).toEqual(inTheCase);
  expect(await whoMay(family, ({ api }) => api.listMessages({ channelId: privateA }))).toEqual(membersOfA);
  for (const [channelId, names] of [
    [together, ['mediator', 'a', 'b', 'lawyerA', 'lawyerB']],
    [privateA, membersOfA],
  ] as const)
    expect(await whoSees(family, (it) => overRest(it, 'messages', '*', ['channel_id', channelId]))).toEqual(names);
  expect(await whoMay(family, (it) => say(it, privateA))).toEqual(membersOfA);
});

test.skipIf(reason)(
  `times and numbers from Postgres have the same format as from the embedded database${reason}`,
  async () => {
    const { mediator, a, together } = await openFamily(server!);
    const { id, created_at } = await say(mediator, together);
    expect(created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{1,6}Z$/);
    expect((await a.api.listCases()).cases).toMatchObject([{ unread_count: 1, last_activity_at: created_at }]);
    expect(await overRest(a, 'messages', 'created_at', ['id', id])).toEqual([{ created_at }]);
  },
);

test.skipIf(reason)(
  `PostgREST cannot write for a person, whatever claims and headers it receives${reason}`,
  async () => {
    const { a, together } = await openFamily(server!);
    await say(a, together);
    await execute(
      'superuserUrl' in postgres ? postgres.superuserUrl : '',
      `create role authenticator login noinherit password 'password'`,
      'grant anon, authenticated to authenticator',
    );
    const postgrest = new Client({
      connectionString: databaseUrl.replace('app:password', 'authenticator:password'),
    });
    await postgrest.connect();
    const asPerson = async (statement: string, values: unknown[]) => {
      await postgrest.query('begin');
      const claims = JSON.stringify({ ...decodeJwt(a.token), 'mediation.door': 'server', door: 'server' });
      const headers = JSON.stringify({ 'mediation.door': 'server' });
      await postgrest.query(
        `select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true),
        set_config('request.headers', $2, true), set_config('request.cookies', $2, true),
        set_config('request.jwt.claim.sub', $3, true), set_config('request.header.mediation.door', 'server', true)`,
        [claims, headers, a.id],
      );
      try {
        return await postgrest.query(statement, values);
      } finally {
        await postgrest.query('rollback');
      }
    };
    const [read] = (await asPerson('select count(*)::int from chat_messages where channel_id = $1', [together])).rows;
    expect(read).toEqual({ count: 1 });
    await expect(
      asPerson(`insert into chat_messages (channel_id, content) values ($1, 'Forged.')`, [together]),
    ).rejects.toMatchObject({ code: '42501' });
    const taken = await asPerson(`update chat_messages set redacted_reason = 'other' where channel_id = $1`, [
      together,
    ]);
    expect(taken.rowCount).toBe(0);
    await postgrest.end();
  },
);

test.skipIf(reason)(`concurrent reads each return the caller’s own rows${reason}`, async () => {
  const { people } = await openFamily(server!);
  const everybody = Object.values(people);
  const reads = Array.from({ length: 8 }, () => everybody).flat();
  const mine = await Promise.all(reads.map((it) => overRest(it, 'contact_details', 'user_id', ['user_id', it.id])));
  expect(mine).toEqual(reads.map(({ id }) => [{ user_id: id }]));
});

test.skipIf(reason)(`a refresh whose response was lost keeps the sign-in session${reason}`, async () => {
  const renew = (cookie = '') =>
    server!.app.request('/api/auth/refresh', { method: 'POST', headers: { cookie, host: 'localhost' } });
  const cookieOf = (response: Response) => response.headers.getSetCookie()[0]?.split(';')[0];
  const { email } = await server!.person();
  const credentials = JSON.stringify({ email, password: 'correct horse' });
  const headers = { 'content-type': 'application/json' };
  const cookie = cookieOf(await server!.app.request('/api/auth/login', { method: 'POST', headers, body: credentials }));
  expect((await renew(cookie)).status).toBe(200);
  const again = await renew(cookie);
  expect([again.status, (await renew(cookieOf(again))).status]).toEqual([200, 200]);
});

test.skipIf(reason)(
  `message events reach only the audience of the channel, also after the listening connection is lost${reason}`,
  async () => {
    const { mediator, a, b, caseId, privateA, together } = await openFamily(server!);
    const [listenerOfA, listenerOfB] = await Promise.all([listenAs(a), listenAs(b)]);
    await say(mediator, privateA, 'Between us.');
    await say(mediator, together, 'To everybody.');
    await expect.poll(() => listenerOfA.contents).toEqual(['Between us.', 'To everybody.']);
    await expect.poll(() => listenerOfB.contents).toEqual(['To everybody.']);

    const sql = sqlOn(server!.backend.db);
    const broken = await sql`select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen "realtime"'`;
    expect(broken).toHaveLength(1);
    const listeners = () => sql`select pid from pg_stat_activity where query = 'listen "realtime"'`;
    await expect.poll(listeners).toHaveLength(1);
    await remove(server!, caseId, b);
    const again = await listenAs(a);
    await say(mediator, together, 'Back again.');
    await expect.poll(() => again.contents).toEqual(['Back again.']);
    expect(listenerOfB.contents).toEqual(['To everybody.']);
  },
);

test.skipIf(reason)(
  `the API works with a hosted Supabase that signs people in and serves /rest/v1${reason}`,
  async () => {
    const { backend, secrets } = server!;
    const { mediator, a, b, caseId, together, privateA } = await openFamily(server!);
    const provider = serve({ fetch: backend.supabaseFetch!, hostname: '127.0.0.1', port: 0 });
    await once(provider, 'listening');
    onTestFinished(() => void provider.close());
    const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
    const hosted = await hostedBackend(
      { url, publishableKey: backend.publishableKey, jwtSecret: secrets.jwtSecret },
      databaseUrl,
      { secrets, siteUrl: 'http://hosted' },
    );
    onTestFinished(hosted.close);
    const app = createApp({ ...hosted, registration: 'approval' });
    const clientOf = (token: string | null) =>
      createApiClient({ baseUrl: 'http://hosted', token: () => token, fetch: (url, init) => app.request(url, init) });

    expect(await clientOf(null).getConfig()).toMatchObject({ supabaseUrl: url });
    const { token, user } = await clientOf(null).login({ email: a.email, password: 'correct horse' });
    expect(user.id).toBe(a.id);
    const { postMessage, listMessages, logout, getMe, changePassword, listMySessions } = clientOf(token);
    await postMessage({ channelId: privateA, content: 'From over there.' });
    expect((await mediator.api.listMessages({ channelId: privateA })).messages).toMatchObject([
      { sender_id: a.id, content: 'From over there.' },
    ]);
    await say(mediator, together, 'Welcome.');
    expect((await listMessages({ channelId: together })).messages).toMatchObject([{ content: 'Welcome.' }]);
    const direct = createClient(url, backend.publishableKey, { accessToken: async () => token }).from('chat_messages');
    expect((await direct.select('content').eq('channel_id', privateA)).data).toEqual([{ content: 'From over there.' }]);
    expect((await direct.insert({ channel_id: privateA, content: 'Past the server.' })).error?.code).toBe('42501');
    await expect(clientOf(b.token).listMessages({ channelId: privateA })).rejects.toMatchObject({ code: 'not_found' });
    expect((await clientOf(b.token).listCases()).cases).toMatchObject([{ id: caseId }]);
    for (const path of ['/rest/v1/cases', '/auth/v1/user', '/realtime/v1/websocket'])
      expect((await app.request(path)).status).toBe(404);

    await changePassword({ current_password: 'correct horse', password: 'another horse' });
    expect((await listMySessions()).sessions).toMatchObject([{ is_current: true }]);
    await expect(clientOf(a.token).getMe()).rejects.toMatchObject({ code: 'unauthenticated' });
    await logout();
    await expect(getMe()).rejects.toMatchObject({ code: 'unauthenticated' });
    const person = { email: `${crypto.randomUUID()}@test.example`, password: 'correct horse', name: 'Nia' };
    await expect(clientOf(null).register({ ...person, role: 'admin' })).resolves.toEqual({ confirmation: 'sent' });
  },
);

test.skipIf(reason)(`only one of two sessions confirmed for the same time succeeds${reason}`, async () => {
  const family = await openFamily(server!);
  const { mediator } = family;
  for (let round = 1; round <= 5; round += 1) {
    const slots = [inHours(100 * round)];
    const proposals = [await propose(family, { slots }), await propose(family, { ...withA(family), slots })];
    const results = await Promise.allSettled(
      proposals.map(({ id: sessionId, slots: [slot], version }) =>
        mediator.api.confirmSession({ sessionId, slot_id: slot!.id, version }),
      ),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  }
  expect((await mediator.api.listSessions({ status: 'scheduled' })).sessions).toHaveLength(5);
});

test.skipIf(reason)(`concurrent reminder jobs remind each attendee once${reason}`, async () => {
  const family = await openFamily(server!);
  const session = await proposeAndConfirm(family);
  const at = inHours(-40, Date.parse(session.starts_at ?? ''));
  const counts = await Promise.all([1, 2, 3].map(() => remindOfSessions(server!.owner, at)));
  expect(counts.toSorted((one, other) => one - other)).toEqual([0, 0, session.attendees.length]);
});
