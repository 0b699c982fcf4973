import { expect, test } from 'vitest';
import type { Sql } from '../../../database/database.ts';
import type { TestPerson } from '../../../testing.ts';
import { openFamily, openMediation } from '../../../testing/family.ts';
import { server } from '../../../testing/server.ts';

const { guest, owner } = server;

const expire = (id: string) => owner`update invitations set expires_at = now() - interval '1 minute' where id = ${id}`;

const accept = ({ api }: TestPerson, token: string) => api.acceptInvitation({ token });

test('inviting the same person again revokes the first link and keeps the participant', async () => {
  const { invite } = await openMediation(server);
  const ada = await server.person();
  const first = await invite(ada);
  await expire(first.invitation.id);
  const second = await invite({ email: ada.email.toUpperCase() });
  expect(second.invitation.participant_id).toBe(first.invitation.participant_id);
  await expect(accept(ada, first.token)).rejects.toMatchObject({ code: 'conflict' });
  expect(await guest.getInvitation({ token: first.token })).toMatchObject({
    invitation: { status: 'revoked', is_replaced: true },
  });
  await expect(accept(ada, second.token)).resolves.toMatchObject({ participant: { user_id: ada.id } });
});

test('a lawyer can be invited only after their party, and each side has one party', async () => {
  const { invite } = await openMediation(server);
  await expect(invite({ email: 'law@test.example' }, 'lawyer')).rejects.toMatchObject({
    code: 'conflict',
    message: 'Invite the party first, then their lawyer.',
  });
  const ada = await server.person();
  const { invitation, token } = await invite(ada);
  await accept(ada, token);
  await expect(invite({ email: 'other@test.example' })).rejects.toMatchObject({
    code: 'conflict',
    message: 'Someone has already joined as this party.',
  });
  const lawyer = await invite({ email: 'law@test.example' }, 'lawyer');
  expect(
    await owner`select represents_participant_id from case_participants where id = ${lawyer.invitation.participant_id}`,
  ).toEqual([{ represents_participant_id: invitation.participant_id }]);
});

