import { expect, test } from 'vitest';
import { intakeOf, openFamily, openMediation, whoMay } from '../../../testing/family.ts';
import { mailsTo } from '../../../testing/mails.ts';
import { server } from '../../../testing/server.ts';

const { guest, owner } = server;

test('each invitation mail contains its own link and no names', async () => {
  const { mediator, caseId, name } = await openMediation(server);
  const email = `${crypto.randomUUID()}@test.example`;
  const person = { email, name: 'Ada Reyes', role: 'divorcee', side: 'A' } as const;
  const first = await mediator.api.invite({ caseId, ...person });
  const second = await mediator.api.inviteParticipant({ case_id: caseId, ...person });
  const mails = await mailsTo(server, email);
  expect(mails.map(({ text }) => /accept-invitation\/([\w-]+)/.exec(text)?.[1])).toEqual([first.token, second.token]);
  for (const mail of mails)
    for (const word of ['Ada', 'Mia', 'Reyes', name]) expect(JSON.stringify(mail)).not.toContain(word);
});

test('an invited person with an account also receives a notification', async () => {
  const { invite } = await openMediation(server);
  const ada = await server.person();
  await invite(ada);
  expect(await owner`select type, message, case_id from notifications where user_id = ${ada.id}`).toEqual([
    { type: 'user_invited', message: 'You have an invitation. The link is in your e-mail.', case_id: null },
  ]);
});

test('only its inviter mails an invitation, and only with its token', async () => {
  const { mediator, colleague, caseId } = await openFamily(server);
  const { token, invitation } = await mediator.api.invite({
    caseId,
    email: 'law@test.example',
    name: 'Law',
    role: 'lawyer',
    side: 'A',
  });
  for (const [person, secret] of [
    [colleague, token],
    [mediator, 'x'.repeat(43)],
  ] as const)
    await expect(
      person.sql((sql) => sql`select private.mail_invitation(${invitation.id}, ${secret})`),
    ).rejects.toMatchObject({ code: 'MP404' });
});

test('the mediator of a case lists its invitations in every state, page by page, and an admin none', async () => {
  const family = await openFamily(server);
  const { mediator, admin, outsider, a, caseId } = family;
  const sent = { caseId, name: 'Law', role: 'lawyer', side: 'B' } as const;
  const waiting = await mediator.api.invite({ ...sent, email: 'one@test.example' });
  await guest.getInvitation({ token: waiting.token });
  const { invitations } = await mediator.api.listInvitations({ caseId });
  expect(invitations[0]).toMatchObject({ status: 'pending', opened_at: expect.any(String), side: 'B', concern: null });
  expect(invitations.map(({ status }) => status)).toEqual(['pending', ...Array<string>(5).fill('accepted')]);
  await owner`update invitations set expires_at = now() - interval '1 minute' where id = ${waiting.invitation.id}`;
  const first = await mediator.api.listInvitations({ caseId, limit: 4 });
  expect(first.invitations[0]).toMatchObject({ status: 'expired' });
  const second = await mediator.api.listInvitations({ caseId, limit: 4, cursor: first.next_cursor! });
  expect([...first.invitations, ...second.invitations].map(({ id }) => id)).toEqual(invitations.map(({ id }) => id));
  expect(second.next_cursor).toBeNull();
  for (const { api } of [a, admin])
    expect(await api.listInvitations({ caseId })).toEqual({ invitations: [], next_cursor: null });
  await expect(outsider.api.listInvitations({ caseId })).rejects.toMatchObject({ code: 'not_found' });
});

test('the mediator of the case revokes an invitation, an admin one of their own, which removes its participant without a notification', async () => {
  const family = await openFamily(server);
  const { mediator, admin, caseId } = family;
  const sent = { caseId, name: 'Law', role: 'lawyer', side: 'B' } as const;
  const { invitation, token } = await mediator.api.invite({ ...sent, email: 'one@test.example' });
  const revoke = { invitationId: invitation.id };
  const others = { ...family, people: { ...family.people, mediator: family.outsider, admin: family.outsider } };
  expect(await whoMay(others, ({ api }) => api.revokeInvitation(revoke))).toEqual([]);
  expect(await mediator.api.revokeInvitation(revoke)).toEqual({ ok: true });
  expect(await guest.getInvitation({ token })).toMatchObject({ invitation: { status: 'revoked' } });
  await expect(guest.declineInvitation({ token })).rejects.toMatchObject({ code: 'conflict' });
  await expect(mediator.api.revokeInvitation(revoke)).rejects.toMatchObject({ code: 'conflict' });
  await expect(admin.api.revokeInvitation(revoke)).rejects.toMatchObject({ code: 'not_found' });
  const { participants } = await mediator.api.listParticipants({ caseId });
  expect(participants.find(({ id }) => id === invitation.participant_id)).toMatchObject({ status: 'removed' });
  const notifications =
    await owner`select message from notifications where case_id = ${caseId} and subject_id = ${invitation.participant_id}`;
  expect(notifications).toEqual([]);
  const again = await admin.api.invite({ ...sent, email: 'two@test.example' });
  await expect(admin.api.revokeInvitation({ invitationId: again.invitation.id })).resolves.toEqual({ ok: true });
});

