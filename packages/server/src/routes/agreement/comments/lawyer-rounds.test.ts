import { expect, test } from 'vitest';
import { closeLawyerRounds } from '../../../jobs/close-lawyer-rounds.ts';
import type { TestPerson } from '../../../testing.ts';
import { clauseId, insertVersion } from '../agreements.fixture.ts';
import { openFamily, remove, whoMay, whoSees } from '../../../testing/family.ts';
import { server } from '../../../testing/server.ts';
import { inHours } from '../../sessions/sessions.fixture.ts';

/** A version that two confirmed lawyers are asked about. */
async function openRound() {
  const family = await openFamily(server);
  const { caseId, mediator, b, participantOfLawyerB } = family;
  await b.api.confirmLawyer({ caseId, participantId: participantOfLawyerB.id });
  const versionId = await insertVersion(server, family);
  const { round } = await mediator.api.openLawyerRound({ caseId, versionId, deadline_at: inHours(48) });
  const write = async ({ api }: TestPerson, text: string) =>
    (
      await api.addClauseComment({
        caseId,
        versionId,
        clause_id: clauseId,
        audience: 'everyone',
        round_id: round.id,
        text,
      })
    ).comment;
  const readersOf = (id: string) =>
    whoSees(family, async ({ api }) =>
      (await api.listClauseComments({ caseId, versionId })).comments.filter((it) => it.id === id),
    );
  const roundFor = async ({ api }: TestPerson) =>
    (await api.listLawyerRounds({ caseId, document: 'memorandum' })).rounds[0]!;
  return { family, caseId, versionId, roundId: round.id, write, readersOf, roundFor };
}

const everybody = ['mediator', 'a', 'b', 'lawyerA', 'lawyerB'];
const passDeadline = (roundId: string) =>
  server.owner`update lawyer_rounds set opened_at = now() - interval '2 days', deadline_at = now() - interval '1 second'
    where id = ${roundId}`;
const closed = { code: 'conflict', message: 'This lawyer round is closed.' };

test('comments of an open lawyer round are read by their author alone, and by everybody when both lawyers are done', async () => {
  const { family, roundId, write, readersOf, roundFor } = await openRound();
  const { lawyerA, lawyerB, mediator, a } = family;
  const ofA = await write(lawyerA, 'Ask for a date.');
  const ofB = await write(lawyerB, 'A figure is safer.');
  expect(ofA).toMatchObject({ is_sealed: true, round_id: roundId });
  expect(await readersOf(ofA.id)).toEqual(['lawyerA']);
  expect((await lawyerA.api.finishLawyerRound({ roundId })).round.closed_at).toBeNull();
  for (const reader of [a, lawyerB]) expect((await roundFor(reader)).lawyers.filter(({ is_me }) => !is_me)).toEqual([]);
  expect((await roundFor(mediator)).lawyers).toMatchObject([
    { name: 'Lara of A', done_at: expect.any(String) as string, comments: 0 },
    { name: 'Leo of B', done_at: null, comments: 0 },
  ]);
  expect((await roundFor(lawyerA)).lawyers).toMatchObject([
    { is_me: true, comments: 1, done_at: expect.any(String) as string },
  ]);
  await expect(write(lawyerA, 'One more.')).rejects.toMatchObject({ code: 'conflict' });

  expect((await lawyerB.api.finishLawyerRound({ roundId })).round.closed_at).not.toBeNull();
  for (const { id } of [ofA, ofB]) expect(await readersOf(id)).toEqual(everybody);
  expect((await roundFor(a)).lawyers.map(({ name, comments }) => [name, comments])).toEqual([
    ['Lara of A', 1],
    ['Leo of B', 1],
  ]);
  await expect(lawyerB.api.finishLawyerRound({ roundId })).rejects.toMatchObject(closed);
});

