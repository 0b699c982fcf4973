import { expect, test } from 'vitest';
import { openFamily, overRest, remove, whoMay, whoSees } from '../../../testing/family.ts';
import { addRow, changeRows } from '../../../testing/rows.ts';
import { server } from '../../../testing/server.ts';

const inTheCase = ['mediator', 'a', 'b', 'lawyerA', 'lawyerB', 'admin', 'officeAdmin'];

test('participants of a case and admins read its participants', async () => {
  const family = await openFamily(server);
  const { caseId } = family;
  expect(
    await whoSees(family, ({ sql }) => sql((sql) => sql`select * from case_participants where case_id = ${caseId}`)),
  ).toEqual(inTheCase);
  expect(await whoSees(family, (it) => overRest(it, 'case_participants', '*', ['case_id', caseId]))).toEqual(inTheCase);
  expect(await whoMay(family, ({ api }) => api.listParticipants({ caseId }))).toEqual(inTheCase);
});

test('the mediator of a case and admins add participants, except mediators', async () => {
  const family = await openFamily(server);
  const { caseId } = family;
  const add = (role: string, side: string) =>
    whoMay(family, ({ sql }) =>
      sql(
        (sql) => sql`
        insert into case_participants (case_id, name, role, side) values (${caseId}, 'New', ${role}, ${side})`,
      ),
    );
  expect(await add('lawyer', 'B')).toEqual(['mediator', 'admin', 'officeAdmin']);
  expect(await add('mediator', 'neutral')).toEqual([]);
});

test('people cannot make themselves an active participant without an invitation', async () => {
  const family = await openFamily(server);
  const { caseId, otherCaseId, outsider } = family;
  const values = { name: 'Me', role: 'lawyer', side: 'B' };
  for (const extra of [
    { user_id: outsider.id },
    { status: 'active' },
    { joined_at: '2026-01-01' },
    { id: crypto.randomUUID() },
  ])
    for (const case_id of [caseId, otherCaseId])
      expect(await whoMay(family, (it) => addRow(it, 'case_participants', { ...values, case_id, ...extra }))).toEqual(
        [],
      );
});

test('only the party confirms their own lawyer', async () => {
  const family = await openFamily(server);
  const { caseId, participantOfLawyerB } = family;
  expect(
    await whoMay(family, ({ api }) => api.confirmLawyer({ caseId, participantId: participantOfLawyerB.id })),
  ).toEqual(['b']);
  expect(
    await whoSees(family, ({ sql }) =>
      sql(
        (sql) => sql`
        update case_participants set confirmed_by_client_at = now() where id = ${participantOfLawyerB.id} returning id`,
      ),
    ),
  ).toEqual(['b']);
});

test('only the party refuses a lawyer, who is out of the case at once, and the mediator is notified', async () => {
  const family = await openFamily(server);
  const { caseId, b, lawyerB, mediator, participantOfLawyerB } = family;
  const participantId = participantOfLawyerB.id;
  expect(await whoMay(family, ({ api }) => api.refuseLawyer({ caseId, participantId }))).toEqual(['b']);
  const { events } = await family.mediator.api.listCaseActivity({ caseId, kinds: 'removal_reason' });
  expect(events).toMatchObject([{ subject_id: participantId, details: { reason: 'not_my_lawyer' } }]);
  await expect(lawyerB.api.getCase({ caseId })).rejects.toMatchObject({ code: 'not_found' });
  const notification = { message: 'Somebody in your case needs a look at who is in it.' };
  expect((await mediator.api.listNotifications()).notifications).toContainEqual(expect.objectContaining(notification));
  expect((await family.a.api.listNotifications()).notifications).not.toContainEqual(
    expect.objectContaining(notification),
  );
  await expect(b.api.refuseLawyer({ caseId, participantId })).rejects.toMatchObject({ code: 'not_found' });
});

test('a party cannot refuse a lawyer whom they have confirmed', async () => {
  const { b, caseId, participantOfLawyerB } = await openFamily(server);
  const which = { caseId, participantId: participantOfLawyerB.id };
  await b.api.confirmLawyer(which);
  await expect(b.api.refuseLawyer(which)).rejects.toMatchObject({
    code: 'conflict',
    message: 'You confirmed this lawyer. Ask your mediator to remove them.',
  });
});

test('a removed party can no longer confirm a lawyer', async () => {
  const { b, caseId, participantOfLawyerB } = await openFamily(server);
  await remove(server, caseId, b);
  await b.sql((sql) => sql`update case_participants set confirmed_by_client_at = now()`);
  expect(
    await server.owner`select confirmed_by_client_at from case_participants where id = ${participantOfLawyerB.id}`,
  ).toEqual([{ confirmed_by_client_at: null }]);
});

test('a party cannot confirm a lawyer who has not accepted the invitation yet', async () => {
  const { mediator, b, caseId } = await openFamily(server);
  const { invitation } = await mediator.api.invite({
    caseId,
    email: 'late@test.example',
    name: 'Late',
    role: 'lawyer',
    side: 'B',
  });
  await expect(b.api.confirmLawyer({ caseId, participantId: invitation.participant_id })).rejects.toMatchObject({
    code: 'conflict',
    message: 'Your lawyer has not accepted the invitation yet.',
  });
  expect(
    await server.owner`select confirmed_by_client_at from case_participants where id = ${invitation.participant_id}`,
  ).toEqual([{ confirmed_by_client_at: null }]);
});

test('people cannot change the person, role, side, status or name of a participant, or delete one', async () => {
  const family = await openFamily(server);
  const { participantOfLawyerB, participantOfA, lawyerA } = family;
  for (const change of [
    { user_id: lawyerA.id },
    { role: 'mediator' },
    { side: 'A' },
    { status: 'removed' },
    { represents_participant_id: participantOfA.id },
    { name: 'Other' },
  ])
    expect(
      await whoMay(family, (it) => changeRows(it, 'case_participants', change, ['id', participantOfLawyerB.id])),
    ).toEqual([]);
  expect(
    await whoMay(family, ({ sql }) => sql((sql) => sql`delete from case_participants where id = ${participantOfA.id}`)),
  ).toEqual([]);
});
