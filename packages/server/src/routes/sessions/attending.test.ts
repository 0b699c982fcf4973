import { expect, test } from 'vitest';
import { sendDocument } from '../documents/documents.fixture.ts';
import { type Family, openFamily, whoMay } from '../../testing/family.ts';
import { server } from '../../testing/server.ts';
import { beginAt, inHours, propose, proposeAndConfirm, withA } from './sessions.fixture.ts';

const words = { about: 'times', text: 'Mornings, after I have taken Eli to school.' } as const;

/** A session that was held, with an action of each party and one of nobody. */
async function held(family: Family) {
  const { mediator, participantOfA, participantOfB } = family;
  const { id: sessionId, version } = await proposeAndConfirm(family);
  await beginAt(server, sessionId, inHours(-2));
  const { session } = await mediator.api.completeSession({
    sessionId,
    status: 'completed',
    held_minutes: 80,
    outcome_note: 'They spoke about the flat.',
    settled: ['Whoever has the early shift collects Eli.'],
    next_actions: [
      { text: 'Send the pension letter', participant_id: participantOfA.id, due_on: '2026-12-11' },
      { text: 'Ask the school', participant_id: participantOfB.id },
      { text: 'Offer new times' },
    ],
    version,
  });
  return session;
}

test('the words of an attendee about a session are readable by their author and the mediator only', async () => {
  const family = await openFamily(server);
  const { a, b, lawyerA, lawyerB, admin, mediator, participantOfA } = family;
  const { id: sessionId } = await propose(family);
  const { session } = await a.api.writeSessionWord({ sessionId, ...words });
  expect(session.words).toMatchObject([{ participant_id: participantOfA.id, ...words }]);
  expect((await mediator.api.getSession({ sessionId })).session.words).toEqual(session.words);
  for (const other of [b, lawyerA, lawyerB])
    expect((await other.api.getSession({ sessionId })).session.words).toEqual([]);
  await expect(admin.api.getSession({ sessionId })).rejects.toMatchObject({ code: 'not_found' });
  const notified = await server.owner<{ user_id: string }>`
    select user_id from notifications where subject_id = ${sessionId} and message = 'Somebody wrote to you about a session.'`;
  expect(notified).toEqual([{ user_id: mediator.id }]);
  expect((await a.api.exportMyData()).data['session_words']).toMatchObject([words]);
  expect(JSON.stringify((await b.api.exportMyData()).data)).not.toContain(words.text);
});

test('only attendees write words about a session, and not in a closed case', async () => {
  const family = await openFamily(server);
  const { id: sessionId } = await propose(family, withA(family));
  const write = ({ api }: typeof family.a) => api.writeSessionWord({ sessionId, ...words });
  expect(await whoMay(family, write)).toEqual(['mediator', 'a']);
  const { version } = await family.mediator.api.getCaseStep({ caseId: family.caseId });
  await family.mediator.api.closeCase({ caseId: family.caseId, reason: 'withdrawn', version });
  await expect(write(family.a)).rejects.toMatchObject({ code: 'conflict', message: 'This case is closed.' });
});

test('a party’s concern about a session names it to the mediator, ranks the case as danger and is hidden from others', async () => {
  const family = await openFamily(server);
  const { a, b, lawyerA, mediator, caseId } = family;
  const { id: sessionId } = await proposeAndConfirm(family);
  const { id: ofB } = await propose(family, { attendees: [{ participant_id: family.participantOfB.id }] });
  const said = { kind: 'safety_concern', note: 'He waits at the door.' } as const;
  const concern = { caseId, ...said };
  await a.api.askMediator({ ...concern, sessionId });
  expect((await mediator.api.listCaseRequests({ caseId })).requests).toMatchObject([
    { ...said, session_id: sessionId },
  ]);
  const { reasons } = await mediator.api.listCaseReasons({ caseId });
  expect(reasons[0]).toMatchObject({ kind: 'safety_concern', urgency: 'danger' });
  for (const other of [b, lawyerA]) expect((await other.api.listCaseRequests({ caseId })).requests).toEqual([]);
  for (const id of [ofB, crypto.randomUUID()])
    await expect(a.api.askMediator({ ...concern, sessionId: id })).rejects.toMatchObject({ status: 403 });
});

