import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openFamily, overRest, say } from '../../testing/family.ts';
import { server } from '../../testing/server.ts';
import { listenAs } from '../../testing/socket.ts';
import { sendDocument } from '../documents/documents.fixture.ts';

await server.listen();
const { owner } = server;
const current_password = 'correct horse';
const notFound = { code: 'not_found' };
const conflict = { code: 'conflict' };

const versionOf = async (id: string) =>
  (await owner<{ version: number }>`select version from profiles where id = ${id}`)[0]!.version;

const accountOf = async (id: string) =>
  (
    await owner<{ role: string; organization_id: string | null }>`
      select role, organization_id from profiles where id = ${id}`
  )[0];

// ASVS 8.2.2, 8.4.1
test('an admin of an organization lists people, cases, documents and entries of that organization alone', async () => {
  const { officeAdmin, otherAdmin, admin, organization, caseId, otherCaseId, a, otherParty } = await openFamily(server);
  await sendDocument(a, caseId);
  const seen = async ({ api }: typeof admin) => {
    const { organizations } = await api.listOrganizations({ limit: 100 });
    const { users } = await api.listUsers({ limit: 100 });
    const { cases } = await api.listCases({ limit: 100 });
    const { assignments, load } = await api.listAssignments({ limit: 100 });
    const { uploads } = await api.listUploads({ limit: 100 });
    const { people } = await api.listRoles({ limit: 100 });
    const { entries } = await api.listAuditLog({ limit: 100 });
    return JSON.stringify([organizations, users, cases, assignments, load, uploads, people, entries]);
  };
  const own = await seen(officeAdmin);
  for (const id of [organization, caseId, a.id]) expect(own).toContain(id);
  for (const id of [otherCaseId, otherParty.id, otherAdmin.id]) expect(own).not.toContain(id);
  const theirs = await seen(otherAdmin);
  for (const id of [otherCaseId, otherParty.id]) expect(theirs).toContain(id);
  for (const id of [organization, caseId, a.id, officeAdmin.id]) expect(theirs).not.toContain(id);
  const all = await seen(admin);
  for (const id of [organization, caseId, otherCaseId, a.id, otherParty.id]) expect(all).toContain(id);
});

test('an admin of an organization reads in its audit log what was done to the accounts of its people', async () => {
  const { officeAdmin, otherAdmin, admin, colleague, organization } = await openFamily(server);
  await officeAdmin.api.endSessionsOf({ userId: colleague.id });
  const read = async ({ api }: typeof admin) => {
    const filter = { organization_id: organization, object_type: 'session', action: 'delete' } as const;
    return (await api.listAuditLog(filter)).entries.map(({ actor_id }) => actor_id);
  };
  expect(await read(officeAdmin)).toEqual([officeAdmin.id]);
  expect(await read(admin)).toEqual([officeAdmin.id]);
  expect(await read(otherAdmin)).toEqual([]);
});

test('an audit entry names the person on whom somebody else acted, to the admins who may read their name', async () => {
  const { officeAdmin, otherAdmin, admin, colleague, organization, a, participantOfB, b } = await openFamily(server);
  await admin.api.endSessionsOf({ userId: colleague.id });
  await admin.api.sendPasswordLink({ userId: colleague.id });
  await officeAdmin.api.changeRole({
    userId: colleague.id,
    role: 'lawyer',
    version: await versionOf(colleague.id),
    current_password,
  });
  await officeAdmin.api.removeParticipant({ participantId: participantOfB.id });
  await a.api.updateMe({ name: 'Ada R.' });
  const read = async ({ api }: typeof admin) =>
    (await api.listAuditLog({ organization_id: organization, limit: 100 })).entries
      .filter(({ actor_id }) => [admin.id, officeAdmin.id, a.id].includes(actor_id!))
      .map((it) => [it.action, it.object_type, it.subject_id, it.subject_name]);
  const own = await read(officeAdmin);
  for (const what of [
    ['delete', 'session'],
    ['insert', 'password_link'],
    ['update', 'profiles'],
  ])
    expect(own).toContainEqual([...what, colleague.id, colleague.name]);
  expect(own).toContainEqual(['update', 'case_participants', b.id, b.name]);
  expect(own).toContainEqual(['update', 'profiles', null, null]);
  expect(await read(admin)).toEqual(own);
  expect(await read(otherAdmin)).toEqual([]);
});

test('an admin of an organization reads how many entries of it are chained, not those of the platform', async () => {
  const { officeAdmin, otherAdmin, admin } = await openFamily(server);
  await owner`select private.seal_audit(100000)`;
  const chained = async ({ api }: typeof admin) => (await api.listAuditLog()).chain!.links;
  const [own, theirs, all] = [await chained(officeAdmin), await chained(otherAdmin), await chained(admin)];
  expect(own).toBeGreaterThan(theirs);
  expect(own + theirs).toBeLessThan(all);
  const { entries, next_cursor } = await officeAdmin.api.listAuditLog({ limit: 1 });
  expect(entries).toHaveLength(1);
  expect((await officeAdmin.api.listAuditLog({ limit: 1, cursor: next_cursor! })).chain).toBeNull();
});

