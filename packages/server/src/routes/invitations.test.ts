import { expect, test } from 'vitest';
import { intakeOf, openFamily } from '../testing/family.ts';
import type { Sql } from '../database/database.ts';
import type { TestPerson } from '../testing.ts';
import { server } from '../testing/server.ts';

const { guest, owner } = server;

/** A mediator with a case that nobody else is in yet. */
async function openCase() {
  const name = `Mediation ${crypto.randomUUID()}`;
  const organization = await server.organization(name);
  const mediator = await server.person('mediator', { name: 'Mia Mediator', organization });
  const { case: opened } = await mediator.api.createCase(intakeOf(mediator));
  const invite = (person: { email: string }, role: 'divorcee' | 'lawyer' = 'divorcee', side: 'A' | 'B' = 'A') =>
    mediator.api.invite({ caseId: opened.id, email: person.email, name: 'A Guest', role, side });
  return { organization, name, mediator, caseId: opened.id, invite };
}

const expire = (id: string) => owner`update invitations set expires_at = now() - interval '1 minute' where id = ${id}`;

const accept = ({ api }: TestPerson, token: string) => api.acceptInvitation({ token });

test('an invited person reads who invites them, before they have an account', async () => {
  const { organization, name, invite } = await openCase();
  const { token, invitation } = await invite({ email: 'New@Test.example ' });
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(await guest.getInvitation({ token })).toMatchObject({
    invitation: {
      email: 'new@test.example',
      name: 'A Guest',
      role: 'divorcee',
      status: 'pending',
      expires_at: invitation.expires_at,
      invited_by: 'Mia Mediator',
      organization_id: organization,
      has_account: false,
    },
    branding: { organizationName: name, primaryColor: '#3b82f6', isCustom: false },
  });
});

test('an invitation says whether its address has an account', async () => {
  const { invite } = await openCase();
  const { token } = await invite(await server.person());
  expect(await guest.getInvitation({ token })).toMatchObject({ invitation: { has_account: true } });
});

test('an invitation waits seven days', async () => {
  const { invite } = await openCase();
  const { invitation } = await invite({ email: 'week@test.example' });
  const days = (Date.parse(invitation.expires_at) - Date.now()) / 86_400_000;
  expect(days).toBeCloseTo(7, 2);
});

test('who accepts sits in the case, and belongs to its organization', async () => {
  const { organization, mediator, caseId, invite } = await openCase();
  const ada = await server.person('divorcee', { name: 'Ada' });
  const { token, invitation } = await invite(ada);
  const { participant } = await accept(ada, token);
  expect(participant).toMatchObject({
    id: invitation.participant_id,
    case_id: caseId,
    user_id: ada.id,
    name: 'Ada',
    role: 'divorcee',
    side: 'A',
    status: 'active',
    joined_at: expect.any(String),
  });
  expect(await ada.api.getMe()).toMatchObject({ user: { organization_id: organization, role: 'divorcee' } });
  expect(await ada.api.getMyCase()).toMatchObject({ case: { id: caseId } });
  expect((await mediator.api.listCases()).cases[0]?.people).toEqual(['Ada']);
  expect(await guest.getInvitation({ token })).toMatchObject({ invitation: { status: 'accepted' } });
});

test('a newcomer who comes as a lawyer is one, without an admin; a person with another role keeps it', async () => {
  const { invite } = await openCase();
  await invite({ email: 'party@test.example' });
  const newcomer = await server.person('divorcee');
  await owner`update profiles set requested_role = 'lawyer' where id = ${newcomer.id}`;
  await accept(newcomer, (await invite(newcomer, 'lawyer')).token);
  expect(await newcomer.api.getMe()).toMatchObject({ user: { role: 'lawyer', requested_role: null } });

  const organization = await server.organization();
  const admin = await server.person('admin');
  await accept(admin, (await invite(admin, 'lawyer')).token);
  expect(await admin.api.getMe()).toMatchObject({ user: { role: 'admin' } });
  const colleague = await server.person('mediator', { organization });
  await accept(colleague, (await invite(colleague, 'divorcee', 'B')).token);
  expect(await colleague.api.getMe()).toMatchObject({ user: { role: 'mediator', organization_id: organization } });
});

test('a party who also advises elsewhere does not stop being a party', async () => {
  const here = await openCase();
  const there = await openCase();
  const ada = await server.person();
  await accept(ada, (await here.invite(ada)).token);
  await there.invite({ email: 'client@test.example' });
  await accept(ada, (await there.invite(ada, 'lawyer')).token);
  expect(await ada.api.getMe()).toMatchObject({ user: { role: 'divorcee' } });
});

