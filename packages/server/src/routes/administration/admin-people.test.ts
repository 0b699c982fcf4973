import { expect, test } from 'vitest';
import { openFamily, whoMay } from '../../testing/family.ts';
import { mailsTo } from '../../testing/mails.ts';
import { server, serverOfTest } from '../../testing/server.ts';

const { guest, owner } = server;

const family = await openFamily(server);
const { admin, organization, b } = family;
const current_password = 'correct horse';

/** Somebody who picked a role at registration and waits. */
async function waiting(role: 'mediator' | 'lawyer' | 'admin') {
  const person = await server.person('divorcee', { name: `Wants ${role}` });
  await owner`update profiles set requested_role = ${role} where id = ${person.id}`;
  return person;
}

const roleOf = async ({ id }: { id: string }) =>
  (await owner`select role, requested_role, organization_id from profiles where id = ${id}`)[0];

const versionOf = async ({ id }: { id: string }) =>
  (await owner<{ version: number }>`select version from profiles where id = ${id}`)[0]!.version;

test('an admin lists people waiting for a role, longest wait first', async () => {
  const [first, second] = [await waiting('lawyer'), await waiting('mediator')];
  const { approvals } = await admin.api.listApprovals({ limit: 100 });
  const ids = approvals.map(({ user_id }) => user_id);
  expect(ids.indexOf(first.id)).toBeLessThan(ids.indexOf(second.id));
  expect(ids).not.toContain(family.a.id);
  expect(approvals.find(({ user_id }) => user_id === first.id)).toMatchObject({
    name: 'Wants lawyer',
    email: first.email,
    requested_role: 'lawyer',
  });
});

test('an approved person has the role at once and receives a notification and a mail', async () => {
  const person = await waiting('mediator');
  const answer = { userId: person.id, decision: 'approve' as const, organization_id: organization };
  expect(await admin.api.decideApproval(answer)).toEqual({ user_id: person.id, role: 'mediator' });
  expect((await person.api.getMe()).user).toMatchObject({
    role: 'mediator',
    requested_role: null,
    organization_id: organization,
  });
  expect(await owner`select message from notifications where user_id = ${person.id}`).toEqual([
    { message: 'Your account has been approved.' },
  ]);
  expect((await mailsTo(server, person.email)).map(({ subject }) => subject)).toEqual(['Your account is ready']);
  await expect(admin.api.decideApproval(answer)).rejects.toMatchObject({ code: 'conflict' });
});

test('a refused person keeps their role and receives a mail', async () => {
  const person = await waiting('lawyer');
  await admin.api.decideApproval({ userId: person.id, decision: 'refuse' });
  expect(await roleOf(person)).toMatchObject({ role: 'divorcee', requested_role: null });
  expect((await mailsTo(server, person.email)).map(({ subject }) => subject)).toEqual(['About your account']);
});

test('a mediator cannot be approved without an organization', async () => {
  const person = await waiting('mediator');
  await expect(admin.api.decideApproval({ userId: person.id, decision: 'approve' })).rejects.toMatchObject({
    code: 'conflict',
    message: 'A mediator belongs to an organization. Choose one.',
  });
  expect(await roleOf(person)).toMatchObject({ role: 'divorcee', requested_role: 'mediator' });
});

// ASVS 7.5.1
test('approving an admin requires the approver’s password', async () => {
  const person = await waiting('admin');
  const approve = (password?: string) =>
    admin.api.decideApproval({
      userId: person.id,
      decision: 'approve',
      ...(password && { current_password: password }),
    });
  await expect(approve()).rejects.toMatchObject({ code: 'forbidden' });
  await expect(approve('wrong horse')).rejects.toMatchObject({ details: [{ path: 'current_password' }] });
  expect(await roleOf(person)).toMatchObject({ role: 'divorcee', requested_role: 'admin' });
  expect(await approve(current_password)).toMatchObject({ role: 'admin' });
});

// ASVS 8.2.1
test('only an admin decides an approval, and an unknown person returns not_found', async () => {
  const person = await waiting('lawyer');
  const others = { ...family, people: { ...family.people } };
  delete (others.people as Partial<typeof others.people>).admin;
  expect(await whoMay(others, ({ api }) => api.decideApproval({ userId: person.id, decision: 'approve' }))).toEqual([]);
  expect(
    await whoMay(others, ({ api }) => api.decideApproval({ userId: person.id, decision: 'approve', current_password })),
  ).toEqual([]);
  await expect(person.api.decideApproval({ userId: person.id, decision: 'approve' })).rejects.toMatchObject({
    code: 'forbidden',
  });
  await expect(guest.decideApproval({ userId: person.id, decision: 'approve' })).rejects.toMatchObject({
    code: 'unauthenticated',
  });
  await expect(admin.api.decideApproval({ userId: crypto.randomUUID(), decision: 'approve' })).rejects.toMatchObject({
    code: 'not_found',
  });
  expect(await roleOf(person)).toMatchObject({ role: 'divorcee', requested_role: 'lawyer' });
});