test('counts, tiles and reports of an admin of an organization are of it alone', async () => {
  const { officeAdmin, otherAdmin, organization } = await openFamily(server);
  for (const { api } of [officeAdmin, otherAdmin]) {
    const { stats } = await api.getAdminStats();
    expect(stats).toMatchObject({ organizations: 1, cases_by_status: { open: 1 } });
    expect(stats.users['admin']).toBe(1);
    expect((await api.getReport()).report.cases_by_status).toMatchObject({ open: 1 });
    expect((await api.getAdminDashboardStats()).stats).toMatchObject({ cases_without_mediator: 0 });
  }
  const elsewhere = await otherAdmin.api.getReport({ organization_id: organization });
  expect(elsewhere.report.cases_by_status).toMatchObject({ open: 0 });
});

// ASVS 8.2.2, 8.4.1
test('an admin of one organization opens and changes nothing of another', async () => {
  const family = await openFamily(server);
  const { otherAdmin, outsider, a, mediator, colleague, organization, caseId, participantOfB } = family;
  const { api } = otherAdmin;
  await a.api.postMessage({ channelId: `support-${a.id}`, content: 'I cannot sign in.' });
  const [userId, version] = [mediator.id, await versionOf(mediator.id)];
  const { organization: office } = await mediator.api.getOrganization({ orgId: organization });
  const { invitation } = await family.officeAdmin.api.inviteToPlatform({
    email: `${crypto.randomUUID()}@test.example`,
    name: 'Nia',
    role: 'mediator',
  });
  const refused: [string, () => Promise<unknown>][] = [
    ['read a case', () => api.getCase({ caseId })],
    ['read a person', () => api.getUser({ userId: a.id })],
    ['read an organization', () => api.getOrganization({ orgId: organization })],
    ['list its members', () => api.listMembers({ orgId: organization })],
    ['rename it', () => api.updateOrganization({ orgId: organization, name: 'Mine', version: office.version })],
    ['assign a mediator', () => api.assignMediator({ case_id: caseId, mediator_id: outsider.id })],
    ['set a legal hold', () => api.setLegalHold({ caseId, on: true, reason: 'x' })],
    ['read its legal holds', () => api.listLegalHolds({ caseId })],
    ['delete a case', () => api.deleteCase({ caseId })],
    ['take out a summary', () => api.getCaseSummary({ caseId })],
    ['remove a participant', () => api.removeParticipant({ participantId: participantOfB.id })],
    ['change a role', () => api.changeRole({ userId, role: 'divorcee', version, current_password })],
    ['change a person', () => api.updateUser({ userId, name: 'Mine', version })],
    ['close an account', () => api.deleteUser({ userId })],
    ['end sessions', () => api.endSessionsOf({ userId: colleague.id })],
    ['send a password link', () => api.sendPasswordLink({ userId })],
    ['withdraw an invitation', () => api.revokeInvitation({ invitationId: invitation.id })],
    ['read a support thread', () => api.getSupportThread({ userId: a.id })],
    ['answer it', () => api.postMessage({ channelId: `support-${a.id}`, content: 'Hello.' })],
    ['read what people ask', () => api.listMessages({ channelId: `support-${a.id}` })],
    ['read saved answers', () => api.listSavedAnswers({ userId: a.id })],
    ['open a case for reading', () => api.openForReading({ caseId, what: 'channel', reason: 'A court asked.' })],
  ];
  const answers = await Promise.all(
    refused.map(async ([what, attempt]) => [
      what,
      await attempt().then(
        () => 'done',
        (it: { code: string }) => it.code,
      ),
    ]),
  );
  expect(answers).toEqual(refused.map(([what]) => [what, 'not_found']));
  expect((await api.listAuditLog({ case_id: caseId })).entries).toEqual([]);
  expect((await api.listAuditLog({ organization_id: organization })).entries).toEqual([]);
  expect(await accountOf(userId)).toEqual({ role: 'mediator', organization_id: organization });
});

// ASVS 8.2.3, 8.4.1
test('direct reads and the socket show an admin of one organization nothing of another', async () => {
  const { officeAdmin, otherAdmin, a, organization, caseId } = await openFamily(server);
  const support = `support-${a.id}`;
  const [own, elsewhere] = await Promise.all([officeAdmin, otherAdmin].map((it) => listenAs(it)));
  await say(a, support, 'I cannot sign in.');
  await expect.poll(() => own?.contents).toEqual(['I cannot sign in.']);
  await sleep(100);
  expect(elsewhere?.contents).toEqual([]);
  for (const [table, key, id] of [
    ['cases', 'id', caseId],
    ['case_participants', 'case_id', caseId],
    ['case_events', 'case_id', caseId],
    ['profiles', 'id', a.id],
    ['organizations', 'id', organization],
    ['organization_settings', 'organization_id', organization],
    ['support_threads', 'user_id', a.id],
    ['chat_messages', 'channel_id', support],
  ] as const) {
    expect([table, await overRest(otherAdmin, table, key, [key, id])]).toEqual([table, []]);
    expect([table, (await overRest(officeAdmin, table, key, [key, id])).length > 0]).toEqual([table, true]);
  }
});