test('a link in other hands is worth nothing', async () => {
  const { invite, caseId } = await openCase();
  const { token } = await invite(await server.person());
  const stranger = await server.person();
  await expect(accept(stranger, token)).rejects.toMatchObject({
    code: 'forbidden',
    message: 'This invitation is for another e-mail address.',
  });
  await expect(guest.acceptInvitation({ token })).rejects.toMatchObject({ code: 'unauthenticated' });
  await expect(stranger.api.getCase({ caseId })).rejects.toMatchObject({ code: 'not_found' });
  expect(await guest.getInvitation({ token })).toMatchObject({ invitation: { status: 'pending' } });
});

test('an invitation is accepted once', async () => {
  const { invite } = await openCase();
  const ada = await server.person();
  const { token } = await invite(ada);
  const answers = await Promise.allSettled([accept(ada, token), accept(ada, token)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(accept(ada, token)).rejects.toMatchObject({
    code: 'conflict',
    message: 'This invitation has been used or withdrawn.',
  });
});

test('an invitation that is out of time can be neither accepted nor declined', async () => {
  const { invite } = await openCase();
  const ada = await server.person();
  const { token, invitation } = await invite(ada);
  await expire(invitation.id);
  await expect(accept(ada, token)).rejects.toMatchObject({
    code: 'conflict',
    message: 'This invitation has expired.',
  });
  await expect(guest.declineInvitation({ token })).rejects.toMatchObject({ code: 'conflict' });
  expect(await guest.getInvitation({ token })).toMatchObject({ invitation: { status: 'expired' } });
});

test('inviting the same person again withdraws the first link and keeps the place', async () => {
  const { invite } = await openCase();
  const ada = await server.person();
  const first = await invite(ada);
  await expire(first.invitation.id);
  const second = await invite({ email: ada.email.toUpperCase() });
  expect(second.invitation.participant_id).toBe(first.invitation.participant_id);
  await expect(accept(ada, first.token)).rejects.toMatchObject({ code: 'conflict' });
  expect(await guest.getInvitation({ token: first.token })).toMatchObject({ invitation: { status: 'revoked' } });
  await expect(accept(ada, second.token)).resolves.toMatchObject({ participant: { user_id: ada.id } });
});

test('a link that does not exist opens nothing', async () => {
  const ada = await server.person();
  const token = 'x'.repeat(43);
  await expect(guest.getInvitation({ token })).rejects.toMatchObject({ code: 'not_found' });
  await expect(accept(ada, token)).rejects.toMatchObject({
    code: 'not_found',
    message: 'This invitation does not exist.',
  });
  await expect(guest.declineInvitation({ token })).rejects.toMatchObject({ code: 'conflict' });
  for (const wrong of ['short', "' or true --", `${token}=`])
    await expect(guest.getInvitation({ token: wrong })).rejects.toMatchObject({ code: 'invalid' });
});

test('who declines frees the place, and can be invited again', async () => {
  const { mediator, caseId, invite } = await openCase();
  const ada = await server.person();
  const { token, invitation } = await invite(ada);
  expect(await guest.declineInvitation({ token })).toEqual({ ok: true });
  await expect(guest.declineInvitation({ token })).rejects.toMatchObject({ code: 'conflict' });
  await expect(accept(ada, token)).rejects.toMatchObject({ code: 'conflict' });
  const { participants } = await mediator.api.listParticipants({ caseId });
  expect(participants.find(({ id }) => id === invitation.participant_id)).toMatchObject({ status: 'declined' });
  await expect(accept(ada, (await invite(ada)).token)).resolves.toMatchObject({ participant: { status: 'active' } });
});

test('a party is invited before their lawyer, and there is one party a side', async () => {
  const { invite } = await openCase();
  await expect(invite({ email: 'law@test.example' }, 'lawyer')).rejects.toMatchObject({
    code: 'conflict',
    message: 'Invite the party first, then their lawyer.',
  });
  const ada = await server.person();
  const { invitation, token } = await invite(ada);
  await accept(ada, token);
  await expect(invite({ email: 'other@test.example' })).rejects.toMatchObject({
    code: 'conflict',
    message: 'Somebody has joined as this party already.',
  });
  const lawyer = await invite({ email: 'law@test.example' }, 'lawyer');
  expect(
    await owner`select represents_participant_id from case_participants where id = ${lawyer.invitation.participant_id}`,
  ).toEqual([{ represents_participant_id: invitation.participant_id }]);
});

test('a mistyped invitation is put right by inviting again: the place goes to the new person', async () => {
  const { mediator, caseId, invite } = await openCase();
  const ada = await server.person();
  const mistyped = await invite({ email: 'aad@test.example' });
  const lawyer = await invite({ email: 'law@test.example' }, 'lawyer');
  const right = { caseId, email: ada.email, name: 'Ada Right', role: 'divorcee', side: 'A' } as const;
  const { invitation, token } = await mediator.api.invite(right);
  expect(invitation).toMatchObject({ participant_id: mistyped.invitation.participant_id, name: 'Ada Right' });
  expect(await guest.getInvitation({ token: mistyped.token })).toMatchObject({ invitation: { status: 'revoked' } });
  await accept(ada, token);
  const { participants } = await mediator.api.listParticipants({ caseId });
  expect(participants.map(({ role, status }) => [role, status])).toEqual([
    ['mediator', 'active'],
    ['divorcee', 'active'],
    ['lawyer', 'invited'],
  ]);
  expect(participants.find(({ id }) => id === lawyer.invitation.participant_id)?.represents_participant_id).toBe(
    invitation.participant_id,
  );
});

test('a place is given to somebody else by the mediator of the case, and by nobody once it is taken', async () => {
  const { a, mediator, colleague, seatOfA } = await openFamily(server);
  const rename = (sql: Sql) => sql`select private.rename_place(${seatOfA.id}, 'Mallory')`;
  for (const person of [a, colleague, mediator]) await person.sql(rename);
  expect(await owner`select name from case_participants where id = ${seatOfA.id}`).not.toEqual([{ name: 'Mallory' }]);
  const { mediator: ruth, caseId, invite } = await openCase();
  const { invitation } = await invite({ email: 'ada@test.example' });
  const nameNow = () => owner`select name from case_participants where id = ${invitation.participant_id}`;
  await mediator.sql((sql) => sql`select private.rename_place(${invitation.participant_id}, 'Mallory')`);
  expect(await nameNow()).not.toEqual([{ name: 'Mallory' }]);
  await ruth.sql((sql) => sql`select private.rename_place(${invitation.participant_id}, 'Ada')`);
  expect(await nameNow()).toEqual([{ name: 'Ada' }]);
  expect((await ruth.api.listParticipants({ caseId })).participants).toHaveLength(2);
});

test('several invitations for the same part at the same moment leave one place and one link that works', async () => {
  const { mediator, caseId, invite } = await openCase();
  await Promise.allSettled([1, 2, 3].map((n) => invite({ email: `twin-${n}@test.example` })));
  expect((await mediator.api.listParticipants({ caseId })).participants).toHaveLength(2);
  expect(await owner`select status from invitations where case_id = ${caseId} and status = 'pending'`).toHaveLength(1);
});

test('nobody has two parts in one case', async () => {
  const { invite } = await openCase();
  const ada = await server.person();
  const { token } = await invite(ada);
  await expect(invite(ada, 'divorcee', 'B')).rejects.toMatchObject({
    code: 'conflict',
    message: 'This person is already invited in another part.',
  });
  await accept(ada, token);
  await invite({ email: 'ben@test.example' }, 'divorcee', 'B');
  await expect(accept(ada, (await invite(ada, 'lawyer', 'B')).token)).rejects.toMatchObject({
    code: 'conflict',
    message: 'You are already in this case.',
  });
});

test('who may not see a case cannot tell it from one that does not exist; who is in it may not invite', async () => {
  const { outsider, a, caseId } = await openFamily(server);
  const person = { email: 'new@test.example', name: 'New', role: 'lawyer', side: 'A' } as const;
  for (const id of [caseId, crypto.randomUUID()])
    await expect(outsider.api.invite({ caseId: id, ...person })).rejects.toMatchObject({ code: 'not_found' });
  await expect(a.api.invite({ caseId, ...person })).rejects.toMatchObject({ code: 'forbidden' });
});

test('what is wrong with an invitation is told field by field', async () => {
  const { mediator, caseId } = await openCase();
  const wrong = { caseId, email: 'nobody', name: '', role: 'admin', side: 'neutral' } as never;
  await expect(mediator.api.invite(wrong)).rejects.toMatchObject({
    code: 'invalid',
    details: [{ path: 'email' }, { path: 'name' }, { path: 'role' }, { path: 'side' }],
  });
});