test('a lawyer’s concern about a session that they attend reaches the mediator, and neither their client nor others', async () => {
  const family = await openFamily(server);
  const { a, b, lawyerA, lawyerB, admin, mediator, caseId } = family;
  const { id: sessionId } = await proposeAndConfirm(family);
  const { id: ofA } = await propose(family, withA(family));
  const concern = { caseId, kind: 'safety_concern', note: 'She shakes when he comes in.' } as const;
  const { request } = await lawyerA.api.askMediator({ ...concern, sessionId });
  const listed = async ({ api }: typeof a) => (await api.listCaseRequests({ caseId })).requests;
  expect(await listed(mediator)).toEqual([request]);
  expect(await listed(lawyerA)).toEqual([request]);
  for (const other of [a, b, lawyerB, admin]) expect(await listed(other)).toEqual([]);
  const { reasons } = await mediator.api.listCaseReasons({ caseId });
  expect(reasons[0]).toMatchObject({ kind: 'safety_concern', urgency: 'danger' });
  const { events } = await a.api.listCaseActivity({ caseId });
  expect(events.filter(({ subject_id }) => subject_id === request.id)).toEqual([]);
  const refused = [
    { ...concern, sessionId: ofA },
    concern,
    { caseId, kind: 'pause', sessionId },
    { caseId, kind: 'private_conversation', sessionId },
  ] as const;
  for (const wrong of refused) await expect(lawyerA.api.askMediator(wrong)).rejects.toMatchObject({ status: 403 });
  await expect(mediator.api.askMediator({ ...concern, sessionId })).rejects.toMatchObject({ status: 403 });
  await mediator.api.handleCaseRequest({ caseId, caseRequestId: request.id });
  expect((await listed(lawyerA))[0]?.handled_at).not.toBeNull();
});

test('a confirmation and each move are refused while a concern about the session is open, unless the mediator spoke with the person', async () => {
  const family = await openFamily(server);
  const { a, mediator, caseId } = family;
  const session = await propose(family);
  const sessionId = session.id;
  const { request } = await a.api.askMediator({ caseId, kind: 'safety_concern', sessionId });
  const refused = {
    code: 'conflict',
    message: 'Somebody feels unsafe about this session. Speak with them alone before you go on.',
  };
  const spoke = { spoke_with_them: true } as const;
  const confirmation = { sessionId, slot_id: session.slots[0]!.id, version: session.version };
  await expect(mediator.api.confirmSession(confirmation)).rejects.toMatchObject(refused);
  const { session: confirmed } = await mediator.api.confirmSession({ ...confirmation, ...spoke });
  const move = (version: number, words?: typeof spoke) =>
    mediator.api.moveSession({ sessionId, starts_at: inHours(300 + version), version, ...words });
  await expect(move(confirmed.version)).rejects.toMatchObject(refused);
  const { session: moved } = await move(confirmed.version, spoke);
  expect((await mediator.api.listCaseRequests({ caseId })).requests).toMatchObject([{ handled_at: null }]);
  await mediator.api.handleCaseRequest({ caseId, caseRequestId: request.id });
  expect((await move(moved.version)).session.version).toBeGreaterThan(moved.version);
});

test('the mediator chooses documents for a session, and each attendee lists only those that they may read', async () => {
  const family = await openFamily(server);
  const { a, b, lawyerA, admin, mediator, caseId } = family;
  const { id: sessionId, version } = await propose(family);
  const shared = await sendDocument(a, caseId, { audience: 'everyone' });
  const ofSide = await sendDocument(a, caseId, { audience: 'my_side', doc_type: 'tax_returns' });
  const secret = await sendDocument(a, caseId, { audience: 'mediator', doc_type: 'other' });
  const kept = await sendDocument(a, caseId, { audience: 'private', doc_type: 'other' });
  const choose = (documents: string[]) => mediator.api.chooseSessionDocuments({ sessionId, documents });
  await choose([shared.id, ofSide.id, secret.id]);
  const listed = async ({ api }: typeof a) =>
    (await api.getSession({ sessionId })).session.documents.map(({ id }) => id);
  expect(await listed(mediator)).toEqual([shared.id, ofSide.id, secret.id]);
  expect(await listed(a)).toEqual([shared.id, ofSide.id, secret.id]);
  expect(await listed(lawyerA)).toEqual([shared.id, ofSide.id]);
  expect(await listed(b)).toEqual([shared.id]);
  await expect(listed(admin)).rejects.toMatchObject({ code: 'not_found' });
  expect((await b.api.getSession({ sessionId })).session.version).toBe(version);
  await expect(choose([kept.id])).rejects.toMatchObject({ code: 'not_found' });
  await choose([]);
  expect(await listed(a)).toEqual([]);
});

