import { limits } from '@mediation/api-client';
import { expect, test } from 'vitest';
import type { TestPerson } from '../../testing.ts';
import { type Family, openFamily, whoMay } from '../../testing/family.ts';
import { server } from '../../testing/server.ts';
import { beginAt, inHours, propose, proposeAndConfirm, withA } from '../../testing/sessions.ts';

const attendees = ['mediator', 'a', 'b', 'lawyerA', 'lawyerB'];
const conflict = { code: 'conflict' };

/** What a person was told about sessions, oldest first. */
const messagesTo = async ({ id }: TestPerson) =>
  (
    await server.owner<{ message: string }>`
      select message from notifications where user_id = ${id} and type = 'session_scheduled' order by created_at`
  ).map((it) => it.message);

const mailed = async ({ id }: TestPerson) =>
  (
    await server.owner<{ change: string }>`
      select facts ->> 'change' as change from private.mails where receiver = ${id} and template = 'session_changed'
      order by created_at`
  ).map((it) => it.change);

const answer = ({ api }: TestPerson, sessionId: string, slot_id: string, word: 'yes' | 'maybe' | 'no') =>
  api.answerSlots({ sessionId, answers: [{ slot_id, answer: word }] });

/** Runs an action that needs the newest version, with the newest version. */
const versionOf = async ({ mediator }: Family, sessionId: string) =>
  (await mediator.api.getSession({ sessionId })).session.version;

test('the mediator, admins and the proposer of a session replace the offered slots, and kept slots keep their answers', async () => {
  const family = await openFamily(server);
  const { a, mediator } = family;
  const { id: sessionId, slots } = await propose(family, {}, a);
  const kept = slots[1]!;
  await answer(a, sessionId, kept.id, 'yes');
  const times = [kept.starts_at, inHours(400)];
  expect(await whoMay(family, ({ api }) => api.offerSlots({ sessionId, slots: times }))).toEqual([
    'mediator',
    'a',
    'admin',
  ]);
  const { session } = await mediator.api.getSession({ sessionId });
  expect(session.slots.map((it) => it.starts_at)).toEqual(times.map((it) => new Date(it)).map(iso));
  expect(session.slots[0]).toMatchObject({ id: kept.id, answers: { [family.participantOfA.id]: 'yes' } });
});

const iso = (time: Date) => time.toISOString().replace('.000Z', '+00:00');

test('a slot answer is readable only by the attendee who gave it and the mediator', async () => {
  const family = await openFamily(server);
  const { a, b, lawyerA, mediator, admin, participantOfA, participantOfB } = family;
  const { id: sessionId, slots } = await propose(family);
  const slot_id = slots[0]!.id;
  await answer(a, sessionId, slot_id, 'yes');
  await answer(a, sessionId, slot_id, 'maybe');
  await answer(b, sessionId, slot_id, 'no');
  const answersFor = async ({ api }: TestPerson) => (await api.getSession({ sessionId })).session.slots[0]?.answers;
  expect(await answersFor(mediator)).toEqual({ [participantOfA.id]: 'maybe', [participantOfB.id]: 'no' });
  expect(await answersFor(a)).toEqual({ [participantOfA.id]: 'maybe' });
  expect(await answersFor(b)).toEqual({ [participantOfB.id]: 'no' });
  for (const other of [lawyerA, admin]) expect(await answersFor(other)).toEqual({});
  expect(await messagesTo(b)).toEqual(['A session is being planned.']);
  expect(await messagesTo(mediator)).toEqual(Array(2).fill('Somebody said which times suit them.'));
});

test('only attendees answer slots, and unknown slots or scheduled sessions return conflict', async () => {
  const family = await openFamily(server);
  const { a, mediator } = family;
  const { id: sessionId, slots, version } = await propose(family);
  const slot_id = slots[0]!.id;
  expect(await whoMay(family, (it) => answer(it, sessionId, slot_id, 'yes'))).toEqual(attendees);
  await expect(answer(a, sessionId, crypto.randomUUID(), 'yes')).rejects.toMatchObject(conflict);
  await mediator.api.confirmSession({ sessionId, slot_id, version });
  await expect(answer(a, sessionId, slot_id, 'no')).rejects.toMatchObject(conflict);
  await expect(mediator.api.offerSlots({ sessionId, slots: [inHours(9)] })).rejects.toMatchObject(conflict);
});

