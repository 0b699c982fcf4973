import { expect, test } from 'vitest';
import type { TestPerson } from '../../testing.ts';
import { openFamily } from '../../testing/family.ts';
import { server } from '../../testing/server.ts';
import { mailed, messagesTo } from './session-messages.fixture.ts';
import { beginAt, inHours, proposalOf, propose, proposeAndConfirm, versionOf, withA } from './sessions.fixture.ts';

const conflict = { code: 'conflict' };

test('deleting an unanswered proposal removes it, and deleting an answered one cancels it', async () => {
  const family = await openFamily(server);
  const { mediator, a } = family;
  const fresh = await propose(family);
  const answered = await propose(family);
  const slot_id = answered.slots[0]!.id;
  await a.api.answerSlots({ sessionId: answered.id, answers: [{ slot_id, answer: 'no' }] });
  await expect(a.api.deleteSession({ sessionId: fresh.id })).rejects.toMatchObject({ code: 'forbidden' });
  for (const { id: sessionId } of [fresh, answered]) await mediator.api.deleteSession({ sessionId });
  await expect(mediator.api.getSession({ sessionId: fresh.id })).rejects.toMatchObject({ code: 'not_found' });
  expect(await mediator.api.getSession({ sessionId: answered.id })).toMatchObject({ session: { status: 'cancelled' } });
});

test('the proposer withdraws their own proposal, which is cancelled whether or not it was answered', async () => {
  const family = await openFamily(server);
  const { a, b } = family;
  const [fresh, answered] = [await propose(family, {}, a), await propose(family, {}, a)];
  const answers = [{ slot_id: answered.slots[0]!.id, answer: 'no' as const }];
  await b.api.answerSlots({ sessionId: answered.id, answers });
  await expect(b.api.deleteSession({ sessionId: fresh.id })).rejects.toMatchObject({ code: 'forbidden' });
  for (const { id: sessionId } of [fresh, answered]) {
    await a.api.deleteSession({ sessionId });
    expect(await a.api.getSession({ sessionId })).toMatchObject({ session: { status: 'cancelled' } });
  }
  const { id: sessionId } = await proposeAndConfirm(family);
  await expect(a.api.deleteSession({ sessionId })).rejects.toMatchObject({ code: 'forbidden' });
});

test('the mediator cancels a session, and attendees receive a notification and read the reason', async () => {
  const family = await openFamily(server);
  const { a, mediator } = family;
  const { id: sessionId, version } = await proposeAndConfirm(family);
  const cancel = ({ api }: TestPerson) => api.cancelSession({ sessionId, reason: 'The building is closed.', version });
  for (const person of [a, family.b, family.lawyerA])
    await expect(cancel(person)).rejects.toMatchObject({ code: 'forbidden' });
  await cancel(mediator);
  expect((await a.api.getSession({ sessionId })).session).toMatchObject({
    status: 'cancelled',
    cancel_reason: 'The building is closed.',
    ics_sequence: 1,
  });
  expect((await messagesTo(a)).at(-1)).toMatch(/^The session on .* is cancelled\.$/);
  expect(await mailed(a)).toEqual(['proposed', 'scheduled', 'cancelled']);
  const again = { sessionId, version: version + 1 };
  await expect(mediator.api.cancelSession(again)).rejects.toMatchObject(conflict);
  await expect(mediator.api.completeSession({ ...again, status: 'completed' })).rejects.toMatchObject(conflict);
  await expect(mediator.api.moveSession({ ...again, starts_at: inHours(9) })).rejects.toMatchObject(conflict);
});

