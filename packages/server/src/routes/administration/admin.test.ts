import type { ApiClient } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { openFamily, say, whoMay } from '../../testing/family.ts';
import { server } from '../../testing/server.ts';

const { guest, owner } = server;

const family = await openFamily(server);
const { admin, mediator, a, b, caseId, privateA } = family;

const looks: Record<string, (api: ApiClient) => Promise<unknown>> = {
  'the numbers of the platform': (api) => api.getAdminStats(),
  'what happened lately': (api) => api.listAdminActivity(),
  'who waits for a role': (api) => api.listApprovals(),
  'who has which case': (api) => api.listAssignments(),
  'the audit log': (api) => api.listAuditLog(),
  'what is due to be deleted': (api) => api.listRetentionDue(),
  'the holds of a case': (api) => api.listLegalHolds({ caseId }),
  'who wants their data gone': (api) => api.listErasures(),
  'the tiles of an admin': (api) => api.getAdminDashboardStats(),
};

const looksOfThePlatform: typeof looks = {
  'the settings': (api) => api.getPlatformSettings(),
  'how the platform is doing': (api) => api.getAdminHealth(),
};

test.for(Object.entries(looks))('only admins see %s, and others receive forbidden', async ([, look]) => {
  const elsewhere = look === looks['the holds of a case'] ? [] : ['otherAdmin'];
  expect(await whoMay(family, ({ api }) => look(api))).toEqual(['admin', 'officeAdmin', ...elsewhere]);
  await expect(look(guest)).rejects.toMatchObject({ code: 'unauthenticated' });
  await expect(look(b.api)).rejects.toMatchObject({ code: 'forbidden', message: 'Only an admin may do this.' });
});

test.for(Object.entries(looksOfThePlatform))('only admins of the platform see %s', async ([, look]) => {
  expect(await whoMay(family, ({ api }) => look(api))).toEqual(['admin']);
  await expect(look(guest)).rejects.toMatchObject({ code: 'unauthenticated' });
  for (const { api } of [b, family.officeAdmin])
    await expect(look(api)).rejects.toMatchObject({
      code: 'forbidden',
      message: 'Only an admin of the platform may do this.',
    });
});

test('the platform statistics count people, cases, documents, sessions and messages', async () => {
  const { stats: before } = await admin.api.getAdminStats();
  await openFamily(server);
  await say(a, privateA, 'A secret word: heliotrope.');
  const { stats } = await admin.api.getAdminStats();
  expect(stats.users['mediator']).toBe(before.users['mediator']! + 3);
  expect(stats.organizations).toBe(before.organizations + 2);
  expect(stats.cases_by_status['open']).toBe(before.cases_by_status['open']! + 2);
  expect(Object.keys(stats.cases_by_step)).toHaveLength(7);
  expect(stats.messages_per_day).toHaveLength(30);
  expect(stats.messages_per_day.at(-1)!.count).toBeGreaterThan(before.messages_per_day.at(-1)!.count);
  expect(Object.keys(stats.sessions)).toHaveLength(5);
});

// ASVS 16.2.5
test('the admin pages contain no message texts', async () => {
  await say(a, privateA, 'A secret word: heliotrope.');
  for (const look of Object.values({ ...looks, ...looksOfThePlatform }))
    expect(JSON.stringify(await look(admin.api))).not.toContain('heliotrope');
});

// ASVS 16.2.1
test('the audit log shows actor, action and object, and filters by person, case, action, type and time', async () => {
  const from = new Date().toISOString();
  const { id } = await say(a, privateA);
  await b.api.updateMe({ name: 'Ben R.' });
  const all = await admin.api.listAuditLog({ from });
  expect(all.entries).toMatchObject([
    {
      object_type: 'profiles',
      action: 'update',
      actor_id: b.id,
      actor_name: 'Ben R.',
      facts: { changed: expect.arrayContaining(['name']) },
    },
    { object_type: 'chat_messages', action: 'insert', object_id: id, case_id: caseId, actor_id: a.id },
  ]);
  const types = async (filter: object) =>
    (await admin.api.listAuditLog({ from, ...filter })).entries.map(({ object_type }) => object_type);
  expect(await types({ actor_id: a.id })).toEqual(['chat_messages']);
  expect(await types({ case_id: caseId })).toEqual(['chat_messages']);
  expect(await types({ action: 'update' })).toEqual(['profiles']);
  expect(await types({ object_type: 'profiles' })).toEqual(['profiles']);
  expect((await admin.api.listAuditLog({ to: from, actor_id: a.id, limit: 100 })).entries.length).toBeGreaterThan(0);
  expect((await admin.api.listAuditLog({ from: '2999-01-01T00:00:00Z' })).entries).toEqual([]);
});

test('the audit log of an organization contains only entries of that organization, its cases and its people', async () => {
  const { admin, caseId, organization: organization_id, otherCaseId } = await openFamily(server);
  const { entries } = await admin.api.listAuditLog({ organization_id, limit: 100 });
  expect(new Set(entries.map((it) => it.organization_id))).toEqual(new Set([organization_id, null]));
  expect(entries.map(({ case_id }) => case_id)).toContain(caseId);
  expect(entries.map(({ case_id }) => case_id)).not.toContain(otherCaseId);
});

