import { expect, test } from 'vitest';
import { openFamily, whoMay } from '../../testing/family.ts';
import { server } from '../../testing/server.ts';

const { guest, owner } = server;

test('an admin reads the account of a person of theirs, with a mail address unless it is a party', async () => {
  const { admin, officeAdmin, mediator, a, organization } = await openFamily(server);
  const [{ name: organization_name } = { name: '' }] = await owner<{ name: string }>`
    select name from organizations where id = ${organization}`;
  for (const { api } of [admin, officeAdmin]) {
    expect((await api.getAccount({ userId: mediator.id })).account).toMatchObject({
      user_id: mediator.id,
      name: 'Mia Mediator',
      role: 'mediator',
      email: mediator.email,
      organization_id: organization,
      organization_name,
      requested_role: null,
      closed_at: null,
      has_second_factor: false,
      version: expect.any(Number),
    });
    expect((await api.getAccount({ userId: a.id })).account).toMatchObject({ name: 'Ada Reyes', email: null });
  }
  await owner`
    insert into private.code_apps (user_id, secret, confirmed_at) values (${mediator.id}, 'sealed', now())`;
  expect((await admin.api.getAccount({ userId: mediator.id })).account.has_second_factor).toBe(true);
});

test('an admin of an organization reads of somebody else’s person in their case no more than the name and the role', async () => {
  const { officeAdmin, lawyerB, outsider } = await openFamily(server);
  const [{ organization_id } = { organization_id: '' }] = await owner<{ organization_id: string }>`
    select organization_id from profiles where id = ${outsider.id}`;
  await owner`update profiles set organization_id = ${organization_id} where id = ${lawyerB.id}`;
  expect((await officeAdmin.api.getAccount({ userId: lawyerB.id })).account).toEqual({
    user_id: lawyerB.id,
    name: 'Leo of B',
    role: 'lawyer',
    email: null,
    organization_id: null,
    organization_name: null,
    requested_role: null,
    created_at: null,
    closed_at: null,
    last_sign_in_at: null,
    has_second_factor: null,
    version: null,
  });
});

test('only admins read accounts with their cases and handovers, and one of an organization only its people', async () => {
  const family = await openFamily(server);
  const { a, mediator, otherAdmin } = family;
  const admins = ['admin', 'officeAdmin'];
  expect(await whoMay(family, ({ api }) => api.getAccount({ userId: a.id }))).toEqual(admins);
  expect(await whoMay(family, ({ api }) => api.listCasesOf({ userId: a.id }))).toEqual(admins);
  expect(await whoMay(family, ({ api }) => api.listHandoversOf({ userId: mediator.id }))).toEqual(admins);
  for (const attempt of [
    () => otherAdmin.api.getAccount({ userId: mediator.id }),
    () => otherAdmin.api.listCasesOf({ userId: mediator.id }),
    () => otherAdmin.api.listHandoversOf({ userId: mediator.id }),
    () => otherAdmin.api.getAccount({ userId: crypto.randomUUID() }),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: 'not_found' });
  await expect(guest.getAccount({ userId: a.id })).rejects.toMatchObject({ code: 'unauthenticated' });
});

test('an admin lists the cases of a person by reference, those of their organization alone, page by page', async () => {
  const { admin, officeAdmin, otherAdmin, lawyerA, outsider, caseId, otherCaseId, former } = await openFamily(server);
  const { token } = await outsider.api.invite({
    caseId: otherCaseId,
    email: lawyerA.email,
    name: lawyerA.name,
    role: 'lawyer',
    side: 'A',
  });
  await lawyerA.api.acceptInvitation({ token });
  const idsOf = async ({ api }: typeof admin) =>
    (await api.listCasesOf({ userId: lawyerA.id })).cases.map((it) => it.case_id);
  expect(await idsOf(admin)).toEqual([otherCaseId, caseId]);
  expect(await idsOf(officeAdmin)).toEqual([caseId]);
  expect(await idsOf(otherAdmin)).toEqual([otherCaseId]);
  const first = await admin.api.listCasesOf({ userId: lawyerA.id, limit: 1 });
  const second = await admin.api.listCasesOf({ userId: lawyerA.id, limit: 1, cursor: first.next_cursor! });
  expect([...first.cases, ...second.cases].map((it) => it.case_id)).toEqual([otherCaseId, caseId]);
  const { cases } = await officeAdmin.api.listCasesOf({ userId: former.id });
  expect(cases).toMatchObject([{ case_id: caseId, role: 'lawyer', is_active: false, status: 'open' }]);
  expect(JSON.stringify(cases)).not.toContain('Reyes');
});

