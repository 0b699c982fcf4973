import { expect, test } from 'vitest';
import { addClause, clause, release } from './agreements.fixture.ts';
import type { Family } from '../../testing/family.ts';
import { openNegotiation } from '../negotiation/negotiation.fixture.ts';
import { server } from '../../testing/server.ts';
import { inHours } from '../sessions/sessions.fixture.ts';

const messagesOf = async ({ api }: Family['a']) =>
  (await api.listNotifications()).notifications.map(({ message }) => message);

/** A family with a released version, whose draft has changed since. */
async function openChanged() {
  const family = await openNegotiation(server);
  await addClause(family);
  const version = await release(family);
  await addClause(family, clause('The dog', 'The dog stays with Ada.'));
  return { ...family, version, at: { caseId: family.caseId, versionId: version.id } };
}

test('the next version can be signed no sooner than the mediator promised for the one before', async () => {
  const family = await openChanged();
  const until = inHours(24 * 14);
  await family.mediator.api.extendCoolingOff({ ...family.at, signable_at: until });
  const next = await release(family);
  expect(next.number).toBe(2);
  expect(Date.parse(next.signable_at)).toBe(Date.parse(until));
});

test('without a promise, the next version has the hours of the organization', async () => {
  const { signable_at, released_at } = await release(await openChanged());
  expect(Date.parse(signable_at) - Date.parse(released_at)).toBe(48 * 3_600_000);
});

test('a release asks the questions about the version before again, each without an answer and for its party', async () => {
  const family = await openChanged();
  const { mediator, a, b, at, caseId, participantOfA, participantOfB } = family;
  const ask = (question: string, ...parties: { id: string }[]) =>
    mediator.api.askSigningQuestion({ ...at, question, participant_ids: parties.map(({ id }) => id) });
  await ask('When do you pay Ben?', participantOfA);
  await ask('Who keeps the dog?', participantOfA, participantOfB);
  const questionsOf = async ({ api }: Family['a'], versionId: string) =>
    (await api.getSigning({ caseId, versionId })).signing.questions;
  const [first] = await questionsOf(a, at.versionId);
  await a.api.answerSigningQuestion({ questionId: first!.id, answer: 'On the day the loan is mine.' });
  const before = (await messagesOf(a)).filter((it) => it === 'Your mediator has a question for you.').length;

  const next = await release(family);
  expect(await questionsOf(a, next.id)).toMatchObject([
    { question: 'When do you pay Ben?', answer: null, is_carried: true },
    { question: 'Who keeps the dog?', answer: null, is_carried: true },
  ]);
  expect(await questionsOf(b, next.id)).toMatchObject([{ question: 'Who keeps the dog?', answer: null }]);
  expect(await questionsOf(a, at.versionId)).toMatchObject([{ answer: 'On the day the loan is mine.' }, {}]);
  expect((await messagesOf(a)).filter((it) => it === 'Your mediator has a question for you.')).toHaveLength(before);

  const [carried] = await questionsOf(b, next.id);
  await mediator.api.removeSigningQuestion({ questionId: carried!.id });
  expect(await questionsOf(b, next.id)).toEqual([]);
});

test('a release ends the open lawyer round of the version before: its comments open together, and the lawyers are notified', async () => {
  const family = await openChanged();
  const { mediator, a, lawyerA, at, caseId, version } = family;
  const { round } = await mediator.api.openLawyerRound({ ...at, deadline_at: inHours(48) });
  const { comment } = await lawyerA.api.addClauseComment({
    ...at,
    clause_id: version.clauses[0]!.id,
    audience: 'everyone',
    round_id: round.id,
    text: 'Ask for a date.',
  });
  const next = await release(family);
  const { rounds } = await a.api.listLawyerRounds({ caseId, document: 'memorandum' });
  expect(rounds).toMatchObject([{ id: round.id, closed_at: expect.any(String) as string }]);
  const { comments } = await a.api.listClauseComments({ caseId, versionId: next.id });
  expect(comments).toMatchObject([{ id: comment.id, is_sealed: false, version_number: 1 }]);
  const ending = 'A new version was released, so the lawyer round has ended. Its comments can be read now.';
  expect((await messagesOf(lawyerA)).filter((it) => it === ending)).toHaveLength(1);
  const { round: second } = await mediator.api.openLawyerRound({
    caseId,
    versionId: next.id,
    deadline_at: inHours(48),
  });
  expect(second.closed_at).toBeNull();
});
