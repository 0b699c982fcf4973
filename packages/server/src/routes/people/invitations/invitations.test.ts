import { expect, test } from 'vitest';
import { expireInvitations } from '../../../jobs/expire-invitations.ts';
import type { TestPerson } from '../../../testing.ts';
import { openMediation } from '../../../testing/family.ts';
import { server } from '../../../testing/server.ts';

const { guest, owner } = server;

const expire = (id: string) => owner`update invitations set expires_at = now() - interval '1 minute' where id = ${id}`;

const accept = ({ api }: TestPerson, token: string) => api.acceptInvitation({ token });

test('an invitation can be read without an account and shows inviter, role, expiry and branding', async () => {
  const { organization, name, invite } = await openMediation(server);
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
      is_for_case: true,
    },
    branding: { organizationName: name, primaryColor: '#3b82f6', isCustom: false },
  });
});

test('an invitation names the client to their lawyer alone, and no longer once it is withdrawn', async () => {
  const { mediator, caseId } = await openMediation(server);
  const invite = (name: string, role: 'divorcee' | 'lawyer', side: 'A' | 'B') =>
    mediator.api.invite({ caseId, email: `${name}@test.example`, name, role, side });
  const [party, other] = [await invite('Maya', 'divorcee', 'A'), await invite('Daniel', 'divorcee', 'B')];
  const lawyer = await invite('Lea', 'lawyer', 'A');
  const clientIn = async ({ token }: typeof lawyer) => (await guest.getInvitation({ token })).invitation.client_name;
  expect(await Promise.all([lawyer, party, other].map(clientIn))).toEqual(['Maya', null, null]);
  expect(JSON.stringify(await guest.getInvitation({ token: lawyer.token }))).not.toContain('Daniel');
  await mediator.api.revokeInvitation({ invitationId: lawyer.invitation.id });
  expect(await clientIn(lawyer)).toBeNull();
});

test('an invitation shows whether its address has an account', async () => {
  const { invite } = await openMediation(server);
  const { token } = await invite(await server.person());
  expect(await guest.getInvitation({ token })).toMatchObject({ invitation: { has_account: true } });
});

// ASVS 6.4.1
test('an invitation expires after seven days', async () => {
  const { invite } = await openMediation(server);
  const { invitation } = await invite({ email: 'week@test.example' });
  const days = (Date.parse(invitation.expires_at) - Date.now()) / 86_400_000;
  expect(days).toBeCloseTo(7, 2);
});

test('accepting an invitation makes the person an active participant and a member of the organization', async () => {
  const { organization, mediator, caseId, invite } = await openMediation(server);
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

test('the language of an invitation becomes that of an account that has none', async () => {
  const languageOf = async ({ api }: TestPerson) => (await api.getMe()).settings.language;
  const ada = await server.person();
  const { invite } = await openMediation(server);
  const { token } = await invite({ ...ada, language: 'es' });
  expect(await guest.getInvitation({ token })).toMatchObject({ invitation: { language: 'es' } });
  await accept(ada, token);
  expect(await languageOf(ada)).toBe('es');
  const other = await openMediation(server);
  await accept(ada, (await other.invite({ ...ada, language: 'en' })).token);
  expect(await languageOf(ada)).toBe('es');
});

test('the language that a person reads becomes that of their account when their invitation names none', async () => {
  const ada = await server.person();
  const { invite } = await openMediation(server);
  await ada.api.acceptInvitation({ token: (await invite(ada)).token, language: 'es' });
  expect((await ada.api.getMe()).settings.language).toBe('es');
});

test('the time zone of the device becomes that of an account that has none, and an unknown one is ignored', async () => {
  const ada = await server.person();
  const zone = async () => (await ada.api.getMe()).settings.time_zone;
  const acceptIn = async (time_zone: string) => {
    const { invite } = await openMediation(server);
    await ada.api.acceptInvitation({ token: (await invite(ada)).token, time_zone });
  };
  await acceptIn('Mars/Olympus');
  expect(await zone()).toBeNull();
  await acceptIn('America/Bogota');
  expect(await zone()).toBe('America/Bogota');
  await acceptIn('Europe/Madrid');
  expect(await zone()).toBe('America/Bogota');
});

test('accepting as a lawyer grants a new person that role, and people with another role keep theirs', async () => {
  const { invite } = await openMediation(server);
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

test('a party who accepts an invitation as a lawyer in another case keeps the role of a party', async () => {
  const here = await openMediation(server);
  const there = await openMediation(server);
  const ada = await server.person();
  await accept(ada, (await here.invite(ada)).token);
  await there.invite({ email: 'client@test.example' });
  await accept(ada, (await there.invite(ada, 'lawyer')).token);
  expect(await ada.api.getMe()).toMatchObject({ user: { role: 'divorcee' } });
});

test('accepting an invitation for another address returns forbidden', async () => {
  const { invite, caseId } = await openMediation(server);
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

// ASVS 6.5.1
test('an invitation can be accepted once, also by simultaneous requests', async () => {
  const { invite } = await openMediation(server);
  const ada = await server.person();
  const { token } = await invite(ada);
  const answers = await Promise.allSettled([accept(ada, token), accept(ada, token)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(accept(ada, token)).rejects.toMatchObject({
    code: 'conflict',
    message: 'This invitation has been used or withdrawn.',
  });
});

// ASVS 6.4.1
test('an expired invitation can be neither accepted nor declined', async () => {
  const { invite } = await openMediation(server);
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

test('an invitation expired by the job cannot be accepted and can be revoked', async () => {
  const { invite, mediator } = await openMediation(server);
  const ada = await server.person();
  const { token, invitation } = await invite(ada);
  await expire(invitation.id);
  await expireInvitations(owner);
  expect(await owner`select status from invitations where id = ${invitation.id}`).toEqual([{ status: 'expired' }]);
  await expect(accept(ada, token)).rejects.toMatchObject({
    code: 'conflict',
    message: 'This invitation has expired.',
  });
  await mediator.api.revokeInvitation({ invitationId: invitation.id });
  await expect(accept(ada, token)).rejects.toMatchObject({ message: 'This invitation has been used or withdrawn.' });
});

test('an unknown invitation token returns not_found, and a malformed one invalid', async () => {
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

test('a declined invitation cannot be accepted, and the person can be invited again', async () => {
  const { mediator, caseId, invite } = await openMediation(server);
  const ada = await server.person();
  const { token, invitation } = await invite(ada);
  expect(await guest.declineInvitation({ token })).toEqual({ ok: true });
  await expect(guest.declineInvitation({ token })).rejects.toMatchObject({ code: 'conflict' });
  await expect(accept(ada, token)).rejects.toMatchObject({ code: 'conflict' });
  const { participants } = await mediator.api.listParticipants({ caseId });
  expect(participants.find(({ id }) => id === invitation.participant_id)).toMatchObject({ status: 'declined' });
  await expect(accept(ada, (await invite(ada)).token)).resolves.toMatchObject({ participant: { status: 'active' } });
});
