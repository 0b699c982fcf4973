import { expect, test, vi } from 'vitest';
import { addParticipant, openFamily, overRest, say, whoMay } from '../../../testing/family.ts';
import { server } from '../../../testing/server.ts';
import { listenAs } from '../../../testing/socket.ts';

const messagesTo = (person: { id: string }) =>
  server.owner<{ message: string; case_id: string | null }>`
    select message, case_id from notifications where user_id = ${person.id} order by created_at`;

test('a removed participant loses access to the API, tables and subscriptions at once', async () => {
  await server.listen();
  const { mediator, a, b, caseId, together, participantOfB } = await openFamily(server);
  const [receivedByA, receivedByB] = [await listenAs(a), await listenAs(b)];
  await say(a, together, 'One.');
  await vi.waitFor(() => expect(receivedByB.contents).toEqual(['One.']));
  const { participant } = await mediator.api.removeParticipant({ participantId: participantOfB.id, reason: 'left' });
  expect(participant).toMatchObject({
    id: participantOfB.id,
    status: 'removed',
    user_id: b.id,
    joined_at: expect.any(String),
  });

  await say(a, together, 'Two.');
  await vi.waitFor(() => expect(receivedByA.contents).toEqual(['One.', 'Two.']));
  expect(receivedByB.contents).toEqual(['One.']);
  await expect(b.api.getCase({ caseId })).rejects.toMatchObject({ code: 'not_found' });
  await expect(b.api.listMessages({ channelId: together })).rejects.toMatchObject({ code: 'not_found' });
  await expect(say(b, together)).rejects.toMatchObject({ code: expect.stringMatching(/forbidden|not_found/) });
  expect(await overRest(b, 'chat_messages', 'id', ['channel_id', together])).toEqual([]);
  expect((await a.api.listMessages({ channelId: together })).messages).toHaveLength(2);
});

test('only the mediator of the case and admins remove a participant', async () => {
  const family = await openFamily(server);
  const { participantOfB, participantOfLawyerB, mediator, admin, outsider, a } = family;
  const others = {
    ...family,
    people: { ...family.people, mediator: outsider, admin: outsider, officeAdmin: outsider },
  };
  expect(await whoMay(others, ({ api }) => api.removeParticipant({ participantId: participantOfB.id }))).toEqual([]);
  await expect(a.api.removeParticipant({ participantId: participantOfB.id })).rejects.toMatchObject({
    code: 'forbidden',
  });
  for (const participantId of [participantOfB.id, crypto.randomUUID()])
    await expect(outsider.api.removeParticipant({ participantId })).rejects.toMatchObject({ code: 'not_found' });
  await expect(server.guest.removeParticipant({ participantId: participantOfB.id })).rejects.toMatchObject({
    code: 'unauthenticated',
  });
  await expect(admin.api.removeParticipant({ participantId: participantOfLawyerB.id })).resolves.toBeDefined();
  await expect(mediator.api.removeParticipant({ participantId: participantOfB.id })).resolves.toBeDefined();
});

test('a mediator cannot remove themselves, another mediator or a removed participant', async () => {
  const { mediator, admin, caseId, participantOfB } = await openFamily(server);
  const { participants } = await mediator.api.listParticipants({ caseId });
  const own = participants.find(({ user_id }) => user_id === mediator.id)!;
  await expect(mediator.api.removeParticipant({ participantId: own.id })).rejects.toMatchObject({
    code: 'conflict',
    message: 'You cannot remove yourself. Ask an admin to give the case to somebody else.',
  });
  const second = await server.person('mediator', { name: 'Sam Second' });
  const [other] = await server.owner<{ id: string }>`
    insert into case_participants (case_id, user_id, name, role, side, status)
    values (${caseId}, ${second.id}, 'Sam Second', 'mediator', 'neutral', 'active') returning id`;
  await expect(mediator.api.removeParticipant({ participantId: other!.id })).rejects.toMatchObject({
    code: 'forbidden',
  });
  await admin.api.removeParticipant({ participantId: other!.id });
  await mediator.api.removeParticipant({ participantId: participantOfB.id });
  await expect(mediator.api.removeParticipant({ participantId: participantOfB.id })).rejects.toMatchObject({
    code: 'conflict',
    message: 'This person is not in the case any more.',
  });
});