test('inviting again after a revocation reuses the participant, and their invited lawyer stays linked', async () => {
  const { mediator, caseId, invite } = await openMediation(server);
  const { invitation } = await invite({ email: 'wrong@test.example' });
  const lawyer = await invite({ email: 'law@test.example' }, 'lawyer');
  await mediator.api.revokeInvitation({ invitationId: invitation.id });
  const ada = await server.person('divorcee', { name: 'Ada' });
  const right = await invite(ada);
  expect(right.invitation.participant_id).toBe(invitation.participant_id);
  await ada.api.acceptInvitation({ token: right.token });
  const { participants } = await mediator.api.listParticipants({ caseId });
  expect(participants.map(({ role, status }) => [role, status])).toEqual([
    ['mediator', 'active'],
    ['divorcee', 'active'],
    ['lawyer', 'invited'],
  ]);
  expect(participants.find(({ id }) => id === lawyer.invitation.participant_id)).toMatchObject({
    represents_participant_id: right.invitation.participant_id,
  });
});

test('a suspended organization refuses new cases and invitations, and those invited before accept later', async () => {
  const { mediator, caseId, organization, invite } = await openMediation(server);
  const ada = await server.person('divorcee', { name: 'Ada' });
  const { token } = await invite(ada);
  const admin = await server.person('admin');
  const { version } = (await admin.api.getOrganization({ orgId: organization })).organization;
  await admin.api.updateOrganization({ orgId: organization, suspended: true, version });
  const suspended = {
    code: 'conflict',
    message: 'This organization is suspended: everything can be read, and nothing changed. Ask an admin.',
  };
  await expect(invite({ email: 'x@test.example' })).rejects.toMatchObject(suspended);
  await expect(mediator.api.createCase(intakeOf(mediator))).rejects.toMatchObject(suspended);
  expect(await mediator.api.getCase({ caseId })).toMatchObject({ case: { id: caseId } });
  await expect(ada.api.acceptInvitation({ token })).rejects.toMatchObject(suspended);
  await admin.api.updateOrganization({ orgId: organization, suspended: false, version: version + 1 });
  await expect(ada.api.acceptInvitation({ token })).resolves.toBeDefined();
  await expect(invite({ email: 'x@test.example' }, 'lawyer')).resolves.toBeDefined();
});

test('a mediator lists the invitations to their cases, an admin those of their own and onto the platform, and others none', async () => {
  const { mediator, caseId, organization: organization_id, invite } = await openMediation(server);
  const admin = await server.person('admin', { name: 'Alex Admin' });
  const other = await server.person('mediator', { organization: await server.organization() });
  const guest = await server.person();
  await invite(guest);
  const { invitation: gone } = await invite({ email: 'gone@test.example' }, 'divorcee', 'B');
  await mediator.api.revokeInvitation({ invitationId: gone.id });
  const { invitation: onto } = await admin.api.inviteToPlatform({
    email: `${crypto.randomUUID()}@test.example`,
    name: 'Nia New',
    role: 'lawyer',
  });

  const { invitations: mine } = await mediator.api.listAllInvitations();
  expect(mine).toMatchObject([
    { id: gone.id, case_id: caseId, status: 'revoked', invited_by: mediator.id, invited_by_name: 'Mia Mediator' },
    { case_id: caseId, case_title: 'Reyes family', organization_id, email: guest.email, status: 'pending', side: 'A' },
  ]);
  expect(mine[1]?.organization_name).toBe(
    (await admin.api.getOrganization({ orgId: organization_id })).organization.name,
  );
  expect((await mediator.api.listAllInvitations({ status: 'pending' })).invitations).toEqual([mine[1]]);
  for (const { api } of [other, guest]) expect((await api.listAllInvitations()).invitations).toEqual([]);

  const [newest] = (await admin.api.listAllInvitations({ limit: 1 })).invitations;
  expect(newest).toMatchObject({ id: onto.id, case_id: null, side: null, role: 'lawyer', name: 'Nia New' });
  expect(newest).toMatchObject({ organization_id: null, organization_name: null });
  const { invitations: toPlatform } = await admin.api.listAllInvitations({ to: 'platform' });
  expect(toPlatform.every(({ case_id }) => case_id === null)).toBe(true);
  const { invitations: toCases } = await admin.api.listAllInvitations({ to: 'case' });
  expect(toCases.filter(({ case_id }) => case_id === caseId)).toEqual([]);
});
