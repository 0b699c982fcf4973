import { expect, test } from 'vitest';
import { asGuest } from '../../../database/database.ts';
import { sendDocument } from '../../documents/documents.fixture.ts';
import { openFamily, say } from '../../../testing/family.ts';
import { server, serverOfTest } from '../../../testing/server.ts';
import { listenAs } from '../../../testing/socket.ts';
import type { TestPerson, TestServer } from '../../../testing.ts';
import { authenticator } from './authenticator.fixture.ts';
import { browserOf, codeOf, letTimePass, withCodeApp } from './factors.fixture.ts';

const { app, backend, owner } = server;
const password = 'correct horse';
const due = { code: 'factor_due', status: 403, message: 'Set up a second step for signing in first.' };

await server.listen();

/** Lets the days pass that somebody has to set up their second factor. */
const pass = (days: number, ...people: Pick<TestPerson, 'id'>[]) =>
  owner`update private.staff_since set since = since - make_interval(days => ${days}::int)
    where user_id = any (${people.map(({ id }) => id)}::uuid[])`;

/** As if the platform had asked for second factors long before. */
const askedLongAgo = ({ owner: on }: Pick<TestServer, 'owner'> = server) =>
  on`update private.settings set staff_factor_since = now() - interval '1 year' where staff_factor_since is not null`;

await askedLongAgo();

const get = (path: string, token: string) => app.request(path, { headers: { authorization: `Bearer ${token}` } });

// ASVS 6.3.3
test('a mediator and an admin learn at each sign-in how many days they have left, and nobody else does', async () => {
  for (const role of ['mediator', 'admin'] as const) {
    const person = await server.person(role);
    const signIn = async () => (await server.guest.login({ email: person.email, password })).user.factor_days_left;
    expect(await signIn()).toBe(7);
    await pass(6, person);
    expect(await signIn()).toBe(1);
    await pass(1, person);
    expect(await signIn()).toBe(0);
  }
  for (const role of ['divorcee', 'lawyer'] as const) {
    const { email } = await server.person(role);
    expect((await server.guest.login({ email, password })).user).not.toHaveProperty('factor_days_left');
  }
});

// ASVS 6.3.3, 8.3.1
test('a mediator whose time is over reads nothing on any path', async () => {
  const { mediator, a, caseId, together } = await openFamily(server);
  const upload = await sendDocument(a, caseId);
  const paths = ['/api/users/me', `/api/cases/${caseId}`, `/api/uploads/${upload.id}/file`];
  for (const path of paths) expect([path, (await get(path, mediator.token)).status]).toEqual([path, 200]);
  expect((await mediator.supabase.from('cases').select('id')).data).toHaveLength(1);
  const [listener, other] = await Promise.all([listenAs(mediator), listenAs(a)]);
  await pass(7, mediator);
  for (const path of paths) expect([path, (await get(path, mediator.token)).status]).toEqual([path, 403]);
  await expect(mediator.sql((sql) => sql`select id from cases`)).rejects.toMatchObject(due);
  expect((await mediator.supabase.from('cases').select('id')).status).toBe(403);
  expect((await get('/auth/v1/user', mediator.token)).status).toBe(403);
  await say(a, together);
  await expect.poll(() => other.contents).toHaveLength(1);
  expect(listener.contents).toEqual([]);
  const late = await listenAs(mediator);
  await say(a, together);
  await expect.poll(() => other.contents).toHaveLength(2);
  expect(late.contents).toEqual([]);
});

// ASVS 8.3.1
test('an admin whose time is over changes nothing', async () => {
  const admin = await server.person('admin');
  await pass(7, admin);
  const calls = [
    () => admin.api.updateMe({ name: 'Somebody' }),
    () => admin.api.createOrganization({ name: 'Elsewhere' }),
    () => admin.api.requestErasure(),
    () => admin.api.exportMyData(),
    () => admin.api.removeCodeApp(),
  ];
  for (const call of calls) await expect(call()).rejects.toMatchObject(due);
});

test('a mediator whose time is over sets up an app, and goes on in the same session', async () => {
  const mediator = await server.person('mediator');
  await pass(7, mediator);
  const { token } = await server.guest.login({ email: mediator.email, password });
  const { api } = await server.personOf(mediator);
  expect(await api.getMyFactors()).toEqual({ has_app: false, recovery_codes_left: 0, passkeys: [] });
  const { secret } = await api.beginCodeApp();
  expect((await api.confirmCodeApp({ code: codeOf(secret) })).recovery_codes).toHaveLength(10);
  const { user } = await api.getMe();
  expect(user).not.toHaveProperty('factor_days_left');
  expect((await get('/api/users/me', token)).status).toBe(401);
});

