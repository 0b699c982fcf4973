import type { Role } from '@mediation/api-client';
import { expect, test } from 'vitest';
import type { TestPerson } from '../../../testing.ts';
import { openFamily, whoMay } from '../../../testing/family.ts';
import { mailsTo } from '../../../testing/mails.ts';
import { server } from '../../../testing/server.ts';
import { inviteToPlatform } from './invite-to-platform.ts';

const { guest, owner } = server;

const inviteAs = (admin: TestPerson, email: string, role: Role, organization_id: string | null = null) =>
  admin.sql((sql) => inviteToPlatform(sql, { email, name: 'Nia New', role, organization_id }));

test('accepting an invitation to the platform grants its role and organization', async () => {
  const [admin, nia] = [
    await server.person('admin', { name: 'Alex Admin' }),
    await server.person('divorcee', { name: 'Nia' }),
  ];
  await owner`update profiles set requested_role = 'mediator' where id = ${nia.id}`;
  const organization = await server.organization('Northern Mediation');
  const { invitation, token } = (await inviteAs(admin, nia.email, 'mediator', organization))!;
  expect(invitation).toMatchObject({
    role: 'mediator',
    organization_id: organization,
    status: 'pending',
    name: 'Nia New',
  });
  expect((await mailsTo(server, nia.email)).map(({ text }) => text.includes(token))).toEqual([true]);
  expect(await guest.getInvitation({ token })).toMatchObject({
    invitation: { role: 'mediator', invited_by: 'Alex Admin', organization_id: organization, is_for_case: false },
    branding: { displayName: 'Northern Mediation' },
  });
  expect(await nia.api.acceptInvitation({ token })).toEqual({ participant: null });
  expect(await nia.api.getMe()).toMatchObject({
    user: { role: 'mediator', organization_id: organization, requested_role: null },
  });
  await expect(nia.api.acceptInvitation({ token })).rejects.toMatchObject({ code: 'conflict' });
});

test('an invitation to the platform is mailed in the language that the admin chose, and the account begins in it', async () => {
  const [admin, nia] = [await server.person('admin'), await server.person('divorcee')];
  const { token } = await admin.api.inviteToPlatform({
    email: nia.email,
    name: 'Nia New',
    role: 'lawyer',
    language: 'es',
  });
  expect(await owner`select private.mail_language(null, ${nia.email}) as language`).toEqual([{ language: 'es' }]);
  expect(await guest.getInvitation({ token })).toMatchObject({ invitation: { language: 'es' } });
  await nia.api.acceptInvitation({ token });
  expect((await nia.api.getMe()).settings.language).toBe('es');
});

test('an admin is invited without an organization, and the invitation shows the default branding', async () => {
  const [admin, nia] = [await server.person('admin'), await server.person()];
  const { token } = (await inviteAs(admin, nia.email, 'admin'))!;
  expect(await guest.getInvitation({ token })).toMatchObject({
    invitation: { organization_id: null },
    branding: { displayName: 'Mediation Platform', isCustom: false },
  });
  await nia.api.acceptInvitation({ token });
  expect(await nia.api.getMe()).toMatchObject({ user: { role: 'admin' } });
});

test('an invitation to the platform can be declined and revoked, and a newer one revokes the older', async () => {
  const [admin, nia] = [await server.person('admin'), await server.person()];
  const first = (await inviteAs(admin, nia.email, 'lawyer'))!;
  const second = (await inviteAs(admin, nia.email.toUpperCase(), 'lawyer'))!;
  expect(await guest.getInvitation({ token: first.token })).toMatchObject({ invitation: { status: 'revoked' } });
  expect(await guest.declineInvitation({ token: second.token })).toEqual({ ok: true });
  await expect(nia.api.acceptInvitation({ token: second.token })).rejects.toMatchObject({ code: 'conflict' });
  const third = (await inviteAs(admin, nia.email, 'lawyer'))!;
  await admin.api.revokeInvitation({ invitationId: third.invitation.id });
  await expect(nia.api.acceptInvitation({ token: third.token })).rejects.toMatchObject({ code: 'conflict' });
  await expect(guest.raiseConcern({ token: first.token })).rejects.toMatchObject({ code: 'not_found' });
  expect(await nia.api.getMe()).toMatchObject({ user: { role: 'divorcee' } });
});

test('inviting a person to the role and organization that they have is a conflict at the address, and mails nothing', async () => {
  const organization = await server.organization('Northern Mediation');
  const [admin, mia] = [await server.person('admin'), await server.person('mediator', { organization })];
  await expect(inviteAs(admin, mia.email.toUpperCase(), 'mediator', organization)).rejects.toMatchObject({
    code: 'conflict',
    details: [{ path: 'email', message: 'This person already has this role.' }],
  });
  expect(await mailsTo(server, mia.email)).toEqual([]);
  await expect(inviteAs(mia, mia.email, 'mediator', organization)).rejects.toMatchObject({ code: 'MP403' });
  const elsewhere = await server.organization('Southern Mediation');
  expect(await inviteAs(admin, mia.email, 'mediator', elsewhere)).toMatchObject({ invitation: { status: 'pending' } });
});

test('only an admin invites to the platform, and mediators only into an organization', async () => {
  const family = await openFamily(server);
  expect(await whoMay(family, (it) => inviteAs(it, `${it.id}@test.example`, 'lawyer').catch(asRefusal))).toEqual([
    'admin',
    'officeAdmin',
    'otherAdmin',
  ]);
  await expect(inviteAs(family.admin, 'x@test.example', 'mediator')).rejects.toMatchObject({ code: 'MP409' });
  const { token } = (await inviteAs(family.admin, family.b.email, 'admin'))!;
  await expect(family.a.api.acceptInvitation({ token })).rejects.toMatchObject({ code: 'forbidden' });
});

const asRefusal = (error: { code: string }) => {
  throw Object.assign(new Error(error.code), { code: error.code === 'MP403' ? 'forbidden' : error.code });
};
