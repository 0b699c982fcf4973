import { afterAll, expect, test } from 'vitest';
import { startTestServer, type TestPerson } from '../../testing.ts';
import { openFamily, openMediation, say, whoMay } from '../../testing/family.ts';
import { migratedDatabase } from '../../testing/server.ts';

// The list of mediators has an end, so these tests have a database of their own.
const server = await startTestServer(await migratedDatabase());
afterAll(() => server.stop());

const { guest, owner } = server;

const withoutAdmins = (family: Awaited<ReturnType<typeof openFamily>>) => {
  const others = { ...family, people: { ...family.people } };
  delete (others.people as Partial<typeof others.people>).admin;
  delete (others.people as Partial<typeof others.people>).officeAdmin;
  return others;
};

test('an admin lists every case with its mediators and the open cases of each mediator', async () => {
  const { admin, mediator, colleague, caseId } = await openFamily(server);
  const { assignments, load } = await admin.api.listAssignments({ limit: 100 });
  expect(assignments.find(({ case_id }) => case_id === caseId)).toMatchObject({
    status: 'open',
    mediators: [{ user_id: mediator.id, name: 'Mia Mediator' }],
  });
  expect(load.find(({ mediator_id }) => mediator_id === mediator.id)).toMatchObject({ open_cases: 1 });
  expect(load.find(({ mediator_id }) => mediator_id === colleague.id)).toMatchObject({ open_cases: 0 });
});

const newestOf = async ({ api }: TestPerson) => (await api.listNotifications()).notifications[0];

test('an admin who reassigns a case moves it to the new mediator, who alone reads the handover note and is notified of it', async () => {
  const family = await openFamily(server);
  const { admin, mediator, colleague, a, caseId, privateA } = family;
  await say(a, privateA, 'For my mediator.');
  const note = 'The two have agreed on the home.';
  await admin.api.assignMediator({ case_id: caseId, mediator_id: colleague.id, note });
  expect((await colleague.api.listMessages({ channelId: privateA })).messages).toMatchObject([
    { content: 'For my mediator.' },
  ]);
  await expect(mediator.api.listMessages({ channelId: privateA })).rejects.toMatchObject({ code: 'not_found' });
  const seers = await whoMay(family, async ({ api }) => {
    const { handovers } = await api.listHandovers({ caseId });
    if (handovers.length === 0) throw Object.assign(new Error('none'), { code: 'not_found' });
  });
  expect(seers).toEqual(['colleague']);
  expect((await colleague.api.listHandovers({ caseId })).handovers).toMatchObject([{ note }]);
  expect(await newestOf(a)).toMatchObject({ message: 'Your case has a new mediator.', case_id: caseId });
  expect(await newestOf(colleague)).toMatchObject({
    message: 'A case was assigned to you. There is a handover note on its page.',
    case_id: caseId,
  });
});

test('a person with another role in the case, now or before, cannot be assigned as its mediator', async () => {
  const { admin, organization, lawyerA, former, caseId } = await openFamily(server);
  for (const { id } of [lawyerA, former]) {
    await owner`update profiles set role = 'mediator', organization_id = ${organization} where id = ${id}`;
    await expect(admin.api.assignMediator({ case_id: caseId, mediator_id: id })).rejects.toMatchObject({
      code: 'conflict',
      message: 'This mediator has another part in the case, and so cannot mediate it.',
    });
  }
});

test('only another mediator of the same organization can be assigned to a case', async () => {
  const { admin, mediator, outsider, otherParty, caseId } = await openFamily(server);
  for (const { id } of [mediator, outsider, otherParty])
    await expect(admin.api.assignMediator({ case_id: caseId, mediator_id: id })).rejects.toMatchObject({
      code: 'conflict',
    });
  await expect(
    admin.api.assignMediator({ case_id: crypto.randomUUID(), mediator_id: mediator.id }),
  ).rejects.toMatchObject({ code: 'not_found' });
});

test('only an admin reassigns a case', async () => {
  const family = await openFamily(server);
  const { colleague, caseId } = family;
  const give = { case_id: caseId, mediator_id: colleague.id };
  expect(await whoMay(withoutAdmins(family), ({ api }) => api.assignMediator(give))).toEqual([]);
  await expect(guest.assignMediator(give)).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(await owner`select id from case_participants where case_id = ${caseId} and user_id = ${colleague.id}`).toEqual(
    [],
  );
});

test('only an admin sets and lifts a legal hold, each with a reason', async () => {
  const family = await openFamily(server);
  const { admin, caseId } = family;
  const hold = (on: boolean, reason: string) => admin.api.setLegalHold({ caseId, on, reason });
  expect(await hold(true, 'A court asked for the file.')).toEqual({ case_id: caseId, legal_hold: true });
  await expect(hold(true, 'Again.')).rejects.toMatchObject({ code: 'conflict' });
  expect(await owner`select legal_hold from cases where id = ${caseId}`).toEqual([{ legal_hold: true }]);
  await hold(false, 'The court is done.');
  expect((await admin.api.listLegalHolds({ caseId })).holds).toMatchObject([
    { is_on: false, reason: 'The court is done.', set_by: admin.id },
    { is_on: true, reason: 'A court asked for the file.' },
  ]);
  expect(await whoMay(withoutAdmins(family), ({ api }) => api.setLegalHold({ caseId, on: true, reason: 'x' }))).toEqual(
    [],
  );
  await expect(guest.setLegalHold({ caseId, on: true, reason: 'x' })).rejects.toMatchObject({
    code: 'unauthenticated',
  });
  await expect(admin.api.setLegalHold({ caseId: crypto.randomUUID(), on: true, reason: 'x' })).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('a case without a mediator can be assigned to one', async () => {
  const { caseId, organization } = await openMediation(server);
  const [admin, next] = [await server.person('admin'), await server.person('mediator', { organization })];
  await owner`update case_participants set status = 'removed' where case_id = ${caseId}`;
  const waiting = (await admin.api.listAssignments({ limit: 100 })).assignments.find(
    ({ case_id }) => case_id === caseId,
  );
  expect(waiting?.mediators).toEqual([]);
  await admin.api.assignMediator({ case_id: caseId, mediator_id: next.id });
  expect(await newestOf(next)).toMatchObject({ message: 'A case was assigned to you.' });
  await expect(next.api.listParticipants({ caseId })).resolves.toMatchObject({ participants: expect.any(Array) });
});