test('an admin whose time is over sets up a passkey, after their password if they signed in a while ago', async () => {
  const admin = await server.person('admin');
  await pass(7, admin);
  await letTimePass(admin);
  const api = browserOf(admin.token);
  await expect(api.beginPasskey()).rejects.toMatchObject({ code: 'confirm_first' });
  await api.confirmIdentity({ current_password: password });
  const { challenge } = await api.beginPasskey();
  await api.addPasskey({ ...authenticator().make(challenge), name: 'My phone' });
  expect((await api.getMe()).user.id).toBe(admin.id);
});

test('a mediator whose time is over signs out', async () => {
  const mediator = await server.person('mediator');
  await pass(7, mediator);
  await mediator.api.logout();
  await expect(mediator.api.getMyFactors()).rejects.toMatchObject({ code: 'unauthenticated' });
});

test('a mediator who removes their only factor after that time is asked for another at once', async () => {
  const mediator = await server.person('mediator');
  await pass(7, mediator);
  await withCodeApp(mediator);
  await mediator.api.removeCodeApp();
  await expect(mediator.api.getMe()).rejects.toMatchObject(due);
});

test('a party who becomes a mediator has seven days from then, once', async () => {
  const [admin, person] = [await server.person('admin'), await server.person()];
  const become = async (role: 'mediator' | 'divorcee') => {
    const [{ version } = { version: 0 }] = await owner<{ version: number }>`
      select version from profiles where id = ${person.id}`;
    const home = { organization_id: await server.organization() };
    await admin.api.changeRole({ userId: person.id, role, version, current_password: password, ...home });
  };
  await become('mediator');
  expect((await person.api.getMe()).user.factor_days_left).toBe(7);
  await pass(7, person);
  await become('divorcee');
  expect((await person.api.getMe()).user).not.toHaveProperty('factor_days_left');
  await become('mediator');
  await expect(person.api.getMe()).rejects.toMatchObject(due);
});

// ASVS 7.5.1
test('an admin of the platform alone switches this off and on, with a fresh confirmation and an audit entry', async () => {
  const own = await serverOfTest();
  const [admin, mediator] = [await own.person('admin'), await own.person('mediator')];
  const office = await own.person('admin', { organization: await own.organization() });
  const change = async (staff_factor: boolean, { api } = admin) => {
    const { settings } = await admin.api.getPlatformSettings();
    return api.updatePlatformSettings({ staff_factor, version: settings.version });
  };
  expect((await admin.api.getPlatformSettings()).settings.staff_factor).toBe(true);
  for (const other of [office, mediator])
    await expect(change(false, other)).rejects.toMatchObject({ code: 'forbidden' });
  await own.owner`update auth.sessions set created_at = created_at - interval '11 minutes'`;
  await expect(change(false)).rejects.toMatchObject({ code: 'confirm_first' });
  expect((await change(true)).settings.staff_factor).toBe(true);
  await admin.api.confirmIdentity({ current_password: password });
  expect((await change(false)).settings.staff_factor).toBe(false);
  await own.owner`update private.staff_since set since = since - interval '1 year'`;
  expect((await mediator.api.getMe()).user).not.toHaveProperty('factor_days_left');
  await change(true);
  expect((await mediator.api.getMe()).user.factor_days_left).toBe(7);
  expect(
    await own.owner`select actor_id, facts -> 'changed' as changed from private.audit_log where object_type = 'settings'`,
  ).toEqual(Array.from({ length: 2 }, () => ({ actor_id: admin.id, changed: ['staff_factor_since'] })));
});

test('a mediator of the demonstration needs no second factor', async () => {
  const own = await serverOfTest();
  const mediator = await own.person('mediator');
  await askedLongAgo(own);
  await own.owner`update private.staff_since set since = since - interval '1 year'`;
  await expect(mediator.api.getMe()).rejects.toMatchObject(due);
  await own.owner`update private.settings set demo = 'filled'`;
  expect((await mediator.api.getMe()).user).not.toHaveProperty('factor_days_left');
});

test('a guest sets up no second factor, though its functions are open to those who need one', async () => {
  const setUp = asGuest(backend.db, (sql) => sql`select private.begin_code_app('sealed')`);
  await expect(setUp).rejects.toMatchObject({ code: 'MP428' });
  expect(await asGuest(backend.db, (sql) => sql`select * from private.my_account()`)).toEqual([]);
});