test('a lawyer lists the open rounds in which they are asked, until one closes, and nobody else has any', async () => {
  const { family, caseId, roundId, write } = await openRound();
  const { lawyerA, lawyerB } = family;
  const askedOf = async ({ api }: TestPerson) => (await api.listAskedRounds({})).rounds;
  expect(await whoSees(family, askedOf)).toEqual(['lawyerA', 'lawyerB']);
  await write(lawyerA, 'Ask for a date.');
  await lawyerA.api.finishLawyerRound({ roundId });
  const asked = { id: roundId, case_id: caseId, document: 'memorandum', version_number: 1 };
  expect(await askedOf(lawyerA)).toMatchObject([{ ...asked, is_done: true, comments: 1 }]);
  expect(await askedOf(lawyerB)).toMatchObject([{ ...asked, is_done: false, comments: 0 }]);
  await remove(server, caseId, lawyerB);
  expect(await askedOf(lawyerB)).toEqual([]);
  await passDeadline(roundId);
  expect(await askedOf(lawyerA)).toEqual([]);
});

test('the deadline opens the comments of a round, and a lawyer without any has none', async () => {
  const { family, roundId, versionId, write, readersOf, roundFor } = await openRound();
  const { lawyerA, lawyerB, a } = family;
  const { id } = await write(lawyerA, 'Ask for a date.');
  await closeLawyerRounds(server.owner);
  expect(await readersOf(id)).toEqual(['lawyerA']);
  await passDeadline(roundId);
  await expect(write(lawyerB, 'Too late.')).rejects.toMatchObject(closed);
  for (let runs = 0; runs < 2; runs += 1) await closeLawyerRounds(server.owner);
  expect(await readersOf(id)).toEqual(everybody);
  expect((await roundFor(a)).lawyers.map(({ comments, done_at }) => [comments, done_at])).toEqual([
    [1, null],
    [0, null],
  ]);
  const news = (await a.api.listNotifications()).notifications.filter(({ subject_id }) => subject_id === versionId);
  expect(news.map(({ message }) => message)).toEqual(['The comments of the lawyers can be read now.']);
});

test('a lawyer who left the case does not hold up the end of a round', async () => {
  const { family, caseId, roundId } = await openRound();
  const { lawyerA, lawyerB } = family;
  await remove(server, caseId, lawyerB);
  expect((await lawyerA.api.finishLawyerRound({ roundId })).round.closed_at).not.toBeNull();
});

test('only the lawyers of a round write in it and finish it, and only the mediator opens one', async () => {
  const { family, caseId, versionId, roundId, write } = await openRound();
  expect(await whoMay(family, (person) => write(person, 'Which day?'))).toEqual(['lawyerA', 'lawyerB']);
  const refusedFinish = whoMay(family, ({ api }) => api.finishLawyerRound({ roundId }));
  expect(await refusedFinish).toEqual(['lawyerA', 'lawyerB']);
  const open = ({ api }: TestPerson) => api.openLawyerRound({ caseId, versionId, deadline_at: inHours(48) });
  expect(await whoMay(family, open)).toEqual(['mediator']);
  await expect(open(family.mediator)).rejects.toMatchObject({ code: 'conflict' });
});

test('a lawyer round needs a version for everybody that is the newest, a confirmed lawyer and a sensible deadline', async () => {
  const family = await openFamily(server);
  const { caseId, mediator, lawyerA } = family;
  const open = (versionId: string, deadline_at = inHours(48)) =>
    mediator.api.openLawyerRound({ caseId, versionId, deadline_at });
  const narrow = await insertVersion(server, family, 'parties');
  await expect(open(narrow)).rejects.toMatchObject({ message: 'The lawyers do not read this version.' });
  const old = await insertVersion(server, family);
  const newest = await insertVersion(server, family);
  await expect(open(old)).rejects.toMatchObject({ code: 'conflict' });
  await expect(open(newest, inHours(-1))).rejects.toMatchObject({ code: 'invalid' });
  await expect(open(newest, inHours(2000))).rejects.toMatchObject({ code: 'invalid' });
  await remove(server, caseId, lawyerA);
  await expect(open(newest)).rejects.toMatchObject({ message: 'No lawyer takes part in this case.' });
});

