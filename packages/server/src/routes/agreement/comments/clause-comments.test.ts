import type { ApiClient } from '@mediation/api-client';
import { expect, test } from 'vitest';
import type { TestPerson } from '../../../testing.ts';
import { clauseId, insertVersion } from '../agreements.fixture.ts';
import { openFamily, whoMay, whoSees } from '../../../testing/family.ts';
import { server } from '../../../testing/server.ts';

type Change = Partial<Parameters<ApiClient['addClauseComment']>[0]>;

async function openReading(readers: 'everyone' | 'parties' = 'everyone') {
  const family = await openFamily(server);
  const { caseId } = family;
  const versionId = await insertVersion(server, family, readers);
  const say = async ({ api }: TestPerson, change: Change = {}) =>
    (
      await api.addClauseComment({
        caseId,
        versionId,
        clause_id: clauseId,
        audience: 'everyone',
        text: 'Which day?',
        ...change,
      })
    ).comment;
  const readersOf = (id: string) =>
    whoSees(family, async ({ api }) =>
      (await api.listClauseComments({ caseId, versionId })).comments.filter((it) => it.id === id),
    );
  return { family, caseId, versionId, say, readersOf };
}

const refused = { code: 'forbidden' };

test('a party comments to the mediator alone, to the mediator and their lawyer, or to everybody', async () => {
  const { family, say, readersOf } = await openReading();
  const { a, participantOfA } = family;
  const alone = await say(a, { audience: 'mediator' });
  expect(alone).toMatchObject({
    author_name: 'Ada Reyes',
    author_role: 'divorcee',
    participant_id: participantOfA.id,
    outcome: null,
    is_sealed: false,
  });
  expect(await readersOf(alone.id)).toEqual(['mediator', 'a']);
  expect(await readersOf((await say(a, { audience: 'side' })).id)).toEqual(['mediator', 'a', 'lawyerA']);
  const open = await say(a);
  expect(open.participant_id).toBeNull();
  expect(await readersOf(open.id)).toEqual(['mediator', 'a', 'b', 'lawyerA', 'lawyerB']);
});

test('a party who names the other party still writes on their own side', async () => {
  const { family, say, readersOf } = await openReading();
  const { id, participant_id } = await say(family.a, { audience: 'side', participant_id: family.participantOfB.id });
  expect(participant_id).toBe(family.participantOfA.id);
  expect(await readersOf(id)).toEqual(['mediator', 'a', 'lawyerA']);
});

test('a lawyer comments to their client or to everybody, and only once the client has confirmed them', async () => {
  const { family, say, readersOf } = await openReading();
  const { lawyerA, lawyerB } = family;
  expect(await readersOf((await say(lawyerA, { audience: 'side' })).id)).toEqual(['mediator', 'a', 'lawyerA']);
  await expect(say(lawyerA, { audience: 'mediator' })).rejects.toMatchObject(refused);
  await expect(say(lawyerB, { audience: 'side' })).rejects.toMatchObject(refused);
  expect((await say(lawyerB)).author_role).toBe('lawyer');
});

test('the mediator comments to one party, to one side, or to everybody, and names the party', async () => {
  const { family, say, readersOf } = await openReading();
  const { mediator, participantOfB: b } = family;
  const toB = await say(mediator, { audience: 'mediator', participant_id: b.id });
  expect(await readersOf(toB.id)).toEqual(['mediator', 'b']);
  expect(await readersOf((await say(mediator, { audience: 'side', participant_id: b.id })).id)).toEqual([
    'mediator',
    'b',
  ]);
  await expect(say(mediator, { audience: 'side' })).rejects.toMatchObject({ code: 'invalid' });
});

test('a comment on a version for the parties is for no lawyer', async () => {
  const { family, say, readersOf } = await openReading('parties');
  const { a, lawyerA } = family;
  expect(await readersOf((await say(a)).id)).toEqual(['mediator', 'a', 'b']);
  await expect(say(a, { audience: 'side' })).rejects.toMatchObject(refused);
  await expect(say(lawyerA)).rejects.toMatchObject({ code: 'not_found' });
});

test('only readers of a version comment, on a clause that it has, while the case is open', async () => {
  const { family, caseId, say } = await openReading();
  const commenting = (person: TestPerson) => say(person);
  expect(await whoMay(family, commenting)).toEqual(['mediator', 'a', 'b', 'lawyerA', 'lawyerB']);
  await expect(say(family.a, { clause_id: crypto.randomUUID() })).rejects.toMatchObject({ code: 'not_found' });
  await expect(say(family.a, { text: ' ' })).rejects.toMatchObject({ code: 'invalid' });
  await server.owner`update cases set status = 'on_hold' where id = ${caseId}`;
  await expect(say(family.a)).rejects.toMatchObject({ code: 'conflict' });
});

