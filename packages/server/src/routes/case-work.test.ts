import { randomUUID } from 'node:crypto';
import type { Case } from '@mediation/api-client';
import { expect, test } from 'vitest';
import type { TestPerson } from '../testing.ts';
import { intakeOf, openFamily, openMediation, say, seat, whoMay } from '../testing/family.ts';
import { server } from '../testing/server.ts';

const caseOf = async (person: TestPerson, caseId: string) => (await person.api.getCase({ caseId })).case;

const close = async (person: TestPerson, caseId: string, reason: NonNullable<Case['close_reason']> = 'agreed_full') => {
  const { version } = await caseOf(person, caseId);
  return (await person.api.closeCase({ caseId, reason, version })).case;
};

test('the mediator changes the title, the description and how far the issues are', async () => {
  const { mediator, b, caseId } = await openFamily(server);
  const before = await caseOf(mediator, caseId);
  const issues = [
    { issue: 'parenting', state: 'agreed' },
    { issue: 'home', state: 'in_discussion' },
  ] as const;
  const { case: changed } = await mediator.api.updateCase({
    caseId,
    title: ' Reyes ',
    issues: [...issues],
    version: before.version,
  });
  expect(changed).toMatchObject({ title: 'Reyes', description: before.description, issues });
  expect(changed.version).toBeGreaterThan(before.version);
  expect(await caseOf(b, caseId)).toEqual(changed);
  const { case: untitled } = await mediator.api.updateCase({ caseId, title: ' ', version: changed.version });
  expect(untitled).toMatchObject({ title: 'Untitled Case', issues });
});

test('an issue is named once', async () => {
  const { mediator, caseId } = await openFamily(server);
  const issue = { issue: 'home', state: 'agreed' } as const;
  await expect(mediator.api.updateCase({ caseId, issues: [issue, issue], version: 1 })).rejects.toMatchObject({
    code: 'invalid',
    details: [{ path: 'issues', message: 'Name each issue once.' }],
  });
});

test('only the mediator of a case and an admin change, hold, close and reopen it', async () => {
  const family = await openFamily(server);
  const { mediator, caseId } = family;
  const version = async () => (await caseOf(mediator, caseId)).version;
  for (const attempt of [
    async ({ api }: TestPerson) => api.updateCase({ caseId, title: 'Another', version: await version() }),
    async ({ api }: TestPerson) => api.changeCaseStatus({ caseId, status: 'on_hold', version: await version() }),
    async ({ api }: TestPerson) => {
      await api.closeCase({ caseId, reason: 'withdrawn', version: await version() });
      await api.reopenCase({ caseId, version: await version() });
    },
  ])
    expect(await whoMay(family, attempt)).toEqual(['mediator', 'admin']);
});

