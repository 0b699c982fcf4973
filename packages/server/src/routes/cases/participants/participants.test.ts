import { expect, test } from 'vitest';
import { openFamily } from '../../../testing/family.ts';
import { server } from '../../../testing/server.ts';

test('participants list everyone in the case with role, side and status', async () => {
  const { mediator, a, b, lawyerA, lawyerB, former, caseId } = await openFamily(server);
  const { participants } = await a.api.listParticipants({ caseId });
  expect(participants.map(({ user_id, role, side, status }) => [user_id, role, side, status])).toEqual([
    [mediator.id, 'mediator', 'neutral', 'active'],
    [a.id, 'divorcee', 'A', 'active'],
    [b.id, 'divorcee', 'B', 'active'],
    [former.id, 'lawyer', 'A', 'removed'],
    [lawyerA.id, 'lawyer', 'A', 'active'],
    [lawyerB.id, 'lawyer', 'B', 'active'],
  ]);
  expect(participants.map(({ name }) => name)).toContain('Ada Reyes');
});

test('an invited participant has the name from the invitation until they accept, then their own', async () => {
  const { mediator, caseId } = await openFamily(server);
  const guest = await server.person('lawyer', { name: 'Livia Law' });
  const { token, invitation } = await mediator.api.invite({
    caseId,
    email: guest.email,
    name: 'Ms Law',
    role: 'lawyer',
    side: 'A',
  });
  const participant = async () =>
    (await mediator.api.listParticipants({ caseId })).participants.find(({ id }) => id === invitation.participant_id);
  expect(await participant()).toMatchObject({ name: 'Ms Law', status: 'invited', user_id: null, joined_at: null });
  await guest.api.acceptInvitation({ token });
  expect(await participant()).toMatchObject({ name: 'Livia Law', status: 'active', user_id: guest.id });
});

test('confirming a lawyer twice changes nothing', async () => {
  const { b, caseId, participantOfLawyerB } = await openFamily(server);
  const confirm = () => b.api.confirmLawyer({ caseId, participantId: participantOfLawyerB.id });
  expect(participantOfLawyerB.confirmed_by_client_at).toBeNull();
  const first = await confirm();
  expect(first.participant).toMatchObject({ id: participantOfLawyerB.id, confirmed_by_client_at: expect.any(String) });
  expect(await confirm()).toEqual(first);
});

test('confirming anyone other than a lawyer of the case returns not_found', async () => {
  const { b, caseId, otherCaseId, participantOfA, participantOfB, participantOfLawyerB } = await openFamily(server);
  for (const [its, participantId] of [
    [caseId, participantOfA.id],
    [caseId, participantOfB.id],
    [caseId, crypto.randomUUID()],
    [otherCaseId, participantOfLawyerB.id],
  ] as const)
    await expect(b.api.confirmLawyer({ caseId: its, participantId })).rejects.toMatchObject({ code: 'not_found' });
});