test('the mediator completes a session after it has begun, and attendees read next actions and their own attendance', async () => {
  const family = await openFamily(server);
  const { a, b, admin, mediator, participantOfA, participantOfB } = family;
  const { id: sessionId, version } = await proposeAndConfirm(family);
  const outcome = {
    sessionId,
    status: 'completed' as const,
    attendance: { [participantOfA.id]: 'present' as const, [participantOfB.id]: 'late' as const },
    outcome_note: 'They spoke about the flat.',
    next_actions: [{ text: 'Send the valuation', participant_id: participantOfA.id, due_on: '2026-01-08' }],
  };
  await expect(mediator.api.completeSession({ ...outcome, version })).rejects.toMatchObject({
    code: 'conflict',
    message: 'This session has not begun yet.',
  });
  await beginAt(server, sessionId, inHours(-2));
  await expect(a.api.completeSession({ ...outcome, version })).rejects.toMatchObject({ code: 'forbidden' });
  await expect(admin.api.completeSession({ ...outcome, version })).rejects.toMatchObject({ code: 'not_found' });
  const { session } = await mediator.api.completeSession({ ...outcome, version });
  expect(session).toMatchObject({ status: 'completed', outcome_note: outcome.outcome_note });
  const next_actions = [{ ...outcome.next_actions[0], is_done: false }];
  for (const person of [a, b])
    expect((await person.api.getSession({ sessionId })).session).toMatchObject({ next_actions, outcome_note: null });
  const came = async ({ api }: TestPerson) =>
    (await api.getSession({ sessionId })).session.attendees.flatMap(({ name, attendance }) =>
      attendance ? [name] : [],
    );
  expect(await came(mediator)).toEqual(['Ada Reyes', 'Ben Reyes']);
  expect(await came(b)).toEqual(['Ben Reyes']);
  const current = await versionOf(family, sessionId);
  const corrected = await mediator.api.completeSession({
    sessionId,
    status: 'no_show',
    outcome_note: 'Nobody.',
    version: current,
  });
  expect(corrected.session).toMatchObject({ status: 'no_show', outcome_note: 'Nobody.', next_actions });
  await expect(mediator.api.updateSession({ sessionId, minutes: 90, version: current + 1 })).rejects.toMatchObject(
    conflict,
  );
});

test('a completed session counts for the first-session step only when both parties were invited', async () => {
  const family = await openFamily(server);
  const { mediator, caseId } = family;
  const held = async () =>
    (await server.owner`select done from private.step_facts(${caseId}) where code = 'session_held'`)[0];
  for (const [changes, done] of [
    [withA(family), 0],
    [{}, 1],
  ] as const) {
    const { id: sessionId, version } = await proposeAndConfirm(family, changes);
    await beginAt(server, sessionId, inHours(-2));
    await mediator.api.completeSession({ sessionId, status: 'completed', version });
    expect(await held()).toEqual({ done });
  }
});

test('closing a case cancels proposed and scheduled sessions, keeps held ones and rejects new proposals', async () => {
  const family = await openFamily(server);
  const { mediator, caseId } = family;
  const proposed = await propose(family);
  const coming = await proposeAndConfirm(family);
  const held = await proposeAndConfirm(family, { slots: [inHours(30)] });
  await beginAt(server, held.id, inHours(-2));
  await server.owner`update cases set status = 'closed', close_reason = 'withdrawn' where id = ${caseId}`;
  for (const { id: sessionId } of [proposed, coming])
    expect(await mediator.api.getSession({ sessionId })).toMatchObject({ session: { status: 'cancelled' } });
  const { id: sessionId, version } = held;
  expect(await mediator.api.completeSession({ sessionId, status: 'completed', version })).toMatchObject({
    session: { status: 'completed' },
  });
  await expect(mediator.api.createSession(proposalOf(family))).rejects.toMatchObject({
    code: 'conflict',
    message: 'This case is closed.',
  });
});

test('deleting a case deletes its sessions', async () => {
  const family = await openFamily(server);
  const { id: sessionId } = await proposeAndConfirm(family);
  await family.a.api.askToMoveSession({ sessionId });
  await propose(family, {}, family.a);
  await server.owner`delete from cases where id = ${family.caseId}`;
  expect((await family.mediator.api.listSessions()).sessions).toEqual([]);
});