test('only the mediator says what became of a comment, and its readers see it', async () => {
  const { family, caseId, versionId, say } = await openReading();
  const { a } = family;
  const { id: commentId } = await say(a, { audience: 'mediator' });
  const settle = ({ api }: TestPerson) => api.settleClauseComment({ commentId, outcome: 'Taken in: date added.' });
  expect(await whoMay(family, settle)).toEqual(['mediator']);
  expect((await a.api.listClauseComments({ caseId, versionId })).comments).toMatchObject([
    { id: commentId, outcome: 'Taken in: date added.' },
  ]);
});

test('an answer to a comment keeps the name of the mediator who gave it, when another one mediates the case', async () => {
  const { family, caseId, versionId, say } = await openReading();
  const { a, admin, mediator, colleague } = family;
  const { id: commentId } = await say(a, { audience: 'mediator' });
  await mediator.api.settleClauseComment({ commentId, outcome: 'Taken in.' });
  await admin.api.assignMediator({ case_id: caseId, mediator_id: colleague.id });
  for (const { api } of [a, colleague])
    expect((await api.listClauseComments({ caseId, versionId })).comments).toMatchObject([
      { id: commentId, settled_by_name: 'Mia Mediator' },
    ]);
});

test('a comment notifies its readers in neutral words, and nobody else', async () => {
  const { family, versionId, say } = await openReading();
  const { a, b, mediator, lawyerA } = family;
  const newsFor = async ({ api }: TestPerson) =>
    (await api.listNotifications()).notifications
      .filter(({ subject_id }) => subject_id === versionId)
      .map(({ message, subject_type }) => [message, subject_type]);
  const { id: commentId } = await say(a, { audience: 'mediator' });
  expect(await newsFor(mediator)).toEqual([['There is a comment on your agreement.', 'agreement']]);
  for (const other of [a, b, lawyerA]) expect(await newsFor(other)).toEqual([]);
  await mediator.api.settleClauseComment({ commentId, outcome: 'Taken in.' });
  expect(await newsFor(a)).toEqual([['Your mediator has answered a comment on your agreement.', 'agreement']]);
  expect(await newsFor(b)).toEqual([]);
});

test('an open comment follows the document to later versions, for its own readers alone, until it is settled', async () => {
  const { family, caseId, versionId, say } = await openReading();
  const { mediator, a } = family;
  const alone = await say(a, { audience: 'mediator' });
  const open = await say(a);
  const settled = await say(a, { text: 'Which bank?' });
  await mediator.api.settleClauseComment({ commentId: settled.id, outcome: 'Taken in.' });
  const laterId = await insertVersion(server, family);
  const commentsOn = async ({ api }: TestPerson, id: string) =>
    (await api.listClauseComments({ caseId, versionId: id })).comments;
  const readersOfLater = (id: string) =>
    whoSees(family, async (person) => (await commentsOn(person, laterId)).filter((it) => it.id === id));

  expect(await commentsOn(a, laterId)).toMatchObject([
    { id: alone.id, version_id: versionId, version_number: 1, version_readers: 'everyone' },
    { id: open.id, version_number: 1 },
  ]);
  expect(await readersOfLater(alone.id)).toEqual(['mediator', 'a']);
  expect(await readersOfLater(open.id)).toEqual(['mediator', 'a', 'b', 'lawyerA', 'lawyerB']);
  const later = await say(a, { versionId: laterId });
  expect((await commentsOn(a, versionId)).map(({ id }) => id)).not.toContain(later.id);
  await mediator.api.settleClauseComment({ commentId: alone.id, outcome: 'Taken in.' });
  expect((await commentsOn(a, laterId)).map(({ id }) => id)).toEqual([open.id, later.id]);
});

test('a comment on a version for everybody is still read by the lawyer when the next version is for the parties', async () => {
  const { family, caseId, versionId, say } = await openReading();
  const { a, b, lawyerA } = family;
  const { id } = await say(a, { audience: 'side' });
  const laterId = await insertVersion(server, family, 'parties');
  expect((await a.api.listClauseComments({ caseId, versionId: laterId })).comments).toMatchObject([
    { id, version_readers: 'everyone' },
  ]);
  expect((await b.api.listClauseComments({ caseId, versionId: laterId })).comments).toEqual([]);
  await expect(lawyerA.api.listClauseComments({ caseId, versionId: laterId })).rejects.toMatchObject({
    code: 'not_found',
  });
  expect((await lawyerA.api.listClauseComments({ caseId, versionId })).comments).toMatchObject([{ id }]);
});

test('an open comment does not follow to the version of another document', async () => {
  const { family, caseId, say } = await openReading();
  await say(family.a);
  const otherId = await insertVersion(server, family);
  await server.owner`update agreement_versions set document = 'finances' where id = ${otherId}`;
  expect((await family.a.api.listClauseComments({ caseId, versionId: otherId })).comments).toEqual([]);
});