// ASVS 8.2.1
test('an admin of an organization makes admins of it alone, and nobody an admin of the platform', async () => {
  const { officeAdmin, mediator, colleague, organization, outsider } = await openFamily(server);
  const { api } = officeAdmin;
  const elsewhere = (await accountOf(outsider.id))!.organization_id!;
  const change = { userId: colleague.id, role: 'admin', current_password } as const;
  await expect(
    api.changeRole({ ...change, organization_id: elsewhere, version: await versionOf(colleague.id) }),
  ).rejects.toMatchObject(notFound);
  await api.changeRole({ ...change, version: await versionOf(colleague.id) });
  expect(await accountOf(colleague.id)).toEqual({ role: 'admin', organization_id: organization });
  for (const organization_id of [null, elsewhere])
    for (const { id } of [colleague, officeAdmin, mediator])
      await expect(api.updateUser({ userId: id, organization_id, version: await versionOf(id) })).rejects.toMatchObject(
        { code: 'forbidden' },
      );
  const guest = await server.person('divorcee');
  await expect(
    api.inviteToPlatform({ email: guest.email, name: 'Nia', role: 'admin', organization_id: elsewhere }),
  ).rejects.toMatchObject(notFound);
  const { token } = await api.inviteToPlatform({ email: guest.email, name: 'Nia', role: 'admin' });
  await guest.api.acceptInvitation({ token });
  expect(await accountOf(guest.id)).toEqual({ role: 'admin', organization_id: organization });
});

test('an admin stays in their organization, and the last admin of the platform stays one', async () => {
  const { admin, officeAdmin, organization } = await openFamily(server);
  for (const [{ id }, organization_id] of [
    [officeAdmin, null],
    [admin, organization],
  ] as const)
    await expect(
      admin.api.updateUser({ userId: id, organization_id, version: await versionOf(id) }),
    ).rejects.toMatchObject({ code: 'forbidden' });
  const alone = await owner<{ id: string }>`
    select id from profiles where role = 'admin' and organization_id is null and closed_at is null`;
  expect(alone.map(({ id }) => id)).toContain(admin.id);
});

test('a place in a case makes no admin of the platform one of its organization', async () => {
  const { admin, mediator, caseId } = await openFamily(server);
  const { token } = await mediator.api.invite({
    caseId,
    email: admin.email,
    name: admin.name,
    role: 'lawyer',
    side: 'B',
  });
  await admin.api.acceptInvitation({ token });
  expect(await accountOf(admin.id)).toEqual({ role: 'admin', organization_id: null });
});

test('only an admin of the platform founds and suspends organizations', async () => {
  const { admin, officeAdmin, organization } = await openFamily(server);
  const { version } = (await officeAdmin.api.getOrganization({ orgId: organization })).organization;
  const suspend = { orgId: organization, suspended: true, version };
  await expect(officeAdmin.api.createOrganization({ name: 'Mine' })).rejects.toMatchObject({ code: 'forbidden' });
  await expect(officeAdmin.api.updateOrganization(suspend)).rejects.toMatchObject({ code: 'forbidden' });
  const { organization: suspended } = await admin.api.updateOrganization(suspend);
  await expect(
    officeAdmin.api.updateOrganization({ ...suspend, suspended: false, version: suspended.version }),
  ).rejects.toMatchObject({ code: 'forbidden' });
});

test('an admin of an organization answers those who wait for a role in it, and gives the role there', async () => {
  const { officeAdmin, otherAdmin, a, organization } = await openFamily(server);
  await owner`update profiles set requested_role = 'lawyer' where id = ${a.id}`;
  const waiting = async ({ api }: typeof a) =>
    (await api.listApprovals({ limit: 100 })).approvals.map((it) => it.user_id);
  expect([await waiting(officeAdmin), await waiting(otherAdmin)]).toEqual([[a.id], []]);
  const answer = { userId: a.id, decision: 'approve' } as const;
  await expect(otherAdmin.api.decideApproval(answer)).rejects.toMatchObject(notFound);
  await officeAdmin.api.decideApproval(answer);
  expect(await accountOf(a.id)).toEqual({ role: 'lawyer', organization_id: organization });
  await expect(officeAdmin.api.decideApproval(answer)).rejects.toMatchObject(conflict);
});