test('signed-in people read the rights of each role, and only admins read who has which role', async () => {
  const everybody = Object.keys(family.people);
  expect(await whoMay(family, async ({ api }) => expect((await api.listRoles()).roles).toHaveLength(4))).toEqual(
    everybody,
  );
  expect((await b.api.listRoles({ limit: 100 })).people).toEqual([]);
  expect((await admin.api.listRoles({ limit: 100 })).people.map(({ user_id }) => user_id)).toContain(b.id);
  await expect(guest.listRoles()).rejects.toMatchObject({ code: 'unauthenticated' });
});

test('an admin changes a role, which applies at once and writes an audit entry', async () => {
  const person = await server.person('divorcee');
  const version = await versionOf(person);
  const change = {
    userId: person.id,
    role: 'mediator' as const,
    organization_id: organization,
    version,
    current_password,
  };
  expect(await admin.api.changeRole(change)).toEqual({ user_id: person.id, role: 'mediator', version: version + 1 });
  expect((await person.api.getMe()).user.role).toBe('mediator');
  await expect(admin.api.changeRole(change)).rejects.toMatchObject({ code: 'conflict' });
  const { entries } = await admin.api.listAuditLog({ actor_id: admin.id, object_type: 'profiles', limit: 1 });
  expect(entries).toMatchObject([
    { object_id: person.id, facts: { from: { role: 'divorcee' }, to: { role: 'mediator' } } },
  ]);
});

// ASVS 7.5.1
test('changing a role requires an admin, their password and an organization for mediators', async () => {
  const person = await server.person('divorcee');
  const change = { userId: person.id, role: 'mediator' as const, version: await versionOf(person) };
  await expect(admin.api.changeRole({ ...change, current_password: 'wrong horse' })).rejects.toMatchObject({
    status: 422,
  });
  await expect(admin.api.changeRole({ ...change, current_password })).rejects.toMatchObject({ code: 'conflict' });
  const others = { ...family, people: { ...family.people } };
  delete (others.people as Partial<typeof others.people>).admin;
  expect(
    await whoMay(others, ({ api }) => api.changeRole({ ...change, organization_id: organization, current_password })),
  ).toEqual([]);
  await expect(
    person.api.changeRole({ ...change, userId: person.id, role: 'admin', current_password }),
  ).rejects.toMatchObject({ code: 'forbidden' });
  await expect(
    admin.api.changeRole({ ...change, userId: crypto.randomUUID(), current_password }),
  ).rejects.toMatchObject({
    code: 'not_found',
  });
  expect(await roleOf(person)).toMatchObject({ role: 'divorcee' });
});

test('the last admin cannot give up the role', async () => {
  const small = await serverOfTest();
  const only = await small.person('admin');
  const [{ version } = { version: 0 }] = await small.owner<{ version: number }>`
    select version from profiles where id = ${only.id}`;
  const step = { userId: only.id, role: 'divorcee' as const, version, current_password };
  await expect(only.api.changeRole(step)).rejects.toMatchObject({ code: 'conflict' });
  await small.person('admin');
  await expect(only.api.changeRole(step)).resolves.toMatchObject({ role: 'divorcee' });
});

test('only an admin invites people to the platform', async () => {
  const person = await server.person('divorcee');
  const invite = { email: person.email, name: 'Nia New', role: 'mediator' as const, organization_id: organization };
  const { invitation, token } = await admin.api.inviteToPlatform(invite);
  expect(invitation).toMatchObject({
    email: person.email,
    role: 'mediator',
    organization_id: organization,
    status: 'pending',
  });
  expect((await mailsTo(server, person.email)).at(-1)?.text).toContain(`/accept-invitation/${token}`);
  await person.api.acceptInvitation({ token });
  expect(await roleOf(person)).toMatchObject({ role: 'mediator', organization_id: organization });
  expect(await whoMay(family, ({ api }) => api.inviteToPlatform({ ...invite, email: 'other@test.example' }))).toEqual([
    'admin',
    'officeAdmin',
  ]);
  await expect(guest.inviteToPlatform(invite)).rejects.toMatchObject({ code: 'unauthenticated' });
});

test('the last admin of an organization cannot give up the role, and a mediator keeps theirs while a case is open', async () => {
  const { mediator, admin, caseId } = await openFamily(server);
  const { organization_id } = (await mediator.api.getCase({ caseId })).case;
  const versionOf = async (userId: string) => (await admin.api.getUser({ userId })).user.version!;
  const office = await server.person('admin');
  await owner`update profiles set organization_id = ${organization_id} where id = ${office.id}`;
  const step = async () => ({ userId: office.id, role: 'mediator' as const, version: await versionOf(office.id) });
  await owner`update profiles set role = 'lawyer' where role = 'admin' and organization_id = ${organization_id} and id <> ${office.id}`;
  await expect(office.api.changeRole({ ...(await step()), current_password })).rejects.toMatchObject({
    code: 'conflict',
    message: 'This is the last admin. Make somebody else an admin first.',
  });
  for (const role of ['lawyer', 'divorcee'] as const)
    await expect(
      admin.api.changeRole({ userId: mediator.id, role, version: await versionOf(mediator.id), current_password }),
    ).rejects.toMatchObject({
      code: 'conflict',
      message: 'This mediator has open cases. Assign them to somebody else first.',
    });
  expect(await roleOf(mediator)).toMatchObject({ role: 'mediator' });
});