test('opening a lawyer round asks its lawyers in neutral words, and a second one follows a closed one', async () => {
  const { family, caseId, versionId, roundId } = await openRound();
  const { lawyerA, lawyerB, a, mediator } = family;
  for (const { api } of [lawyerA, lawyerB])
    expect((await api.listNotifications()).notifications[0]).toMatchObject({
      message: 'Your comments on an agreement are asked for.',
      subject_id: versionId,
    });
  expect((await a.api.listNotifications()).notifications.some(({ subject_id }) => subject_id === versionId)).toBe(
    false,
  );
  for (const { api } of [lawyerA, lawyerB]) await api.finishLawyerRound({ roundId });
  const { round } = await mediator.api.openLawyerRound({ caseId, versionId, deadline_at: inHours(24) });
  expect(round.id).not.toBe(roundId);
});

test('the mediator gives the lawyers of an open round more time, never less, and they are notified', async () => {
  const { family, roundId, roundFor } = await openRound();
  const { mediator, lawyerA } = family;
  const extend = (deadline_at: string) => (person: TestPerson) =>
    person.api.extendLawyerRound({ roundId, deadline_at });
  const later = inHours(72);
  expect(await whoMay(family, extend(later))).toEqual(['mediator']);
  expect(Date.parse((await roundFor(lawyerA)).deadline_at)).toBe(Date.parse(later));
  for (const refused of [inHours(49), inHours(-1), inHours(2000)])
    await expect(extend(refused)(mediator)).rejects.toMatchObject({ code: 'invalid' });
  expect((await lawyerA.api.listNotifications()).notifications[0]?.message).toBe(
    'There is more time for your comments on an agreement.',
  );
});

test('the mediator ends a round early, which opens its comments together', async () => {
  const { family, roundId, write, readersOf } = await openRound();
  const { id } = await write(family.lawyerA, 'Ask for a date.');
  expect(await whoMay(family, ({ api }) => api.endLawyerRound({ roundId }))).toEqual(['mediator']);
  expect(await readersOf(id)).toEqual(everybody);
  await expect(family.mediator.api.endLawyerRound({ roundId })).rejects.toMatchObject(closed);
});

test('a lawyer who was done goes on until the round closes', async () => {
  const { family, roundId, write, roundFor } = await openRound();
  const { lawyerA, lawyerB } = family;
  await lawyerA.api.finishLawyerRound({ roundId });
  expect(await whoMay(family, ({ api }) => api.resumeLawyerRound({ roundId }))).toEqual(['lawyerA', 'lawyerB']);
  expect((await roundFor(lawyerA)).lawyers).toMatchObject([{ done_at: null }]);
  await write(lawyerA, 'One more.');
  for (const { api } of [lawyerA, lawyerB]) await api.finishLawyerRound({ roundId });
  await expect(lawyerA.api.resumeLawyerRound({ roundId })).rejects.toMatchObject(closed);
});

test('a lawyer changes and withdraws their own comments until the round closes, and nobody else does', async () => {
  const { family, roundId, write, readersOf } = await openRound();
  const { lawyerA, lawyerB, mediator } = family;
  const { id: commentId } = await write(lawyerA, 'Ask for a date.');
  const change = ({ api }: TestPerson) => api.changeClauseComment({ commentId, text: 'Ask for a day.' });
  expect(await whoMay(family, change)).toEqual(['lawyerA']);
  const { id: second } = await write(lawyerA, 'Too long.');
  const withdraw = ({ api }: TestPerson) => api.withdrawClauseComment({ commentId: second });
  expect(await whoMay(family, withdraw)).toEqual(['lawyerA']);
  expect(await readersOf(second)).toEqual([]);
  for (const { api } of [lawyerA, lawyerB]) await api.finishLawyerRound({ roundId });
  for (const person of [lawyerA, mediator]) await expect(change(person)).rejects.toBeDefined();
  await expect(lawyerA.api.withdrawClauseComment({ commentId })).rejects.toMatchObject({ code: 'conflict' });
});
