import { expect, test } from 'vitest';
import { openFamily, whoMay, whoSees } from '../../../testing/family.ts';
import { server } from '../../../testing/server.ts';

const { guest, owner } = server;

const inviteLawyer = async ({ mediator, caseId }: Awaited<ReturnType<typeof openFamily>>) =>
  mediator.api.invite({ caseId, email: 'law@test.example', name: 'Law', role: 'lawyer', side: 'A' });

test('a safety concern raised on an invitation is visible only to the mediator of the case, who is notified', async () => {
  const family = await openFamily(server);
  const { mediator, admin, caseId } = family;
  const { token, invitation } = await inviteLawyer(family);
  expect(await guest.raiseConcern({ token, note: 'I am afraid of him.' })).toEqual({ ok: true });

  const concernsOf = async ({ api }: typeof mediator) =>
    (await api.listInvitations({ caseId })).invitations.find(({ id }) => id === invitation.id)?.concern;
  expect(await concernsOf(mediator)).toEqual({
    note: 'I am afraid of him.',
    created_at: expect.any(String),
    handled_at: null,
  });
  expect(await concernsOf(admin)).toBeUndefined();
  const events = ({ sql }: typeof mediator) =>
    sql((sql) => sql`select details from case_events where case_id = ${caseId} and kind = 'safety_concern'`);
  expect(await whoSees(family, events)).toEqual(['mediator']);
  expect(await events(mediator)).toEqual([{ details: {} }]);
  expect(
    await owner`select user_id, message from notifications where subject_id = ${invitation.id} and type = 'case_update'`,
  ).toEqual([
    {
      user_id: mediator.id,
      message: 'Somebody you invited has told you about a worry. Look at the invitations of the case.',
    },
  ]);
});

test('a safety concern can be raised without a note and after declining, and only a new note notifies again', async () => {
  const family = await openFamily(server);
  const { mediator, caseId } = family;
  const { token, invitation } = await inviteLawyer(family);
  await guest.raiseConcern({ token });
  await guest.declineInvitation({ token });
  await guest.raiseConcern({ token });
  const received = () =>
    owner`select id from notifications where user_id = ${mediator.id} and subject_id = ${invitation.id}`;
  expect(await received()).toHaveLength(1);
  await guest.raiseConcern({ token, note: 'Now in words.' });
  expect(await received()).toHaveLength(2);
  await guest.raiseConcern({ token });
  expect((await mediator.api.listInvitations({ caseId })).invitations[0]).toMatchObject({
    status: 'declined',
    concern: { note: 'Now in words.' },
  });
});

test('a safety concern with a revoked or unknown link returns not_found, and with a note over 2,000 characters invalid', async () => {
  const family = await openFamily(server);
  const { token, invitation } = await inviteLawyer(family);
  await family.mediator.api.revokeInvitation({ invitationId: invitation.id });
  for (const wrong of [token, 'x'.repeat(43)])
    await expect(guest.raiseConcern({ token: wrong, note: 'x' })).rejects.toMatchObject({ code: 'not_found' });
  await expect(guest.raiseConcern({ token, note: 'x'.repeat(2001) })).rejects.toMatchObject({ code: 'invalid' });
});

test('an open concern ranks its case as dangerous until the mediator handles it, and new words open it again', async () => {
  const family = await openFamily(server);
  const { mediator, caseId } = family;
  const { token, invitation } = await inviteLawyer(family);
  await guest.raiseConcern({ token, note: 'I am afraid of him.' });
  await guest.declineInvitation({ token });
  const mostPressing = async () => (await mediator.api.rankCases()).cases[0]?.reason;
  expect(await mostPressing()).toMatchObject({ kind: 'safety_concern', urgency: 'danger', count: 1 });
  const { reasons } = await mediator.api.listCaseReasons({ caseId });
  expect(reasons[0]).toMatchObject({ kind: 'safety_concern', urgency: 'danger' });

  await mediator.api.handleConcern({ invitationId: invitation.id });
  expect((await mostPressing())?.kind).not.toBe('safety_concern');
  const handledAt = async () =>
    (await mediator.api.listInvitations({ caseId })).invitations.find(({ id }) => id === invitation.id)?.concern
      ?.handled_at;
  const first = await handledAt();
  expect(first).toEqual(expect.any(String));
  await mediator.api.handleConcern({ invitationId: invitation.id });
  expect(await handledAt()).toBe(first);

  await guest.raiseConcern({ token });
  expect(await handledAt()).toBe(first);
  await guest.raiseConcern({ token, note: 'He came again.' });
  expect(await handledAt()).toBeNull();
  expect(await mostPressing()).toMatchObject({ kind: 'safety_concern' });
});

test('only a mediator of the case handles a concern', async () => {
  const family = await openFamily(server);
  const { token, invitation } = await inviteLawyer(family);
  await guest.raiseConcern({ token, note: 'I am afraid of him.' });
  const handle = ({ api }: typeof family.mediator) => api.handleConcern({ invitationId: invitation.id });
  for (const who of [family.a, family.colleague, family.admin])
    await expect(handle(who)).rejects.toMatchObject({ code: 'not_found' });
  expect(await whoMay(family, handle)).toEqual(['mediator']);
});
