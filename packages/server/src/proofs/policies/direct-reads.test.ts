import { expect, test } from 'vitest';
import { withCodeApp } from '../../routes/people/signing-in/factors.fixture.ts';
import { openFamily, say } from '../../testing/family.ts';
import { server } from '../../testing/server.ts';

const rest = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
  server.app.request(`/rest/v1/${path}`, { headers: { apikey: server.backend.publishableKey, ...headers }, ...init });

const as = (token: string) => ({ authorization: `Bearer ${token}` });

// ASVS 8.2.1
test('a guest reads no table, with or without the publishable key', async () => {
  await openFamily(server);
  const tables = await server.owner<{
    name: string;
  }>`select tablename as name from pg_tables where schemaname = 'public'`;
  for (const { name: table } of tables) {
    expect([table, (await rest(`${table}?select=*`)).status]).toEqual([table, 401]);
    expect([table, (await server.app.request(`/rest/v1/${table}`)).status]).toEqual([table, 401]);
  }
});

// ASVS 7.2.1, 9.1.1, 9.1.2
test('a forged, unsigned or altered token returns 401 at /rest/v1', async () => {
  const { a } = await openFamily(server);
  const [header = '', body = '', signature = ''] = a.token.split('.');
  const encode = (it: object) => Buffer.from(JSON.stringify(it)).toString('base64url');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
  const forged = [
    `${header}.${encode({ ...claims, role: 'service_role' })}.${signature}`,
    `${encode({ alg: 'none', typ: 'JWT' })}.${body}.`,
    `${header}.${body}.${signature.slice(0, -4)}AAAA`,
    'placeholder-token',
    '',
  ];
  for (const token of forged) expect([token, (await rest('cases?select=id', as(token))).status]).toEqual([token, 401]);
  expect((await rest('cases?select=id', { authorization: `bearer ${forged[0]}` })).status).toBe(401);
  expect((await rest('cases?select=id', as(a.token))).status).toBe(200);
});

// ASVS 6.3.3
test('a token of the sign-in service for the password alone reads nothing past our server before the second factor', async () => {
  const { a } = await openFamily(server);
  const { access_token } = await server.backend.identity.signIn({ email: a.email, password: 'correct horse' });
  const read = async () => (await server.directSupabase(access_token).from('cases').select('id')).data;
  expect(await read()).toHaveLength(1);
  await withCodeApp(a);
  expect(await read()).toEqual([]);
});

// ASVS 8.2.1
test('/rest/v1 exposes only the public schema', async () => {
  const { admin } = await openFamily(server);
  for (const schema of ['private', 'auth', 'realtime_local', 'supabase_migrations', 'pg_catalog'])
    expect([schema, (await rest('settings', { ...as(admin.token), 'accept-profile': schema })).status]).toEqual([
      schema,
      406,
    ]);
  for (const table of ['settings', 'users', 'private.settings', 'auth.users', 'channel_members'])
    expect([table, (await rest(table, as(admin.token))).status]).toEqual([table, 404]);
});

// ASVS 8.2.1
test('database functions are not callable over /rest/v1', async () => {
  const { a } = await openFamily(server);
  const post = { method: 'POST', body: '{}' };
  const names = ['my_profile', 'is_admin', 'visible_to', 'accept_invitation', 'set_config'];
  const ofAgreements = ['sign_agreement', 'sign_on_paper', 'add_signature', 'release_agreement', 'derive_step'];
  for (const name of [...names, ...ofAgreements])
    for (const profile of ['public', 'private', 'realtime_local']) {
      const headers = { ...as(a.token), 'content-type': 'application/json', 'content-profile': profile };
      expect((await rest(`rpc/${name}`, headers, post)).status, `${profile}.${name}`).toBeGreaterThanOrEqual(404);
    }
});

// ASVS 8.2.2
test('nested relations over /rest/v1 apply the row-level security of each table', async () => {
  const { mediator, a, b, privateA, caseId } = await openFamily(server);
  await say(mediator, privateA);
  const { data } = await b.supabase
    .from('cases')
    .select('id, case_intakes(email), chat_messages(channel_id), invitations(email), case_participants(user_id)')
    .eq('id', caseId);
  expect(data).toEqual([
    {
      id: caseId,
      case_intakes: [{ email: b.email }],
      chat_messages: [],
      invitations: [],
      case_participants: expect.arrayContaining([{ user_id: a.id }]),
    },
  ]);
});

// ASVS 7.4.1
test('an ended sign-in session returns 401 at /rest/v1 and /auth/v1 before its token expires', async () => {
  const { a } = await openFamily(server);
  expect((await rest('cases?select=id', as(a.token))).status).toBe(200);
  await a.api.logout();
  expect((await rest('cases?select=id', as(a.token))).status).toBe(401);
  const user = { headers: { apikey: server.backend.publishableKey, ...as(a.token) } };
  expect((await server.app.request('/auth/v1/user', user)).status).toBe(401);
});

// ASVS 3.4.2
test('/rest/v1 sends no Access-Control-Allow-Origin to other origins', async () => {
  const { a } = await openFamily(server);
  const answer = await rest('cases?select=id', { ...as(a.token), origin: 'https://elsewhere.example' });
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
});