test('only the mediator of the case chooses documents for a session', async () => {
  const family = await openFamily(server);
  const { id: sessionId } = await propose(family);
  const choose = ({ api }: typeof family.a) => api.chooseSessionDocuments({ sessionId, documents: [] });
  expect(await whoMay(family, choose)).toEqual(['mediator']);
  await expect(choose(family.a)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(choose(family.outsider)).rejects.toMatchObject({ code: 'not_found' });
});

test('every attendee reads what was settled and how long a session took, and the note stays with the mediator', async () => {
  const family = await openFamily(server);
  const { id: sessionId, version } = await held(family);
  const shown = { held_minutes: 80, settled: ['Whoever has the early shift collects Eli.'] };
  for (const person of [family.a, family.b, family.lawyerB])
    expect((await person.api.getSession({ sessionId })).session).toMatchObject({ ...shown, outcome_note: null });
  const cleared = { settled: [], outcome_note: ' ', version };
  const { session } = await family.mediator.api.completeSession({ sessionId, status: 'completed', ...cleared });
  expect(session).toMatchObject({ held_minutes: 80, settled: [], outcome_note: null });
  expect(session.next_actions).toHaveLength(3);
});

test('only the owner of an action and the mediator say that it is done', async () => {
  const family = await openFamily(server);
  const { id: sessionId } = await held(family);
  const tick = (place: number, text: string) => (person: typeof family.a) =>
    person.api.tickNextAction({ sessionId, place, text, is_done: true });
  const ofA = tick(0, 'Send the pension letter');
  await expect(ofA(family.b)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(ofA(family.outsider)).rejects.toMatchObject({ code: 'not_found' });
  expect(await whoMay(family, ofA)).toEqual(['mediator', 'a']);
  expect(await whoMay(family, tick(1, 'Ask the school'))).toEqual(['mediator', 'b']);
  expect(await whoMay(family, tick(2, 'Offer new times'))).toEqual(['mediator']);
  const { next_actions } = (await family.b.api.getSession({ sessionId })).session;
  const today = expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string;
  expect(next_actions.map(({ is_done, done_on }) => [is_done, done_on])).toEqual(next_actions.map(() => [true, today]));
  const undone = { sessionId, place: 0, text: 'Send the pension letter', is_done: false };
  const { session } = await family.a.api.tickNextAction(undone);
  expect(session.next_actions[0]).toEqual({
    text: 'Send the pension letter',
    participant_id: family.participantOfA.id,
    due_on: '2026-12-11',
    is_done: false,
  });
});

test('the list of the caller’s own actions keeps those that are open and those done since yesterday', async () => {
  const family = await openFamily(server);
  const { a, b, lawyerA, mediator } = family;
  const { id: sessionId } = await held(family);
  await propose(family);
  const listed = async ({ api }: typeof a) =>
    (await api.listSessions({ actions: 'mine' })).sessions.map(({ id }) => id);
  expect(await listed(a)).toEqual([sessionId]);
  expect(await listed(b)).toEqual([sessionId]);
  expect(await listed(lawyerA)).toEqual([]);
  expect(await listed(mediator)).toEqual([]);
  await a.api.tickNextAction({ sessionId, place: 0, text: 'Send the pension letter', is_done: true });
  expect(await listed(a)).toEqual([sessionId]);
  await server.owner`
    update sessions set next_actions = jsonb_set(next_actions, '{0,done_on}', to_jsonb(current_date - 2)) where id = ${sessionId}`;
  expect(await listed(a)).toEqual([]);
});

test('ticking an action that the mediator has changed meanwhile returns conflict', async () => {
  const family = await openFamily(server);
  const { id: sessionId, version } = await held(family);
  const next_actions = [{ text: 'Send the valuation', participant_id: family.participantOfA.id }];
  await family.mediator.api.completeSession({ sessionId, status: 'completed', next_actions, version });
  for (const [place, text] of [
    [0, 'Send the pension letter'],
    [1, 'Ask the school'],
  ] as const)
    await expect(family.a.api.tickNextAction({ sessionId, place, text, is_done: true })).rejects.toMatchObject({
      code: 'conflict',
    });
  expect((await family.a.api.getSession({ sessionId })).session.next_actions[0]?.is_done).toBe(false);
});

test('a change of words, concerns and documents leaves the session of the other party unchanged', async () => {
  const family = await openFamily(server);
  const { a, b, mediator, caseId } = family;
  const { id: sessionId } = await proposeAndConfirm(family);
  const document = await sendDocument(a, caseId);
  const seen = async () =>
    JSON.stringify(
      await Promise.all([
        b.api.getSession({ sessionId }),
        b.api.listNotifications(),
        b.api.listCaseActivity({ caseId }),
        b.api.sessionCalendar({ sessionId }).then(async (file) => (await file.text()).replace(/DTSTAMP.*/, '')),
      ]),
    );
  const before = await seen();
  await a.api.writeSessionWord({ sessionId, about: 'agenda', text: 'The dog.' });
  await a.api.askMediator({ caseId, kind: 'safety_concern', sessionId });
  await mediator.api.chooseSessionDocuments({ sessionId, documents: [document.id] });
  expect(await seen()).toBe(before);
});

test('an attendee reads whether others have their link, and nothing about the links of others', async () => {
  const family = await openFamily(server);
  const { a, b, lawyerA, lawyerB, mediator } = family;
  const { participants } = await mediator.api.listParticipants({ caseId: family.caseId });
  const idOf = ({ id }: typeof a) => participants.find(({ user_id }) => user_id === id)!.id;
  const link = (room: string) => `https://rooms.example/${room}`;
  const { id: sessionId } = await propose(family, {
    mode: 'video',
    attendees: [
      { participant_id: idOf(a), link: link('A') },
      { participant_id: idOf(lawyerA), link: link('A') },
      { participant_id: idOf(b), link: link('B') },
      { participant_id: idOf(lawyerB) },
    ],
  });
  const shared = async ({ api }: typeof a) => (await api.getSession({ sessionId })).session.link_shared_with;
  const ofAll = async () => Promise.all([a, lawyerA, b, lawyerB].map(shared));
  expect(await ofAll()).toEqual(['my_side', 'my_side', 'nobody', null]);
  const { version, attendees } = (await mediator.api.getSession({ sessionId })).session;
  await mediator.api.updateSession({
    sessionId,
    attendees: attendees.map(({ participant_id }) => ({ participant_id, link: link('all') })),
    version,
  });
  expect(await ofAll()).toEqual(['others', 'others', 'others', 'others']);
  expect((await a.api.getSession({ sessionId })).session.attendees.filter((it) => it.link !== null)).toHaveLength(1);
  await mediator.api.updateSession({
    sessionId,
    attendees: [
      { participant_id: idOf(a), link: link('Holt/') },
      { participant_id: idOf(b), link: link('holt?pwd=x') },
      { participant_id: idOf(lawyerA), link: link('holt2') },
    ],
    version: version + 1,
  });
  expect(await Promise.all([a, b, lawyerA].map(shared))).toEqual(['others', 'others', 'nobody']);
});

test('a session that moved keeps the time before', async () => {
  const family = await openFamily(server);
  const { id: sessionId, starts_at, moved_from, version } = await proposeAndConfirm(family);
  expect(moved_from).toBeNull();
  await family.mediator.api.moveSession({ sessionId, starts_at: inHours(200), version });
  expect((await family.a.api.getSession({ sessionId })).session.moved_from).toBe(starts_at);
});