test('a party who may see a case but not change it is told so, and anybody else that there is nothing', async () => {
  const { a, outsider, mediator, caseId } = await openFamily(server);
  const change = { caseId, title: 'Mine', version: (await caseOf(mediator, caseId)).version };
  await expect(a.api.updateCase(change)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(a.api.updateCase({ ...change, version: 999 })).rejects.toMatchObject({ code: 'forbidden' });
  const refused = async (id: string) =>
    outsider.api.updateCase({ ...change, caseId: id }).catch(({ status, message }) => ({ status, message }));
  expect(await refused(caseId)).toEqual({ status: 404, message: 'Not found.' });
  expect(await refused(randomUUID())).toEqual(await refused(caseId));
});

test('who saw an older version of a case is told, and nothing is changed', async () => {
  const { mediator, caseId } = await openFamily(server);
  const { version } = await caseOf(mediator, caseId);
  await mediator.api.updateCase({ caseId, title: 'First', version });
  await expect(mediator.api.updateCase({ caseId, title: 'Second', version })).rejects.toMatchObject({
    code: 'conflict',
  });
  await expect(mediator.api.closeCase({ caseId, reason: 'withdrawn', version })).rejects.toMatchObject({
    code: 'conflict',
  });
  expect(await caseOf(mediator, caseId)).toMatchObject({ title: 'First', status: 'open' });
});

test('a case goes on hold and on again, is closed with a reason, and is opened again', async () => {
  const { mediator, caseId } = await openFamily(server);
  const { api } = mediator;
  const at = async () => ({ caseId, version: (await caseOf(mediator, caseId)).version });
  expect((await api.changeCaseStatus({ ...(await at()), status: 'on_hold' })).case.status).toBe('on_hold');
  expect((await api.changeCaseStatus({ ...(await at()), status: 'open' })).case.status).toBe('open');
  await expect(api.reopenCase(await at())).rejects.toMatchObject({
    code: 'conflict',
    message: 'This case is not closed.',
  });
  const closed = await close(mediator, caseId, 'agreed_part');
  expect(closed).toMatchObject({ status: 'closed', close_reason: 'agreed_part', closed_at: expect.any(String) });
  for (const status of ['open', 'on_hold'] as const)
    await expect(api.changeCaseStatus({ ...(await at()), status })).rejects.toMatchObject({ code: 'conflict' });
  await expect(api.updateCase({ ...(await at()), title: 'x' })).rejects.toMatchObject({
    code: 'conflict',
    message: 'This case is closed.',
  });
  await expect(api.closeCase({ ...(await at()), reason: 'withdrawn' })).rejects.toMatchObject({ code: 'conflict' });
  const { case: open } = await api.reopenCase(await at());
  expect(open).toMatchObject({ status: 'open', close_reason: null, closed_at: null });
});

test('a case closes with one of the neutral reasons', async () => {
  const { mediator, caseId } = await openFamily(server);
  await expect(close(mediator, caseId, 'unsafe' as 'withdrawn')).rejects.toMatchObject({
    code: 'invalid',
    details: [{ path: 'reason' }],
  });
  const past = mediator.sql((sql) => sql`update cases set status = 'closed' where id = ${caseId}`);
  await expect(past).rejects.toMatchObject({ code: '23514' });
});

test('in a closed case everybody reads and nobody writes; only asking the mediator for help stays possible', async () => {
  const { mediator, a, b, lawyerA, caseId, together, seatOfA } = await openFamily(server);
  const { requirements } = await a.api.listRequirements({ caseId });
  const requirement = { caseId, requirementId: requirements[0]!.id, version: requirements[0]!.version };
  const message = await say(a, together);
  await close(mediator, caseId);
  const refused = { code: 'conflict', message: 'This case is closed.' };
  for (const person of [mediator, a, b, lawyerA]) {
    await expect(say(person, together)).rejects.toMatchObject(refused);
    expect((await person.api.listMessages({ channelId: together })).messages).toMatchObject([{ id: message.id }]);
  }
  await expect(
    a.api.updateRequirement({ ...requirement, state: 'not_applicable', na_reason: 'None.' }),
  ).rejects.toMatchObject(refused);
  await expect(
    mediator.api.addRequirement({ caseId, participant_id: seatOfA.id, label: 'Letter' }),
  ).rejects.toMatchObject(refused);
  await expect(mediator.api.addNote({ caseId, text: 'Done.' })).rejects.toMatchObject(refused);
  await expect(a.api.saveIntake({ caseId, safety: { prefers_to_talk: true }, version: 1 })).rejects.toMatchObject({
    code: 'conflict',
  });
  const guest = { email: 'late@test.example', name: 'Late', role: 'lawyer', side: 'B' } as const;
  await expect(mediator.api.invite({ caseId, ...guest })).rejects.toMatchObject(refused);
  expect(await a.api.askMediator({ caseId, kind: 'safety_concern' })).toMatchObject({ request: { user_id: a.id } });
});

test('nobody joins a case that is closed', async () => {
  const { mediator, caseId, invite } = await openMediation(server);
  const guest = await server.person();
  const { token } = await invite(guest);
  await close(mediator, caseId, 'not_proceeding');
  await expect(guest.api.acceptInvitation({ token })).rejects.toMatchObject({
    code: 'conflict',
    message: 'This case is closed.',
  });
});

test('who is not in a closed case does not learn that it is closed', async () => {
  const { mediator, outsider, caseId, together } = await openFamily(server);
  await close(mediator, caseId);
  const write = outsider.sql((sql) => sql`insert into chat_messages (channel_id, content) values (${together}, 'x')`);
  await expect(write).rejects.toMatchObject({ code: '42501' });
});

test('a divorcee opens their own case, with their intake, and it waits for a mediator', async () => {
  const organization = await server.organization();
  const ada = await server.person('divorcee', { organization, name: 'Ada' });
  const admin = await server.person('admin');
  const { case: opened } = await ada.api.createCase({ ...intakeOf(ada), organization_id: organization });
  expect(opened).toMatchObject({ organization_id: organization, status: 'open', step: 'intake' });
  expect((await ada.api.listParticipants({ caseId: opened.id })).participants).toMatchObject([
    { user_id: ada.id, role: 'divorcee', side: 'A', status: 'active' },
  ]);
  const { intake } = await ada.api.getIntake({ caseId: opened.id });
  expect(intake).toMatchObject({ user_id: ada.id, status: 'submitted', personalInfo: { email: ada.email } });
  expect(await caseOf(admin, opened.id)).toEqual(opened);
  const stranger = await server.person('mediator', { organization });
  await expect(caseOf(stranger, opened.id)).rejects.toMatchObject({ code: 'not_found' });
  expect(
    await server.owner`select message from notifications where user_id = ${admin.id} and case_id = ${opened.id}`,
  ).toEqual([{ message: 'A new case waits for a mediator.' }]);
  await expect(ada.api.createCase(intakeOf(ada))).rejects.toMatchObject({
    code: 'conflict',
    message: 'You have opened a case already. It waits for a mediator.',
  });
});

test('a divorcee chooses who should mediate where it is not clear, and only from those that there are', async () => {
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

test('neither a lawyer nor an admin opens a case, and a mediator only in their own organization', async () => {
  const elsewhere = await server.organization();
  for (const role of ['lawyer', 'admin'] as const) {
    const person = await server.person(role);
    await expect(person.api.createCase({ ...intakeOf(person), organization_id: elsewhere })).rejects.toMatchObject({
      code: 'forbidden',
    });
  }
  const organization = await server.organization();
  const mia = await server.person('mediator', { organization });
  const { case: opened } = await mia.api.createCase({ ...intakeOf(mia), organization_id: elsewhere });
  expect(opened.organization_id).toBe(organization);
});

test('an admin deletes a case that was opened by mistake, and nobody else does', async () => {
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

test('a case that holds something is not deleted, and the admin is told what, not more', async () => {
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

test('two who change a case at the same time: one of them is told', async () => {
  const { mediator, caseId } = await openFamily(server);
  const { version } = await caseOf(mediator, caseId);
  const change = (title: string) => mediator.api.updateCase({ caseId, title, version });
  const answers = await Promise.allSettled([change('One'), change('Two')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('a case that is open again takes people in', async () => {
  const { mediator, a, caseId } = await openFamily(server);
  await close(mediator, caseId);
  await mediator.api.reopenCase({ caseId, version: (await caseOf(a, caseId)).version });
  const lawyer = await server.person('lawyer');
  expect(await seat(mediator, caseId, lawyer, { role: 'lawyer', side: 'A' })).toMatchObject({ user_id: lawyer.id });
});
