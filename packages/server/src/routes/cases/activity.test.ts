import { expect, test } from 'vitest';
import type { TestPerson } from '../../testing.ts';
import { openFamily, openMediation, remove, whoMay } from '../../testing/family.ts';
import { server } from '../../testing/server.ts';
import { proposeAndConfirm } from '../sessions/sessions.fixture.ts';

const kindsFor = async ({ api }: TestPerson, caseId: string) =>
  (await api.listCaseActivity({ caseId, limit: 100 })).events.map(({ kind }) => kind);

const messagesTo = async ({ id }: TestPerson) =>
  (
    await server.owner<{ message: string }>`
    select message from notifications where user_id = ${id} order by created_at`
  ).map(({ message }) => message);

test('participants of a case and admins read its activity feed, newest first, with the actor of each event', async () => {
  const family = await openFamily(server);
  const { mediator, b, caseId } = family;
  const { version } = (await mediator.api.getCase({ caseId })).case;
  await mediator.api.updateCase({ caseId, title: 'Reyes', description: 'Two homes.', version });
  const { events } = await b.api.listCaseActivity({ caseId });
  expect(events[0]).toMatchObject({
    kind: 'case_changed',
    actor_id: mediator.id,
    actor_name: 'Mia Mediator',
    subject_id: caseId,
    details: { changed: ['title', 'description'] },
  });
  expect(events.map(({ kind }) => kind)).toEqual([
    'case_changed',
    'participant_joined',
    'intake_submitted',
    'intake_submitted',
    'step_changed',
    'intake_submitted',
    'participant_removed',
    'participant_joined',
    'participant_joined',
    'participant_joined',
    'participant_joined',
    'case_opened',
  ]);
  expect(await whoMay(family, ({ api }) => api.listCaseActivity({ caseId }))).toEqual([
    'mediator',
    'a',
    'b',
    'lawyerA',
    'lawyerB',
    'admin',
    'officeAdmin',
  ]);
});

test('the activity feed is paginated without gaps', async () => {
  const { mediator, caseId } = await openFamily(server);
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await mediator.api.listCaseActivity({ caseId, limit: 3, ...(cursor && { cursor }) });
    ids.push(...page.events.map(({ id }) => id));
    cursor = page.next_cursor ?? undefined;
  } while (cursor);
  const all = (await mediator.api.listCaseActivity({ caseId, limit: 100 })).events.map(({ id }) => id);
  expect(ids).toEqual(all);
});

test('holding, closing and reopening a case notifies every participant except the actor', async () => {
  const { mediator, a, lawyerB, outsider, caseId } = await openFamily(server);
  const at = async () => ({ caseId, version: (await mediator.api.getCase({ caseId })).case.version });
  await mediator.api.changeCaseStatus({ ...(await at()), status: 'on_hold' });
  await mediator.api.changeCaseStatus({ ...(await at()), status: 'open' });
  await mediator.api.closeCase({ ...(await at()), reason: 'no_agreement' });
  await mediator.api.reopenCase(await at());
  expect((await kindsFor(a, caseId)).slice(0, 4)).toEqual([
    'case_reopened',
    'case_closed',
    'case_resumed',
    'case_held',
  ]);
  const words = [
    'Your case is on hold.',
    'Your case is open again.',
    'Your case is closed.',
    'Your case is open again.',
  ];
  for (const person of [a, lawyerB]) expect((await messagesTo(person)).slice(-4)).toEqual(words);
  expect(await messagesTo(mediator)).not.toContain('Your case is closed.');
  expect(await messagesTo(outsider)).not.toContain('Your case is closed.');
});

test('a declined invitation appears in the activity feed of the mediator alone and notifies them', async () => {
  const { mediator, a, caseId } = await openFamily(server);
  const lawyer = { email: 'no@test.example', name: 'No', role: 'lawyer', side: 'A' } as const;
  const { token } = await mediator.api.invite({ caseId, ...lawyer });
  await server.guest.declineInvitation({ token });
  expect(await kindsFor(mediator, caseId)).toContain('invitation_declined');
  expect(await kindsFor(a, caseId)).not.toContain('invitation_declined');
  expect(await messagesTo(mediator)).toContain('An invitation was declined.');
});

test('the confirmation of a lawyer is visible to the client, the lawyer and the mediator only', async () => {
  const { mediator, a, b, lawyerB, caseId, participantOfLawyerB } = await openFamily(server);
  const before = await kindsFor(a, caseId);
  await b.api.confirmLawyer({ caseId, participantId: participantOfLawyerB.id });
  for (const person of [mediator, b, lawyerB]) expect((await kindsFor(person, caseId))[0]).toBe('lawyer_confirmed');
  expect(await kindsFor(a, caseId)).toEqual(before);
  expect(await messagesTo(lawyerB)).toContain('Your client has confirmed you.');
});

