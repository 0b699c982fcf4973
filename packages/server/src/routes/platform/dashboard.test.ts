import { expect, test } from 'vitest';
import { openFamily, say, whoMay } from '../../testing/family.ts';
import { server } from '../../testing/server.ts';

const { guest, owner } = server;

test('dashboard statistics count what the person reads, and only the person and admins receive them', async () => {
  const family = await openFamily(server);
  const { mediator, a, b, admin, caseId, together, privateA } = family;
  await say(mediator, together);
  await say(mediator, privateA);
  await owner`
    insert into sessions (case_id, kind, mode, status, starts_at, time_zone, proposed_by)
    values (${caseId}, 'joint', 'video', 'scheduled', now() + interval '1 day', 'Europe/London', ${mediator.id})`;
  const mine = { role: 'divorcee' as const, userId: a.id };
  expect((await a.api.getDashboardStats(mine)).stats).toMatchObject({
    cases: 1,
    messages: 2,
    contacts: 4,
    sessions: 0,
  });
  expect((await b.api.getDashboardStats({ ...mine, userId: b.id })).stats).toMatchObject({ cases: 1, messages: 1 });
  expect((await mediator.api.getDashboardStats({ role: 'mediator', userId: mediator.id })).stats).toEqual({
    cases: 1,
    documents: 0,
    messages: 0,
    contacts: 4,
    sessions: 1,
  });
  expect(await admin.api.getDashboardStats(mine)).toEqual(await a.api.getDashboardStats(mine));
  expect(await whoMay(family, ({ api }) => api.getDashboardStats(mine))).toEqual(['a', 'admin', 'officeAdmin']);
  await expect(guest.getDashboardStats(mine)).rejects.toMatchObject({ code: 'unauthenticated' });
});

test('private messages of one party do not change the dashboard statistics of the other', async () => {
  const { mediator, a, b, privateA } = await openFamily(server);
  const before = await b.api.getDashboardStats({ role: 'divorcee', userId: b.id });
  await say(a, privateA);
  await say(mediator, privateA);
  expect(await b.api.getDashboardStats({ role: 'divorcee', userId: b.id })).toEqual(before);
});

test('dashboard statistics for a foreign role or an unknown person return not_found', async () => {
  const { a, admin } = await openFamily(server);
  await expect(a.api.getDashboardStats({ role: 'mediator', userId: a.id })).rejects.toMatchObject({
    code: 'not_found',
  });
  await expect(admin.api.getDashboardStats({ role: 'divorcee', userId: crypto.randomUUID() })).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('the admin dashboard counts pending approvals and suspended organizations', async () => {
  const { admin } = await openFamily(server);
  const { stats: before } = await admin.api.getAdminDashboardStats();
  const { id } = await server.person();
  await owner`update profiles set requested_role = 'lawyer' where id = ${id}`;
  const suspended = await server.organization();
  await owner`update organizations set suspended = true where id = ${suspended}`;
  const { stats } = await admin.api.getAdminDashboardStats();
  expect(stats).toEqual({
    ...before,
    approvals: before.approvals + 1,
    suspended_organizations: before.suspended_organizations + 1,
  });
});
