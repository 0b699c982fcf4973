import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { intakeOf, openFamily, say } from '../../testing/family.ts';
import { server } from '../../testing/server.ts';

test('a party opens their own case with a draft intake, and admins are notified that it needs a mediator', async () => {
  const organization = await server.organization();
  const ada = await server.person('divorcee', { organization, name: 'Ada' });
  const admin = await server.person('admin');
  const { case: opened } = await ada.api.createCase({ ...intakeOf(ada), organization_id: organization });
  expect(opened).toMatchObject({ organization_id: organization, status: 'open', step: 'intake' });
  expect((await ada.api.listParticipants({ caseId: opened.id })).participants).toMatchObject([
    { user_id: ada.id, role: 'divorcee', side: 'A', status: 'active' },
  ]);
  const { intake } = await ada.api.getIntake({ caseId: opened.id });
  expect(intake).toMatchObject({ user_id: ada.id, status: 'draft', personalInfo: { email: ada.email } });
  expect(await admin.api.getCase({ caseId: opened.id })).toEqual({ case: opened });
  const stranger = await server.person('mediator', { organization });
  await expect(stranger.api.getCase({ caseId: opened.id })).rejects.toMatchObject({ code: 'not_found' });
  expect(
    await server.owner`select message from notifications where user_id = ${admin.id} and case_id = ${opened.id}`,
  ).toEqual([{ message: 'A new case waits for a mediator.' }]);
  await expect(ada.api.createCase(intakeOf(ada))).rejects.toMatchObject({
    code: 'conflict',
    message: 'You have opened a case already. It waits for a mediator.',
  });
});

test('a party must choose an existing organization when several exist', async () => {
  await server.organization('One');
  const organization = await server.organization('Two');
  const ada = await server.person();
  for (const chosen of [{}, { organization_id: randomUUID() }])
    await expect(ada.api.createCase({ ...intakeOf(ada), ...chosen })).rejects.toMatchObject({
      code: 'invalid',
      details: [{ path: 'organization_id', message: 'Choose who should mediate.' }],
    });
  expect(await server.owner`select id from cases where created_by = ${ada.id}`).toEqual([]);
  const { case: opened } = await ada.api.createCase({ ...intakeOf(ada), organization_id: organization });
  expect((await ada.api.getMe()).user.organization_id).toBe(organization);
  expect(opened.organization_id).toBe(organization);
});

test('a lawyer cannot open a case, and a mediator opens one only in their own organization', async () => {
  const elsewhere = await server.organization();
  const lawyer = await server.person('lawyer');
  await expect(lawyer.api.createCase({ ...intakeOf(lawyer), organization_id: elsewhere })).rejects.toMatchObject({
    code: 'forbidden',
  });
  const organization = await server.organization();
  const mia = await server.person('mediator', { organization });
  const { case: opened } = await mia.api.createCase({ ...intakeOf(mia), organization_id: elsewhere });
  expect(opened.organization_id).toBe(organization);
});

test('an admin opens a case in a chosen organization without becoming a participant', async () => {
  const organization = await server.organization('One');
  await server.organization('Two');
  const admin = await server.person('admin');
  const mia = await server.person('mediator', { organization });
  const ada = { name: 'Ada', email: `${randomUUID()}@test.example` };
  for (const chosen of [{}, { organization_id: randomUUID() }])
    await expect(admin.api.createCase({ ...intakeOf(ada), ...chosen })).rejects.toMatchObject({
      code: 'invalid',
      details: [{ path: 'organization_id' }],
    });
  const { case: opened } = await admin.api.createCase({ ...intakeOf(ada), organization_id: organization });
  const { id: caseId } = opened;
  expect(opened).toMatchObject({ organization_id: organization, status: 'open' });
  expect((await admin.api.listParticipants({ caseId })).participants).toEqual([]);
  expect((await admin.api.listIntakes({ caseId })).intakes).toEqual([]);
  await expect(mia.api.getCase({ caseId })).rejects.toMatchObject({ code: 'not_found' });
  await admin.api.assignMediator({ case_id: caseId, mediator_id: mia.id });
  expect((await mia.api.getCase({ caseId })).case.id).toBe(caseId);
  expect(await server.owner`select status, user_id, email from case_intakes where case_id = ${caseId}`).toEqual([
    { status: 'draft', user_id: null, email: ada.email },
  ]);
});

test('only an admin deletes an empty case', async () => {
  const family = await openFamily(server);
  const { mediator, admin, outsider, a } = family;
  const { case: empty } = await mediator.api.createCase(intakeOf({ name: 'Nobody', email: 'nobody@test.example' }));
  const { id: caseId } = empty;
  await expect(mediator.api.deleteCase({ caseId })).rejects.toMatchObject({ code: 'forbidden' });
  for (const person of [outsider, a])
    await expect(person.api.deleteCase({ caseId })).rejects.toMatchObject({ code: 'not_found' });
  expect(await admin.api.deleteCase({ caseId })).toEqual({ ok: true });
  await expect(admin.api.deleteCase({ caseId })).rejects.toMatchObject({ code: 'not_found' });
  expect(await server.owner`select id from cases where id = ${caseId}`).toEqual([]);
});

test('deleting a case with content or under legal hold returns conflict and names the kinds of content', async () => {
  const { admin, mediator, a, caseId, privateA } = await openFamily(server);
  await say(a, privateA, 'Only for you.');
  await mediator.api.addNote({ caseId, text: 'A thought.' });
  await expect(admin.api.deleteCase({ caseId })).rejects.toMatchObject({
    code: 'conflict',
    message: 'This case holds messages, other records, an intake. Close it instead.',
  });
  const { case: held } = await mediator.api.createCase(intakeOf({ name: 'Nobody', email: 'nobody@test.example' }));
  await server.owner`update cases set legal_hold = true where id = ${held.id}`;
  await expect(admin.api.deleteCase({ caseId: held.id })).rejects.toMatchObject({
    code: 'conflict',
    message: 'This case is on legal hold.',
  });
});