test('submitting an intake is visible to all participants, and returning or accepting it to its party and the mediator only', async () => {
  const { mediator, caseId, invite } = await openMediation(server);
  const [ada, ben] = [await server.person(), await server.person()];
  for (const [person, side] of [
    [ada, 'A'],
    [ben, 'B'],
  ] as const)
    await person.api.acceptInvitation({ token: (await invite(person, 'divorcee', side)).token });
  const personalInfo = {
    name: 'Ada',
    email: ada.email,
    phone: '12345',
    dateOfBirth: '1986-04-17',
    address: '12 Orchard Row',
  };
  const { intake } = await ada.api.saveIntake({ caseId, personalInfo });
  expect((await kindsFor(ben, caseId))[0]).toBe('participant_joined');
  await ada.api.submitIntake({ caseId, version: intake.version });
  const after = await kindsFor(ben, caseId);
  expect(after[0]).toBe('intake_submitted');
  const messages = await messagesTo(ben);
  const { intake: back } = await mediator.api.returnIntake({ intakeId: intake.id, questions: 'When?' });
  await ada.api.submitIntake({ caseId, version: back.version });
  await mediator.api.acceptIntake({ intakeId: intake.id });
  expect(await kindsFor(ben, caseId)).toEqual(after);
  expect(await messagesTo(ben)).toEqual(messages);
  expect((await kindsFor(ada, caseId)).slice(0, 3)).toEqual(['intake_accepted', 'intake_submitted', 'intake_returned']);
  expect((await messagesTo(ada)).slice(-2)).toEqual([
    'Your mediator has a question about your intake.',
    'Your mediator has accepted your intake.',
  ]);
  expect((await messagesTo(mediator)).filter((it) => it === 'An intake was sent to you.')).toHaveLength(2);
});

test('a request to the mediator is visible only to its party and the mediator', async () => {
  const { mediator, a, b, lawyerA, admin, caseId } = await openFamily(server);
  const before = await Promise.all([b, lawyerA, admin].map((it) => kindsFor(it, caseId)));
  const { request } = await a.api.askMediator({ caseId, kind: 'private_conversation', note: 'Before Friday.' });
  expect(request).toMatchObject({ user_id: a.id, kind: 'private_conversation', note: 'Before Friday.' });
  for (const person of [a, mediator]) {
    expect((await person.api.listCaseRequests({ caseId })).requests).toEqual([request]);
    expect((await person.api.listCaseActivity({ caseId })).events[0]).toMatchObject({
      kind: 'request_made',
      subject_id: request.id,
      details: { kind: 'private_conversation' },
    });
  }
  expect(await messagesTo(mediator)).toContain('Somebody in your case asks for something.');
  for (const person of [b, lawyerA, admin]) {
    expect((await person.api.listCaseRequests({ caseId })).requests).toEqual([]);
    expect(await messagesTo(person)).not.toContain('Somebody in your case asks for something.');
  }
  expect(await Promise.all([b, lawyerA, admin].map((it) => kindsFor(it, caseId)))).toEqual(before);
});

test('only parties can send a request to the mediator', async () => {
  const family = await openFamily(server);
  const { caseId } = family;
  expect(await whoMay(family, ({ api }) => api.askMediator({ caseId, kind: 'pause' }))).toEqual(['a', 'b']);
});

test('a removed participant cannot read the activity feed or case events', async () => {
  const { b, caseId } = await openFamily(server);
  await remove(server, caseId, b);
  await expect(b.api.listCaseActivity({ caseId })).rejects.toMatchObject({ code: 'not_found' });
  expect(await b.sql((sql) => sql`select id from case_events where case_id = ${caseId}`)).toEqual([]);
});

const refusal = ({ status, body }: { status: number; body: object }) => ({
  status,
  error: 'error' in body && body.error,
});

/** Everything of the case that somebody can ask for. */
const worldOf = async ({ api, sql }: TestPerson, caseId: string) => ({
  case: await api.getCase({ caseId }),
  cases: await api.listCases(),
  step: await api.getCaseStep({ caseId }),
  people: await api.listParticipants({ caseId }),
  requirements: await api.listRequirements({ caseId }),
  intakes: await api.listIntakes({ caseId }),
  requests: await api.listCaseRequests({ caseId }),
  activity: await api.listCaseActivity({ caseId, limit: 100 }),
  conversations: await api.listConversations({ caseId }).catch(refusal),
  notes: await api.listNotes({ caseId }).catch(refusal),
  notifications: await sql((it) => it`select * from notifications order by id`),
});