test('the mediator confirms an offered slot, and every other attendee receives a notification and a mail', async () => {
  const family = await openFamily(server);
  const { a, b, mediator } = family;
  const year = new Date().getUTCFullYear() + 1;
  const {
    id: sessionId,
    slots,
    version,
  } = await propose(family, {
    time_zone: 'America/New_York',
    slots: [`${year}-07-01T14:00:00Z`],
  });
  const slot_id = slots[0]!.id;
  const confirm = ({ api }: TestPerson) => api.confirmSession({ sessionId, slot_id, version });
  await expect(confirm(a)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(mediator.api.confirmSession({ sessionId, slot_id, version: 7 })).rejects.toMatchObject(conflict);
  const elsewhere = (await propose(family)).slots[0]!.id;
  await expect(mediator.api.confirmSession({ sessionId, slot_id: elsewhere, version })).rejects.toMatchObject(conflict);
  expect((await confirm(mediator)).session).toMatchObject({
    status: 'scheduled',
    starts_at: `${year}-07-01T14:00:00Z`,
    ends_at: `${year}-07-01T15:00:00Z`,
    version: 2,
    ics_sequence: 0,
  });
  for (const person of [a, b]) {
    expect((await messagesTo(person)).at(-1)).toMatch(
      /^A session is set for \w+day 1 July, 10:00 to 11:00 \(America\/New_York\)\.$/,
    );
    expect(await mailed(person)).toEqual(['proposed', 'proposed', 'scheduled']);
  }
  expect(await messagesTo(mediator)).toEqual([]);
  expect(await mailed(mediator)).toEqual([]);
});

test('confirming a slot in the past returns conflict', async () => {
  const family = await openFamily(server);
  const { id: sessionId, slots, version } = await propose(family);
  const slot_id = slots[0]!.id;
  await server.owner`update session_slots set starts_at = now() - interval '1 minute' where id = ${slot_id}`;
  await expect(family.mediator.api.confirmSession({ sessionId, slot_id, version })).rejects.toMatchObject({
    code: 'conflict',
    message: 'This time has passed. Choose one to come.',
  });
});

test('a move within 24 hours of the old or the new time needs a reason, which every attendee reads and no mail contains', async () => {
  const family = await openFamily(server);
  const { mediator, a, b, lawyerA } = family;
  const { id: sessionId, version } = await proposeAndConfirm(family, { slots: [inHours(20)] });
  const move = (starts_at: string, version: number, reason?: string) =>
    mediator.api.moveSession({ sessionId, starts_at, version, ...(reason !== undefined && { reason }) });
  await expect(move(inHours(100), version)).rejects.toMatchObject({
    code: 'invalid',
    message:
      'The old or the new time is less than 24 hours away. Say why the session moves. Everybody who comes reads it.',
  });
  await expect(move(inHours(100), version, '   ')).rejects.toMatchObject({ code: 'invalid' });
  const reason = 'The heating of room 2 is broken.';
  const { session } = await move(inHours(100), version, reason);
  expect(session).toMatchObject({ move_reason: reason, ics_sequence: 1 });
  for (const { api } of [a, b, lawyerA])
    expect((await api.getSession({ sessionId })).session).toMatchObject({ move_reason: reason });
  const sent = await server.owner<{ words: string }>`
    select facts::text as words from private.mails where receiver = any (${[a.id, b.id]}::uuid[])
    union all select message from notifications where user_id = any (${[a.id, b.id]}::uuid[])`;
  expect(sent.filter(({ words }) => words.includes('heating'))).toEqual([]);
  await expect(move(inHours(23), session.version)).rejects.toMatchObject({ code: 'invalid' });
  const later = await move(inHours(200), session.version);
  expect(later.session).toMatchObject({ move_reason: null, ics_sequence: 2 });
});

test('only the mediator reschedules a session, which notifies attendees and raises its calendar sequence', async () => {
  const family = await openFamily(server);
  const { mediator, a } = family;
  const { id: sessionId, version } = await proposeAndConfirm(family);
  const starts_at = inHours(300);
  const move = ({ api }: TestPerson, at: string, version: number) =>
    api.moveSession({ sessionId, starts_at: at, version });
  for (const person of [a, family.b, family.lawyerA])
    await expect(move(person, starts_at, version)).rejects.toMatchObject({ code: 'forbidden' });
  const { session } = await move(mediator, starts_at, version);
  expect(session).toMatchObject({ status: 'scheduled', starts_at, ics_sequence: 1, version: version + 1 });
  expect((await messagesTo(a)).at(-1)).toMatch(/^A session has moved to /);
  expect(await mailed(a)).toEqual(['proposed', 'scheduled', 'moved']);
  await expect(move(mediator, inHours(301), version)).rejects.toMatchObject(conflict);
  await expect(move(mediator, inHours(-1), version + 1)).rejects.toMatchObject(conflict);
  const proposal = await propose(family);
  await expect(mediator.api.moveSession({ sessionId: proposal.id, starts_at, version: 1 })).rejects.toMatchObject(
    conflict,
  );
});

test('a request to move a session needs a reason only within 24 hours, and leaves the session unchanged', async () => {
  const family = await openFamily(server);
  const { a, mediator } = family;
  const far = await proposeAndConfirm(family, { slots: [inHours(limits.moveHours + 0.1)] });
  const near = await proposeAndConfirm(family, { slots: [inHours(limits.moveHours - 2)] });
  const asked = await a.api.askToMoveSession({ sessionId: far.id, starts_at: inHours(99) });
  expect(asked.session).toMatchObject({ starts_at: far.starts_at, requests: [{ status: 'waiting', reason: '' }] });
  const soon = { sessionId: near.id };
  await expect(a.api.askToMoveSession({ ...soon, reason: '  ' })).rejects.toMatchObject({ code: 'invalid' });
  await a.api.askToMoveSession({ ...soon, reason: 'A child is ill.' });
  await expect(a.api.askToMoveSession({ ...soon, reason: 'Again.' })).rejects.toMatchObject(conflict);
  expect(await mediator.api.getSession(soon)).toMatchObject({
    session: { starts_at: near.starts_at, version: near.version, requests: [{ reason: 'A child is ill.' }] },
  });
  expect(await messagesTo(mediator)).toEqual(Array(2).fill('Somebody asks to move a session.'));
});

test('a request to move a session is readable only by its attendee and the mediator, who answers it', async () => {
  const family = await openFamily(server);
  const { a, b, lawyerA, admin, mediator } = family;
  const { id: sessionId } = await proposeAndConfirm(family);
  const { session } = await a.api.askToMoveSession({ sessionId, reason: 'Work.' });
  const requestId = session.requests[0]!.id;
  for (const other of [b, lawyerA, admin])
    expect((await other.api.getSession({ sessionId })).session.requests).toEqual([]);
  const refuse = { sessionId, requestId, decision: 'refuse' as const };
  for (const other of [a, b])
    await expect(other.api.answerMoveRequest(refuse)).rejects.toMatchObject({ code: 'forbidden' });
  expect((await mediator.api.answerMoveRequest(refuse)).session.requests).toMatchObject([{ status: 'refused' }]);
  await expect(mediator.api.answerMoveRequest(refuse)).rejects.toMatchObject(conflict);
  expect((await messagesTo(a)).at(-1)).toBe('The session you asked to move stays at its time.');
  expect((await messagesTo(b)).filter((it) => /move/.test(it))).toEqual([]);

  await a.api.askToMoveSession({ sessionId });
  await mediator.api.moveSession({
    sessionId,
    starts_at: inHours(500),
    version: await versionOf(family, sessionId),
  });
  expect((await a.api.getSession({ sessionId })).session.requests.map((it) => it.status)).toEqual([
    'refused',
    'accepted',
  ]);
});

test('only attendees request to move a session, and only a scheduled one', async () => {
  const family = await openFamily(server);
  const ofA = await proposeAndConfirm(family, withA(family));
  const together = await proposeAndConfirm(family, { slots: [inHours(400)] });
  expect(await whoMay(family, ({ api }) => api.askToMoveSession({ sessionId: ofA.id }))).toEqual(['mediator', 'a']);
  expect(await whoMay(family, ({ api }) => api.askToMoveSession({ sessionId: together.id }))).toEqual(attendees);
  const proposal = await propose(family);
  await expect(family.a.api.askToMoveSession({ sessionId: proposal.id })).rejects.toMatchObject(conflict);
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
  await expect(admin.api.completeSession({ ...outcome, version })).rejects.toMatchObject({ code: 'forbidden' });
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

test('rescheduling twice with the same idempotency key reschedules once', async () => {
  const family = await openFamily(server);
  const { mediator } = family;
  const { id: sessionId, version } = await proposeAndConfirm(family);
  const twice = { idempotencyKey: crypto.randomUUID() };
  const move = () => mediator.api.moveSession({ sessionId, starts_at: inHours(300), version }, twice);
  expect(await move()).toEqual(await move());
  expect(await versionOf(family, sessionId)).toBe(version + 1);
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

test('attendees added to or removed from a scheduled session are notified', async () => {
  const family = await openFamily(server);
  const { mediator, b, participantOfA, participantOfB } = family;
  const { id: sessionId, version } = await proposeAndConfirm(family, withA(family));
  const asked = async (participants: { id: string }[], version: number) =>
    mediator.api.updateSession({
      sessionId,
      attendees: participants.map(({ id }) => ({ participant_id: id })),
      version,
    });
  expect(await messagesTo(b)).toEqual([]);
  await asked([participantOfA, participantOfB], version);
  await asked([participantOfA], version + 1);
  expect(await messagesTo(b)).toEqual([
    expect.stringMatching(/^A session is set for /),
    'You are no longer expected at a session.',
  ]);
  expect(await mailed(b)).toEqual(['scheduled', 'cancelled']);
});

test('proposing slots with an outdated version returns conflict', async () => {
  const family = await openFamily(server);
  const { mediator } = family;
  const { id: sessionId, version } = await propose(family);
  await mediator.api.updateSession({ sessionId, minutes: 90, version });
  const slots = [inHours(300)];
  await expect(mediator.api.offerSlots({ sessionId, slots, version })).rejects.toMatchObject({ code: 'conflict' });
  const { session } = await mediator.api.getSession({ sessionId });
  await expect(mediator.api.offerSlots({ sessionId, slots, version: session.version })).resolves.toBeDefined();
});
