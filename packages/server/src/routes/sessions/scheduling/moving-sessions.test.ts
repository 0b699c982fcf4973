import { limits } from '@mediation/api-client';
import { expect, test } from 'vitest';
import type { TestPerson } from '../../../testing.ts';
import { openFamily, whoMay } from '../../../testing/family.ts';
import { server } from '../../../testing/server.ts';
import { mailed, messagesTo } from '../session-messages.fixture.ts';
import { inHours, propose, proposeAndConfirm, versionOf, withA } from '../sessions.fixture.ts';

const attendees = ['mediator', 'a', 'b', 'lawyerA', 'lawyerB'];

const conflict = { code: 'conflict' };

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

test('another kind of session is announced to each attendee, while times are offered and after one is confirmed', async () => {
  const family = await openFamily(server);
  const { mediator, a } = family;
  const { id: sessionId, slots, version } = await propose(family);
  const change = (kind: 'shuttle' | 'joint', version: number) =>
    mediator.api.updateSession({ sessionId, kind, version });
  const { session: changed } = await change('shuttle', version);
  expect((await messagesTo(a)).at(-1)).toBe('A session that is being planned has changed. Look at what is new.');
  const { session } = await mediator.api.confirmSession({
    sessionId,
    slot_id: slots[0]!.id,
    version: changed.version,
  });
  await change('joint', session.version);
  expect((await messagesTo(a)).at(-1)).toMatch(/^The session on .* has changed\. Look at what is new\.$/);
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

test('rescheduling twice with the same idempotency key reschedules once', async () => {
  const family = await openFamily(server);
  const { mediator } = family;
  const { id: sessionId, version } = await proposeAndConfirm(family);
  const twice = { idempotencyKey: crypto.randomUUID() };
  const move = () => mediator.api.moveSession({ sessionId, starts_at: inHours(300), version }, twice);
  expect(await move()).toEqual(await move());
  expect(await versionOf(family, sessionId)).toBe(version + 1);
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
  await expect(admin.api.getSession({ sessionId })).rejects.toMatchObject({ code: 'not_found' });
  const requestId = session.requests[0]!.id;
  for (const other of [b, lawyerA]) expect((await other.api.getSession({ sessionId })).session.requests).toEqual([]);
  const answer = 'I am away that week.';
  const refuse = { sessionId, requestId, decision: 'refuse' as const, answer };
  for (const other of [a, b])
    await expect(other.api.answerMoveRequest(refuse)).rejects.toMatchObject({ code: 'forbidden' });
  expect((await mediator.api.answerMoveRequest(refuse)).session.requests).toMatchObject([
    { status: 'refused', answer },
  ]);
  expect((await a.api.getSession({ sessionId })).session.requests).toMatchObject([{ answer }]);
  for (const other of [b, lawyerA]) expect((await other.api.getSession({ sessionId })).session.requests).toEqual([]);
  await expect(mediator.api.answerMoveRequest(refuse)).rejects.toMatchObject(conflict);
  expect((await messagesTo(a)).at(-1)).toBe('The session you asked to move stays at its time.');
  expect((await messagesTo(b)).filter((it) => /move/.test(it))).toEqual([]);
  for (const person of [a, b]) expect((await messagesTo(person)).join()).not.toContain(answer);

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
