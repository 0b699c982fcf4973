import { randomUUID } from 'node:crypto';
import type { Case } from '@mediation/api-client';
import { expect, test } from 'vitest';
import type { TestPerson } from '../../testing.ts';
import { sendDocument } from '../documents/documents.fixture.ts';
import { addParticipant, openFamily, openMediation, say, whoMay } from '../../testing/family.ts';
import { server } from '../../testing/server.ts';

const caseOf = async (person: TestPerson, caseId: string) => (await person.api.getCase({ caseId })).case;

const close = async (person: TestPerson, caseId: string, reason: NonNullable<Case['close_reason']> = 'agreed_full') => {
  const { version } = await caseOf(person, caseId);
  return (await person.api.closeCase({ caseId, reason, version })).case;
};

test('the mediator changes the title and the state of issues of a case, and an empty title becomes Untitled Case', async () => {
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

test('naming an issue twice returns invalid', async () => {
  const { mediator, caseId } = await openFamily(server);
  const issue = { issue: 'home', state: 'agreed' } as const;
  await expect(mediator.api.updateCase({ caseId, issues: [issue, issue], version: 1 })).rejects.toMatchObject({
    code: 'invalid',
    details: [{ path: 'issues', message: 'Name each issue once.' }],
  });
});

test('only the mediator of a case and admins change, hold, close and reopen it', async () => {
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
    expect(await whoMay(family, attempt)).toEqual(['mediator', 'admin', 'officeAdmin']);
});

test('changing a case returns forbidden to a participant and not_found to others', async () => {
  const { a, outsider, mediator, caseId } = await openFamily(server);
  const change = { caseId, title: 'Mine', version: (await caseOf(mediator, caseId)).version };
  await expect(a.api.updateCase(change)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(a.api.updateCase({ ...change, version: 999 })).rejects.toMatchObject({ code: 'forbidden' });
  const refused = async (id: string) =>
    outsider.api.updateCase({ ...change, caseId: id }).catch(({ status, message }) => ({ status, message }));
  expect(await refused(caseId)).toEqual({ status: 404, message: 'Not found.' });
  expect(await refused(randomUUID())).toEqual(await refused(caseId));
});

test('changing a case with an outdated version returns conflict and changes nothing', async () => {
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

test('a case can be held, resumed, closed with a reason and reopened, and a closed one cannot be changed', async () => {
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

test('closing a case requires one of the neutral reasons', async () => {
  const { mediator, caseId } = await openFamily(server);
  await expect(close(mediator, caseId, 'unsafe' as 'withdrawn')).rejects.toMatchObject({
    code: 'invalid',
    details: [{ path: 'reason' }],
  });
  const past = mediator.sql((sql) => sql`update cases set status = 'closed' where id = ${caseId}`);
  await expect(past).rejects.toMatchObject({ code: '23514' });
});

test('a closed case is read-only, except for safety concerns to the mediator', async () => {
  const { mediator, a, b, lawyerA, caseId, together, participantOfA } = await openFamily(server);
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
    mediator.api.addRequirement({ caseId, participant_id: participantOfA.id, label: 'Letter' }),
  ).rejects.toMatchObject(refused);
  await expect(mediator.api.addNote({ caseId, text: 'Done.' })).rejects.toMatchObject(refused);
  await expect(a.api.saveIntake({ caseId, safety: { prefers_to_talk: true }, version: 1 })).rejects.toMatchObject({
    code: 'conflict',
  });
  const guest = { email: 'late@test.example', name: 'Late', role: 'lawyer', side: 'B' } as const;
  await expect(mediator.api.invite({ caseId, ...guest })).rejects.toMatchObject(refused);
  for (const kind of ['pause', 'private_conversation'] as const)
    await expect(a.api.askMediator({ caseId, kind })).rejects.toMatchObject(refused);
  expect(await a.api.askMediator({ caseId, kind: 'safety_concern' })).toMatchObject({ request: { user_id: a.id } });
  expect((await mediator.api.listCaseRequests({ caseId })).requests).toMatchObject([{ kind: 'safety_concern' }]);
});

test('in a closed case nobody changes the audience or the details of a document', async () => {
  const { mediator, a, lawyerA, caseId } = await openFamily(server);
  const { id: uploadId } = await sendDocument(a, caseId, { audience: 'my_side' });
  await close(mediator, caseId);
  const { version } = (await a.api.getUpload({ uploadId })).upload;
  const refused = { code: 'conflict', message: 'This case is closed.' };
  for (const change of [{ audience: 'everyone' }, { audience: 'private' }, { period_from: '2026-01-01' }] as const)
    await expect(a.api.updateUpload({ uploadId, version, ...change })).rejects.toMatchObject(refused);
  for (const person of [mediator, lawyerA])
    await expect(person.api.updateUpload({ uploadId, version, audience: 'everyone' })).rejects.toMatchObject({
      code: 'forbidden',
    });
  expect((await lawyerA.api.getUpload({ uploadId })).upload).toMatchObject({ audience: 'my_side', version });
});

test('in a closed case a mediator handles safety concerns and no other requests', async () => {
  const { mediator, a, caseId } = await openFamily(server);
  const { request: pause } = await a.api.askMediator({ caseId, kind: 'pause' });
  await close(mediator, caseId);
  const { request: concern } = await a.api.askMediator({ caseId, kind: 'safety_concern' });
  expect((await mediator.api.listCaseReasons({ caseId })).reasons).toMatchObject([{ kind: 'safety_concern' }]);
  const handle = (caseRequestId: string) => mediator.api.handleCaseRequest({ caseId, caseRequestId });
  await expect(handle(pause.id)).rejects.toMatchObject({ code: 'conflict', message: 'This case is closed.' });
  expect((await handle(concern.id)).request.handled_at).not.toBeNull();
});

test('accepting an invitation to a closed case returns conflict', async () => {
  const { mediator, caseId, invite } = await openMediation(server);
  const guest = await server.person();
  const { token } = await invite(guest);
  await close(mediator, caseId, 'not_proceeding');
  await expect(guest.api.acceptInvitation({ token })).rejects.toMatchObject({
    code: 'conflict',
    message: 'This case is closed.',
  });
});

test('a write to a closed case by a person outside it does not reveal that it is closed', async () => {
  const { mediator, outsider, caseId, together } = await openFamily(server);
  await close(mediator, caseId);
  const write = outsider.sql((sql) => sql`insert into chat_messages (channel_id, content) values (${together}, 'x')`);
  await expect(write).rejects.toMatchObject({ code: '42501' });
});

test('only one of two simultaneous changes to a case succeeds', async () => {
  const { mediator, caseId } = await openFamily(server);
  const { version } = await caseOf(mediator, caseId);
  const change = (title: string) => mediator.api.updateCase({ caseId, title, version });
  const answers = await Promise.allSettled([change('One'), change('Two')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('a reopened case accepts new participants', async () => {
  const { mediator, a, caseId } = await openFamily(server);
  await close(mediator, caseId);
  await mediator.api.reopenCase({ caseId, version: (await caseOf(a, caseId)).version });
  const lawyer = await server.person('lawyer');
  expect(await addParticipant(mediator, caseId, lawyer, { role: 'lawyer', side: 'A' })).toMatchObject({
    user_id: lawyer.id,
  });
});