test('an admin reads which cases passed from and to a mediator, when and by whom', async () => {
  const { admin, officeAdmin, mediator, colleague, caseId } = await openFamily(server);
  const of = async (userId: string, { api } = admin) => (await api.listHandoversOf({ userId })).handovers;
  expect(await of(mediator.id)).toEqual([]);
  await officeAdmin.api.assignMediator({
    case_id: caseId,
    mediator_id: colleague.id,
    note: 'They agreed on the home.',
  });
  await admin.api.assignMediator({ case_id: caseId, mediator_id: mediator.id });
  const [mia, max] = [
    { user_id: mediator.id, name: 'Mia Mediator' },
    { user_id: colleague.id, name: 'Max Mediator' },
  ];
  const nadia = { user_id: officeAdmin.id, name: 'Nadia Office' };
  const whole = [
    { case_id: caseId, from: max, to: mia, by: { user_id: admin.id, name: 'Alex Admin' } },
    { case_id: caseId, from: mia, to: max, by: nadia },
  ];
  for (const { id } of [mediator, colleague]) {
    expect(await of(id)).toMatchObject(whole);
    expect(await of(id, officeAdmin)).toMatchObject([{ from: max, to: mia, by: null }, { by: nadia }]);
  }
  expect(JSON.stringify(await of(mediator.id))).not.toContain('home');
  const { handovers, next_cursor } = await admin.api.listHandoversOf({ userId: mediator.id, limit: 1 });
  const rest = await admin.api.listHandoversOf({ userId: mediator.id, limit: 1, cursor: next_cursor! });
  expect([...handovers, ...rest.handovers]).toMatchObject(whole);
});

test('an admin reads of a case that waited for a mediator who had it before', async () => {
  const { admin, mediator, colleague, caseId } = await openFamily(server);
  await admin.api.deleteUser({ userId: mediator.id });
  await admin.api.assignMediator({ case_id: caseId, mediator_id: colleague.id });
  expect((await admin.api.listHandoversOf({ userId: mediator.id })).handovers).toMatchObject([
    { from: { user_id: mediator.id }, to: { user_id: colleague.id } },
  ]);
});

test('an admin lists the open invitations of a person, those that they may withdraw alone', async () => {
  const { admin, officeAdmin, otherAdmin, colleague, mediator, otherParty, caseId } = await openFamily(server);
  const of = async (userId: string, { api } = admin) =>
    (await api.listAllInvitations({ user_id: userId })).invitations.map(({ id, status }) => [id, status]);
  const invite = () =>
    officeAdmin.api.inviteToPlatform({ email: colleague.email, name: colleague.name, role: 'lawyer' });
  const { invitation: replaced } = await invite();
  await owner`update invitations set status = 'expired' where id = ${replaced.id}`;
  expect(await of(colleague.id)).toEqual([[replaced.id, 'expired']]);
  const { invitation } = await invite();
  for (const who of [admin, officeAdmin]) expect(await of(colleague.id, who)).toEqual([[invitation.id, 'pending']]);
  for (const who of [otherAdmin, mediator, colleague]) expect(await of(colleague.id, who)).toEqual([]);
  await mediator.api.invite({ caseId, email: otherParty.email, name: 'Pat', role: 'lawyer', side: 'B' });
  for (const who of [admin, officeAdmin, otherAdmin]) expect(await of(otherParty.id, who)).toEqual([]);
  await officeAdmin.api.revokeInvitation({ invitationId: invitation.id });
  expect(await of(colleague.id)).toEqual([]);
});

test('an admin of the platform finds the people without an organization, and nobody else does', async () => {
  const { admin, officeAdmin, mediator } = await openFamily(server);
  const alone = await server.person('divorcee', { name: `Una ${crypto.randomUUID()}` });
  const found = async ({ api }: typeof admin, q = alone.name) =>
    (await api.listUsers({ unassigned: '1', q })).users.map(({ id }) => id);
  expect(await found(admin)).toEqual([alone.id]);
  expect(await found(admin, mediator.name)).toEqual([]);
  expect(await found(admin, admin.name)).toEqual([]);
  for (const who of [officeAdmin, mediator, alone]) expect(await found(who)).toEqual([]);
});