test('the reason for a removal is readable by the mediators of the case only and appears in no notification', async () => {
  const { mediator, a, b, admin, caseId, participantOfB } = await openFamily(server);
  await mediator.api.removeParticipant({ participantId: participantOfB.id, reason: 'safety' });
  const reasonsFor = ({ sql }: typeof a) =>
    sql((sql) => sql`select details from case_events where case_id = ${caseId} and kind = 'removal_reason'`);
  expect(await reasonsFor(mediator)).toEqual([{ details: { reason: 'safety' } }]);
  for (const person of [a, b, admin]) expect(await reasonsFor(person)).toEqual([]);
  expect((await messagesTo(b)).at(-1)).toEqual({ message: 'You are no longer part of a case.', case_id: null });
  expect((await messagesTo(a)).at(-1)).toEqual({ message: 'Somebody has left your case.', case_id: caseId });
  const received = await server.owner`
    select message from notifications where case_id = ${caseId} and message ~* 'safety'`;
  expect(received).toEqual([]);
  await expect(
    mediator.api.removeParticipant({ participantId: participantOfB.id, reason: 'I do not like them' as never }),
  ).rejects.toMatchObject({ code: 'invalid' });
});

test('the mediator and admins reactivate a removed participant, and a lawyer needs a new confirmation', async () => {
  const family = await openFamily(server);
  const { mediator, a, b, lawyerA, caseId, privateA, participantOfB } = family;
  await mediator.api.removeParticipant({ participantId: participantOfB.id });
  const back = () =>
    whoMay(family, ({ api }) => api.activateParticipant({ participantId: participantOfB.id }).catch(unlessBack));
  const unlessBack = (error: { code: string }) => {
    if (error.code !== 'conflict') throw error;
  };
  expect(await back()).toEqual(['mediator', 'admin', 'officeAdmin']);
  expect(await b.api.getMyCase()).toMatchObject({ case: { id: caseId } });

  const lawyer = (await a.api.listParticipants({ caseId })).participants.find(({ user_id }) => user_id === lawyerA.id)!;
  expect(await whoMay(family, ({ api }) => api.listMessages({ channelId: privateA }))).toContain('lawyerA');
  await mediator.api.removeParticipant({ participantId: lawyer.id });
  const { participant } = await mediator.api.activateParticipant({ participantId: lawyer.id });
  expect(participant).toMatchObject({ status: 'active', confirmed_by_client_at: null });
  expect(await whoMay(family, ({ api }) => api.listMessages({ channelId: privateA }))).toEqual(['mediator', 'a']);
});

test('reactivating returns conflict when the side is taken, the account is closed or the person never joined', async () => {
  const { mediator, b, admin, caseId, participantOfB, lawyerB, participantOfLawyerB } = await openFamily(server);
  await mediator.api.removeParticipant({ participantId: participantOfB.id });
  const carla = await server.person('divorcee', { name: 'Carla' });
  const participantOfCarla = await addParticipant(mediator, caseId, carla, { role: 'divorcee', side: 'B' });
  const back = (participantId: string) => mediator.api.activateParticipant({ participantId });
  await expect(back(participantOfB.id)).rejects.toMatchObject({ message: 'Somebody else has this place now.' });
  await expect(back(participantOfCarla.id)).rejects.toMatchObject({ message: 'This person is in the case already.' });
  await admin.api.deleteUser({ userId: lawyerB.id });
  await expect(back(participantOfLawyerB.id)).rejects.toMatchObject({
    message: 'The account of this person is closed.',
  });
  const { invitation } = await mediator.api.invite({
    caseId,
    email: 'late@test.example',
    name: 'Late',
    role: 'lawyer',
    side: 'B',
  });
  await mediator.api.revokeInvitation({ invitationId: invitation.id });
  await expect(back(invitation.participant_id)).rejects.toMatchObject({
    code: 'conflict',
    message: 'This person never joined. Invite them again.',
  });
  await expect(b.api.getCase({ caseId })).rejects.toMatchObject({ code: 'not_found' });
});