test('inviting again with a corrected address reuses the participant and revokes the old link', async () => {
  const { mediator, caseId, invite } = await openMediation(server);
  const ada = await server.person();
  const mistyped = await invite({ email: 'aad@test.example' });
  const lawyer = await invite({ email: 'law@test.example' }, 'lawyer');
  const right = { caseId, email: ada.email, name: 'Ada Right', role: 'divorcee', side: 'A' } as const;
  const { invitation, token } = await mediator.api.invite(right);
  expect(invitation).toMatchObject({ participant_id: mistyped.invitation.participant_id, name: 'Ada Right' });
  expect(await guest.getInvitation({ token: mistyped.token })).toMatchObject({
    invitation: { status: 'revoked', is_replaced: false },
  });
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

test('only the mediator of the case renames an invited participant, and not after they have joined', async () => {
  const { a, mediator, colleague, participantOfA } = await openFamily(server);
  const rename = (sql: Sql) => sql`select private.rename_participant(${participantOfA.id}, 'Mallory')`;
  for (const person of [a, colleague, mediator]) await person.sql(rename);
  expect(await owner`select name from case_participants where id = ${participantOfA.id}`).not.toEqual([
    { name: 'Mallory' },
  ]);
  const { mediator: ruth, caseId, invite } = await openMediation(server);
  const { invitation } = await invite({ email: 'ada@test.example' });
  const nameNow = () => owner`select name from case_participants where id = ${invitation.participant_id}`;
  await mediator.sql((sql) => sql`select private.rename_participant(${invitation.participant_id}, 'Mallory')`);
  expect(await nameNow()).not.toEqual([{ name: 'Mallory' }]);
  await ruth.sql((sql) => sql`select private.rename_participant(${invitation.participant_id}, 'Ada')`);
  expect(await nameNow()).toEqual([{ name: 'Ada' }]);
  expect((await ruth.api.listParticipants({ caseId })).participants).toHaveLength(2);
});

// ASVS 2.3.4
test('simultaneous invitations for the same party leave one participant and one valid link', async () => {
  const { mediator, caseId, invite } = await openMediation(server);
  await Promise.allSettled([1, 2, 3].map((n) => invite({ email: `twin-${n}@test.example` })));
  expect((await mediator.api.listParticipants({ caseId })).participants).toHaveLength(2);
  expect(await owner`select status from invitations where case_id = ${caseId} and status = 'pending'`).toHaveLength(1);
});

test('a person can have only one role in a case', async () => {
  const { invite } = await openMediation(server);
  const ada = await server.person();
  const { token } = await invite(ada);
  await expect(invite(ada, 'divorcee', 'B')).rejects.toMatchObject({
    code: 'conflict',
    message: 'This person is already invited to another place in this case.',
  });
  await accept(ada, token);
  await expect(accept(ada, (await invite(ada, 'lawyer', 'A')).token)).rejects.toMatchObject({
    code: 'conflict',
    message: 'You are already in this case.',
  });
});

test('inviting returns not_found outside the case, as for an unknown one, and forbidden to a party', async () => {
  const { outsider, a, caseId } = await openFamily(server);
  const person = { email: 'new@test.example', name: 'New', role: 'lawyer', side: 'A' } as const;
  for (const id of [caseId, crypto.randomUUID()])
    await expect(outsider.api.invite({ caseId: id, ...person })).rejects.toMatchObject({ code: 'not_found' });
  await expect(a.api.invite({ caseId, ...person })).rejects.toMatchObject({ code: 'forbidden' });
});

test('an invalid invitation returns one entry per field', async () => {
  const { mediator, caseId } = await openMediation(server);
  const wrong = { caseId, email: 'nobody', name: '', role: 'admin', side: 'neutral' } as never;
  await expect(mediator.api.invite(wrong)).rejects.toMatchObject({
    code: 'invalid',
    details: [{ path: 'email' }, { path: 'name' }, { path: 'role' }, { path: 'side' }],
  });
});

test('participants who cannot invite receive forbidden, and people outside the case not_found, for any role', async () => {
  const family = await openFamily(server);
  const { caseId, people } = family;
  for (const person of [people.a, people.b, people.lawyerA, people.lawyerB])
    for (const role of ['divorcee', 'lawyer'] as const)
      await expect(
        person.api.invite({ caseId, email: 'x@test.example', name: 'X', role, side: 'A' }),
      ).rejects.toMatchObject({ code: 'forbidden' });
  for (const person of [people.former, people.colleague, people.outsider, people.otherParty])
    await expect(
      person.api.invite({ caseId, email: 'x@test.example', name: 'X', role: 'divorcee', side: 'A' }),
    ).rejects.toMatchObject({ code: 'not_found' });
});

// ASVS 8.2.2
test('a lawyer who left one side can neither be invited to the other nor accept an invitation to it', async () => {
  const { mediator, former, a, b, caseId } = await openFamily(server);
  const guest = { caseId, email: former.email, name: former.name, role: 'lawyer' } as const;
  await expect(mediator.api.invite({ ...guest, side: 'B' })).rejects.toMatchObject({
    code: 'conflict',
    message:
      'This person is or was on the other side of this case, so they cannot join this side. Invite somebody else.',
  });
  const { token, invitation } = await mediator.api.invite({ ...guest, email: 'other@test.example', side: 'B' });
  await owner`update invitations set email = ${former.email} where id = ${invitation.id}`;
  await expect(accept(former, token)).rejects.toMatchObject({
    code: 'conflict',
    message: 'You were on the other side of this case, so you cannot join this side.',
  });
  expect(await owner`select user_id from case_participants where id = ${invitation.participant_id}`).toEqual([
    { user_id: null },
  ]);
  for (const party of [a, b])
    await expect(
      mediator.api.invite({ ...guest, email: party.email, side: party === a ? 'B' : 'A' }),
    ).rejects.toMatchObject({ code: 'conflict' });
});

test('a lawyer who left a side can be invited to it again', async () => {
  const { mediator, former, caseId } = await openFamily(server);
  const guest = { caseId, email: former.email, name: former.name, role: 'lawyer', side: 'A' } as const;
  const { token } = await mediator.api.invite(guest);
  await expect(accept(former, token)).resolves.toMatchObject({ participant: { side: 'A', status: 'active' } });
});