test('the private data of one party changes nothing that the other party and their lawyer can read', async () => {
  const { mediator, a, b, lawyerB, admin, caseId, participantOfA } = await openFamily(server);
  const others = [b, lawyerB];
  const worlds = () => Promise.all(others.map((it) => worldOf(it, caseId)));
  const before = await worlds();
  const { intake: sent } = await a.api.getIntake({ caseId });
  const { intake } = await mediator.api.returnIntake({ intakeId: sent!.id, questions: 'Is there a second account?' });
  await a.api.saveIntake({
    caseId,
    financialSituation: { second_account: 'yes' },
    safety: { answers: { afraid: true } },
    version: intake.version,
  });
  const { intake: changed } = await a.api.getIntake({ caseId });
  await a.api.submitIntake({ caseId, version: changed!.version });
  await a.api.askMediator({ caseId, kind: 'safety_concern', note: 'He waits outside.' });
  const { requirements } = await a.api.listRequirements({ caseId });
  const { id: requirementId, version } = requirements[0]!;
  await a.api.updateRequirement({ caseId, requirementId, state: 'not_applicable', na_reason: 'He has it.', version });
  await mediator.api.addRequirement({
    caseId,
    participant_id: participantOfA.id,
    label: 'Statement of the second account',
  });
  await mediator.api.addNote({ caseId, text: 'A is afraid.', kind: 'caucus_a' });
  expect(await worlds()).toEqual(before);
  expect(JSON.stringify(await worldOf(admin, caseId))).not.toMatch(/waits outside|afraid|He has it/);
});

test('only the mediator marks a request as handled, once, and its party is notified', async () => {
  const family = await openFamily(server);
  const { a, b, mediator, colleague, outsider, admin, caseId } = family;
  const { request } = await a.api.askMediator({ caseId, kind: 'pause' });
  expect(request).toMatchObject({ handled_at: null, handled_by: null });
  const handle = { caseId, caseRequestId: request.id };
  await expect(a.api.handleCaseRequest(handle)).rejects.toMatchObject({ code: 'forbidden' });
  for (const { api } of [b, colleague, outsider, admin])
    await expect(api.handleCaseRequest(handle)).rejects.toMatchObject({ code: 'not_found' });
  const { request: handled } = await mediator.api.handleCaseRequest(handle);
  expect(handled).toMatchObject({ handled_at: expect.any(String) as string, handled_by: mediator.id });
  expect((await mediator.api.handleCaseRequest(handle)).request).toEqual(handled);
  expect((await a.api.listCaseRequests({ caseId })).requests).toEqual([handled]);
  const messages = (id: string) =>
    server.owner`select message from notifications where user_id = ${id} and subject_id = ${request.id}`;
  expect(await messages(a.id)).toEqual([{ message: 'There is news about something you asked for.' }]);
  expect(await messages(b.id)).toEqual([]);
});

test('the answer to a safety concern notifies its party in neutral words, and nobody else reads it', async () => {
  const family = await openFamily(server);
  const { a, b, lawyerA, lawyerB, admin, mediator, caseId } = family;
  const { id: sessionId } = await proposeAndConfirm(family);
  const concern = { caseId, kind: 'safety_concern', note: 'He waits outside.', sessionId } as const;
  const { request } = await a.api.askMediator(concern);
  expect(request.answer).toBeNull();
  const handle = { caseId, caseRequestId: request.id };
  await expect(a.api.handleCaseRequest({ ...handle, answer: 'x' })).rejects.toMatchObject({ code: 'forbidden' });
  const answer = 'You come in by the back door.';
  const { request: handled } = await mediator.api.handleCaseRequest({ ...handle, answer });
  expect(handled).toMatchObject({ answer, handled_by: mediator.id });
  const again = await mediator.api.handleCaseRequest({ ...handle, answer: 'Something else.' });
  expect(again.request).toEqual(handled);
  expect((await a.api.listCaseRequests({ caseId })).requests).toEqual([handled]);
  expect((await a.api.exportMyData()).data['requests']).toMatchObject([{ answer }]);
  for (const other of [b, lawyerA, lawyerB, admin])
    expect((await other.api.listCaseRequests({ caseId })).requests).toEqual([]);
  const { notifications } = await a.api.listNotifications();
  expect(notifications[0]).toMatchObject({
    message: 'There is news in your case.',
    subject_type: 'session',
    subject_id: sessionId,
  });
  for (const other of [b, lawyerA]) expect(await messagesTo(other)).not.toContain('There is news in your case.');
});

test('the activity feed lists only the events of the kinds that are asked for, as far as the person reads them', async () => {
  const { mediator, a, b, caseId } = await openFamily(server);
  const kindsOf = async ({ api }: typeof a, kinds: string) =>
    new Set((await api.listCaseActivity({ caseId, kinds, limit: 100 })).events.map(({ kind }) => kind));
  const kinds = 'participant_removed,lawyer_confirmed';
  expect(await kindsOf(mediator, kinds)).toEqual(new Set(['participant_removed', 'lawyer_confirmed']));
  expect(await kindsOf(b, kinds)).toEqual(new Set(['participant_removed']));
  expect(await kindsOf(a, 'lawyer_confirmed')).toEqual(new Set(['lawyer_confirmed']));
  await expect(a.api.listCaseActivity({ caseId, kinds: 'no; such' })).rejects.toMatchObject({ code: 'invalid' });
});