// ASVS 16.2.1
test('the audit log is taken out as JSON lines, as it is filtered, and each export is in it with its format', async () => {
  const { officeAdmin, otherAdmin, caseId, organization } = await openFamily(server);
  const { entries } = await officeAdmin.api.listAuditLog({ case_id: caseId, limit: 100 });
  const lines = await (await officeAdmin.api.exportAuditLog({ format: 'jsonl', case_id: caseId })).text();
  expect(
    lines
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown),
  ).toEqual(entries);
  expect(await (await officeAdmin.api.exportAuditLog({ format: 'csv', case_id: caseId })).text()).toBe(lines);
  const elsewhere = await otherAdmin.api.exportAuditLog({ format: 'jsonl', organization_id: organization });
  expect(await elsewhere.text()).toBe('');
  await expect(b.api.exportAuditLog({ format: 'csv' })).rejects.toMatchObject({ code: 'forbidden' });
  const { entries: exports } = await officeAdmin.api.listAuditLog({ action: 'export', object_type: 'audit' });
  expect(exports).toMatchObject([
    { actor_id: officeAdmin.id, facts: { format: 'csv' } },
    { actor_id: officeAdmin.id, facts: { format: 'jsonl' } },
  ]);
  const { chain } = await officeAdmin.api.listAuditLog();
  expect(chain).toMatchObject({ broken_at: null, links: expect.any(Number) });
});

test('the audit log is paginated without gaps or repetitions, and a malformed cursor returns invalid', async () => {
  const filter = { case_id: caseId };
  const whole = (await admin.api.listAuditLog({ ...filter, limit: 100 })).entries.map(({ seq }) => seq);
  const paged: number[] = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const page = await admin.api.listAuditLog({ ...filter, limit: 7, ...(cursor && { cursor }) });
    paged.push(...page.entries.map(({ seq }) => seq));
    cursor = page.next_cursor;
  }
  expect(paged.slice(0, whole.length)).toEqual(whole);
  expect(new Set(paged).size).toBe(paged.length);
  await expect(admin.api.listAuditLog({ cursor: 'bm90IGEgbnVtYmVy' })).rejects.toMatchObject({
    details: [{ path: 'cursor' }],
  });
});

test('the admin activity covers accounts, organizations and cases, without messages', async () => {
  await say(mediator, privateA);
  const { activity } = await admin.api.listAdminActivity({ limit: 100 });
  const kinds = new Set(activity.map(({ object_type }) => object_type));
  expect(kinds).toContain('profiles');
  expect(kinds).toContain('cases');
  expect(kinds).not.toContain('chat_messages');
});

test('an admin changes the platform settings, new organizations inherit them, and an outdated version returns conflict', async () => {
  const { settings } = await admin.api.getPlatformSettings();
  const { version } = settings;
  const changed = await admin.api.updatePlatformSettings({
    version,
    idle_minutes: 20,
    retention: { notes: 3 },
    legal_texts: { privacy: 'We keep little.' },
  });
  expect(changed.settings).toMatchObject({
    registration: 'approval',
    idle_minutes: 20,
    retention: { ...settings.retention, notes: 3 },
    legal_texts: { privacy: 'We keep little.' },
    version: version + 1,
  });
  const organization = await server.organization();
  expect(
    await owner`select idle_minutes, retention_notes from organization_settings where organization_id = ${organization}`,
  ).toEqual([{ idle_minutes: 20, retention_notes: 3 }]);
  await expect(admin.api.updatePlatformSettings({ version, idle_minutes: 30 })).rejects.toMatchObject({
    code: 'conflict',
  });
  await expect(admin.api.updatePlatformSettings({ version: version + 1, idle_minutes: 4 })).rejects.toMatchObject({
    code: 'invalid',
  });
  expect(
    await whoMay(family, ({ api }) =>
      api.updatePlatformSettings({ version: version + 1, idle_minutes: 15, retention: { notes: 7 } }),
    ),
  ).toEqual(['admin']);
});

// ASVS 7.3.1
test('a sign-in session has the idle timeout of the person’s organization', async () => {
  const organization = await server.organization();
  const { api, token } = await server.person('mediator', { organization });
  await owner`update organization_settings set idle_minutes = 30 where organization_id = ${organization}`;
  const left = Date.parse((await api.reportActivity()).expires_at) - Date.now();
  expect(Math.round(left / 60_000)).toBe(30);
  const { session_id } = await server.backend.verifyToken(token);
  await owner`update private.sign_in_activity set last_active_at = now() - interval '29 minutes' where session_id = ${session_id}`;
  await expect(api.getMe()).resolves.toBeDefined();
});

test('system health lists the state of every health check', async () => {
  const { health } = await admin.api.getAdminHealth();
  const states = Object.fromEntries(health.map(({ name, state }) => [name, state]));
  expect(states).toMatchObject({
    api: 'ok',
    migrations: 'ok',
    clock: 'ok',
    realtime: 'ok',
    assistance: 'ok',
    language_model: 'off',
    bucket: 'unknown',
    mail_server: 'unknown',
    scanner: 'unknown',
  });
  expect(Object.keys(states)).toEqual([
    'api',
    'database',
    'migrations',
    'mail',
    'jobs',
    'backups',
    'clock',
    'audit',
    'realtime',
    'sign_in',
    'storage',
    'bucket',
    'assistance',
    'language_model',
    'mail_server',
    'scanner',
  ]);
});
