import { conditions, type Missing, processSteps, type Step, steps as order } from '@mediation/api-client';
import { sql as fragment } from 'kysely';
import { expect, test } from 'vitest';
import type { TestPerson } from '../../testing.ts';
import { addClause, endCoolingOff, release, sign } from '../agreement/agreements.fixture.ts';
import { type Family, openFamily, openMediation, remove, whoMay } from '../../testing/family.ts';
import { server } from '../../testing/server.ts';
import { beginAt, inHours, proposeAndConfirm, withA } from '../sessions/sessions.fixture.ts';

const missingOf = async ({ api }: TestPerson, caseId: string, step: Step) =>
  (await api.getCaseStep({ caseId })).steps.find(({ id }) => id === step)?.missing;

const waiting = (
  code: Missing['code'],
  participant_id: string | null,
  done = 0,
  total = 1,
  waits = participant_id === null ? 0 : total - done,
): Missing => ({ code, participant_id, done, total, waits });

/** Settles every document requirement: there is none. */
const settleDocuments = (caseId: string) =>
  server.owner`update requirements set na_reason = 'There is none.' where case_id = ${caseId}`;

const advance = async ({ api }: TestPerson, caseId: string, step: Step) => {
  const { version } = await api.getCaseStep({ caseId });
  return api.advanceCase({ caseId, step, version });
};

test('the database holds the same steps and conditions as the contract', async () => {
  const rows = await server.owner<{ id: string; conditions: string[] }>`
    select s.id, array(select c.code from private.step_conditions c where c.step = s.id) as conditions
    from private.process_steps s order by s.position`;
  const comparable = (all: readonly { id: string; conditions: readonly string[] }[]) =>
    all.map((row) => [row.id, new Set(row.conditions)]);
  expect(comparable(rows)).toEqual(comparable(processSteps));
  const known = await server.owner<{ code: string; met_by: string; is_stated: boolean }>`
    select code, met_by, is_stated from private.conditions order by code`;
  expect(known).toEqual(
    Object.entries(conditions)
      .map(([code, condition]) => ({ code, met_by: condition.by, is_stated: 'isStated' in condition }))
      .toSorted((one, other) => one.code.localeCompare(other.code)),
  );
});

// ASVS 2.3.1
test('a new case waits for both parties and their intakes', async () => {
  const { mediator, caseId, invite } = await openMediation(server);
  const ada = await server.person();
  const { token } = await invite(ada);
  const { participant } = await ada.api.acceptInvitation({ token });
  const progress = await mediator.api.getCaseStep({ caseId });
  expect(progress).toMatchObject({ step: 'intake', is_complete: false });
  expect(progress.steps.map(({ id, state }) => [id, state])).toEqual(
    order.map((id, index) => [id, index === 0 ? 'now' : 'later']),
  );
  expect(progress.steps[0]?.missing).toEqual([
    waiting('parties_joined', null, 1, 2),
    waiting('intake', participant!.id),
  ]);
});

test('the case advances to the document upload when both intakes are submitted, and participants are notified', async () => {
  const { a, mediator, caseId, participantOfA, participantOfB } = await openFamily(server);
  const progress = await mediator.api.getCaseStep({ caseId });
  expect(progress).toMatchObject({
    step: 'document_upload',
    steps: [{ state: 'done', missing: [] }, { state: 'now' }, {}, {}, {}, {}, {}],
  });
  expect(progress.steps[1]?.missing).toEqual(
    [participantOfA, participantOfB].map(({ id }) => waiting('documents', id, 0, 16)),
  );
  expect(
    await server.owner`select message from notifications where user_id = ${a.id} and case_id = ${caseId}`,
  ).toContainEqual({ message: 'Your case has moved to another step.' });
});

test('a party sees their own missing documents, and of the other party only that they are awaited', async () => {
  const { a, b, lawyerA, lawyerB, admin, mediator, caseId, participantOfA, participantOfB } = await openFamily(server);
  await server.owner`
    update requirements set na_reason = 'None.' where participant_id = ${participantOfA.id} and doc_type = 'pay_slips'`;
  const documentsOf = (person: TestPerson) => missingOf(person, caseId, 'document_upload');
  const ofA = waiting('documents', participantOfA.id, 1, 16);
  const ofB = waiting('documents', participantOfB.id, 0, 16);
  expect(await documentsOf(mediator)).toEqual([ofA, ofB]);
  for (const person of [a, lawyerA])
    expect(await documentsOf(person)).toEqual([ofA, waiting('other_party', participantOfB.id)]);
  expect(await documentsOf(b)).toEqual([waiting('other_party', participantOfA.id), ofB]);
  for (const person of [lawyerB, admin])
    expect(await documentsOf(person)).toEqual([
      waiting('other_party', participantOfA.id),
      waiting('other_party', participantOfB.id),
    ]);
});

test('a case does not wait for a party whose documents are all in review, and tells the other party no more', async () => {
  const { a, b, mediator, caseId, participantOfA } = await openFamily(server);
  const setAll = async (reason: string | null, waitsSince: string | null) => {
    await server.owner`update requirements set na_reason = ${reason} where participant_id = ${participantOfA.id}`;
    await server.owner`update requirements set na_waits_since = ${waitsSince} where participant_id = ${participantOfA.id}`;
  };
  const ofA = async (person: TestPerson) =>
    (await missingOf(person, caseId, 'document_upload'))?.find((it) => it.participant_id === participantOfA.id);
  await setAll('I never had it.', '2026-11-20T12:00:00Z');
  for (const person of [mediator, a])
    expect(await ofA(person)).toEqual(waiting('documents', participantOfA.id, 0, 16, 0));
  expect(await ofA(b)).toEqual(waiting('other_party', participantOfA.id, 0, 1, 0));
  await setAll(null, null);
  expect(await ofA(b)).toEqual(waiting('other_party', participantOfA.id));
});

test('a case waits for a signature only under a released version whose time to think is over', async () => {
  const family = await openNegotiation();
  const { mediator, a, b, lawyerA, caseId, participantOfA, participantOfB } = family;
  await mediator.api.addTopic({ caseId, issue: 'parenting', title: 'School days' });
  const ofBoth = async (person: TestPerson) =>
    (await missingOf(person, caseId, 'agreement_draft'))?.map((it) => [it.participant_id, it.done, it.total, it.waits]);
  const expected = async (ofA: number[], ofB: number[]) => {
    for (const person of [mediator, a, b, lawyerA])
      expect(await ofBoth(person)).toEqual([
        [participantOfA.id, ...ofA],
        [participantOfB.id, ...ofB],
      ]);
  };
  await expected([0, 2, 0], [0, 2, 0]);
  const version = await share(family);
  await expected([0, 2, 0], [0, 2, 0]);
  await endCoolingOff(server, version);
  await expected([0, 2, 1], [0, 2, 1]);
  await sign(server, version, a);
  await expected([1, 2, 0], [0, 2, 1]);
  await sign(server, version, b);
  await expected([1, 2, 0], [1, 2, 0]);
});

test('only participants and admins read the steps of a case', async () => {
  const family = await openFamily(server);
  const { caseId } = family;
  const inTheCase = ['mediator', 'a', 'b', 'lawyerA', 'lawyerB', 'admin', 'officeAdmin'];
  expect(await whoMay(family, ({ api }) => api.getCaseStep({ caseId }))).toEqual(inTheCase);
});

test('the mediator advances the case to the first session when only the review is missing', async () => {
  const { mediator, a, b, lawyerA, admin, caseId } = await openFamily(server);
  expect(await mediator.api.getCaseStep({ caseId })).toMatchObject({ can_advance: false });
  await settleDocuments(caseId);
  const { step, steps } = await a.api.getCaseStep({ caseId });
  expect([step, steps[2]?.missing]).toEqual(['mediator_review', [waiting('review_completed', null)]]);
  for (const person of [a, b, lawyerA, admin])
    expect(await person.api.getCaseStep({ caseId })).toMatchObject({ can_advance: false });
  expect(await mediator.api.getCaseStep({ caseId })).toMatchObject({ can_advance: true });
  const moved = await advance(mediator, caseId, 'first_session');
  expect(moved).toMatchObject({ step: 'first_session', is_complete: false });
  expect(moved).toEqual(await mediator.api.getCaseStep({ caseId }));
});

test('advancing with unmet step conditions returns conflict with each of them, and the case stays at its step', async () => {
  const { mediator, caseId } = await openFamily(server);
  await expect(advance(mediator, caseId, 'mediator_review')).rejects.toMatchObject({
    code: 'conflict',
    status: 409,
    details: [
      { path: 'documents', message: 'Documents are not settled yet.' },
      { path: 'documents', message: 'Documents are not settled yet.' },
    ],
  });
  await settleDocuments(caseId);
  await advance(mediator, caseId, 'first_session');
  await expect(advance(mediator, caseId, 'negotiation_sessions')).rejects.toMatchObject({
    code: 'conflict',
    details: [{ message: 'No session has been held yet.' }],
  });
  expect(await mediator.api.getCaseStep({ caseId })).toMatchObject({ step: 'first_session' });
});

// ASVS 2.3.1
test('advancing to any step but the next returns conflict', async () => {
  const { mediator, caseId } = await openFamily(server);
  await settleDocuments(caseId);
  for (const step of ['intake', 'document_upload', 'mediator_review', 'agreement_draft', 'final_agreement'] as const)
    await expect(advance(mediator, caseId, step)).rejects.toMatchObject({
      code: 'conflict',
      message: 'This is not the next step of the case.',
    });
});

test('only the mediator of the case advances it, and an outdated version returns conflict', async () => {
  const { mediator, colleague, outsider, a, lawyerA, admin, caseId } = await openFamily(server);
  await settleDocuments(caseId);
  const { version } = await mediator.api.getCaseStep({ caseId });
  const input = { caseId, step: 'first_session', version } as const;
  for (const person of [a, lawyerA, admin])
    await expect(person.api.advanceCase(input)).rejects.toMatchObject({ code: 'forbidden' });
  for (const person of [colleague, outsider])
    await expect(person.api.advanceCase(input)).rejects.toMatchObject({ code: 'not_found' });
  const stale = mediator.api.advanceCase({ ...input, version: version - 1 });
  await expect(stale).rejects.toMatchObject({ code: 'conflict' });
  expect(await mediator.api.advanceCase(input)).toMatchObject({ step: 'first_session' });
});

test('a new document requirement returns the case to the document upload before the review is completed, and not afterwards', async () => {
  const { mediator, caseId, participantOfA } = await openFamily(server);
  const ask = (label: string) => mediator.api.addRequirement({ caseId, participant_id: participantOfA.id, label });
  const step = async () => (await mediator.api.getCaseStep({ caseId })).step;
  await settleDocuments(caseId);
  expect(await step()).toBe('mediator_review');
  await ask('Letter of the landlord');
  expect(await step()).toBe('document_upload');
  await settleDocuments(caseId);
  await advance(mediator, caseId, 'first_session');
  await ask('Another letter');
  expect(await step()).toBe('first_session');
});

/** Holds a session, which ended yesterday. */
async function hold(family: Family, changes: Parameters<typeof proposeAndConfirm>[1] = {}) {
  const { id: sessionId } = await proposeAndConfirm(family, changes);
  await beginAt(server, sessionId, inHours(-24));
  const { session } = await family.mediator.api.getSession({ sessionId });
  await family.mediator.api.completeSession({ sessionId, status: 'completed', version: session.version });
}

/** Releases a version of the memorandum with one clause more than before. */
async function share(family: Family) {
  await addClause(family);
  return release(family);
}

/** A case in which a session was held, and a draft is waited for. */
async function openNegotiation() {
  const family = await openFamily(server);
  await settleDocuments(family.caseId);
  await advance(family.mediator, family.caseId, 'first_session');
  await hold(family);
  return family;
}

test('the case advances with each fact, from the held session to the last signature', async () => {
  const family = await openNegotiation();
  const { mediator, a, b, caseId, participantOfA, participantOfB } = family;
  const step = async () => (await mediator.api.getCaseStep({ caseId })).step;
  expect(await step()).toBe('negotiation_sessions');
  const version = await share(family);
  expect(await step()).toBe('agreement_draft');
  for (const person of [mediator, a, b])
    expect(await missingOf(person, caseId, 'agreement_draft')).toEqual(
      [participantOfA, participantOfB].map(({ id }) => waiting('signatures_in', id, 0, 1, 0)),
    );
  await sign(server, version, a);
  for (const person of [mediator, a, b])
    expect(await missingOf(person, caseId, 'agreement_draft')).toEqual([waiting('signatures_in', participantOfB.id)]);
  await sign(server, version, b);
  const last = await mediator.api.getCaseStep({ caseId });
  expect(last).toMatchObject({ step: 'final_agreement', is_complete: true });
  expect(last.steps.map(({ state, missing }) => [state, missing.length])).toEqual(order.map(() => ['done', 0]));
});

const kindsOf = async ({ api }: TestPerson, caseId: string) =>
  (await api.listCaseActivity({ caseId, limit: 100 })).events.map(({ kind }) => kind);

// ASVS 2.3.1
test('a mediator cannot state that a draft is shared or that all have signed, through the API, SQL or REST', async () => {
  const family = await openNegotiation();
  const { mediator, a, caseId, participantOfA, participantOfB } = family;
  await expect(advance(mediator, caseId, 'agreement_draft')).rejects.toMatchObject({
    code: 'conflict',
    details: [{ path: 'draft_shared', message: 'No draft has been shared yet.' }],
  });
  await addClause(family);
  const stating = (milestone: string) => ({ case_id: caseId, milestone });
  for (const milestone of ['draft_shared', 'signatures_in', 'review_completed'])
    await refuses(mediator, 'case_milestones', stating(milestone));
  await expect(
    mediator.sql((sql) => sql`select private.advance_case(${caseId}, 'agreement_draft')`),
  ).rejects.toMatchObject({ code: 'MP409' });
  await refuses(mediator, 'agreement_versions', {
    case_id: caseId,
    document: 'memorandum',
    number: 1,
    readers: 'everyone',
    clauses: '[]',
    hash: 'a'.repeat(64),
    released_at: '2026-01-01',
  });
  await expect(
    mediator.sql((sql) => sql`update cases set step = 'final_agreement' where id = ${caseId}`),
  ).rejects.toMatchObject({ code: '42501' });
  expect(await mediator.api.getCaseStep({ caseId })).toMatchObject({ step: 'negotiation_sessions' });

  const version = await release(family);
  await expect(advance(mediator, caseId, 'final_agreement')).rejects.toMatchObject({
    code: 'conflict',
    details: [
      { path: 'signatures_in', message: 'A party has not signed the newest version yet.' },
      { path: 'signatures_in', message: 'A party has not signed the newest version yet.' },
    ],
  });
  for (const { id: participant_id } of [participantOfA, participantOfB])
    for (const person of [mediator, a])
      await refuses(person, 'agreement_signatures', {
        case_id: caseId,
        version_id: version.id,
        participant_id,
        name: 'x',
        hash: version.hash,
      });
  expect(await mediator.api.getCaseStep({ caseId })).toMatchObject({ step: 'agreement_draft', is_complete: false });
  expect(await kindsOf(a, caseId)).not.toContain('signatures_in');
});

/** Neither SQL nor REST lets this person add this row. */
async function refuses(person: TestPerson, table: string, row: Record<string, unknown>) {
  const names = Object.keys(row);
  await expect(
    person.sql(
      (sql) => sql`
        insert into ${fragment.ref(table)} (${fragment.join(names.map((it) => fragment.ref(it)))})
        values (${fragment.join(Object.values(row))})`,
    ),
  ).rejects.toMatchObject({ code: '42501' });
  const { error } = await person.supabase.from(table).insert(row);
  expect(error).not.toBeNull();
}

test('a version shared after the signatures returns the case to the agreement draft until both parties sign it', async () => {
  const family = await openNegotiation();
  const { a, b, caseId } = family;
  await sign(server, await share(family), a, b);
  const second = await share(family);
  expect(await a.api.getCaseStep({ caseId })).toMatchObject({ step: 'agreement_draft', is_complete: false });
  await sign(server, second, a);
  expect(await a.api.getCaseStep({ caseId })).toMatchObject({ is_complete: false });
  await sign(server, second, b);
  expect(await a.api.getCaseStep({ caseId })).toMatchObject({ step: 'final_agreement', is_complete: true });
  const recorded = (await kindsOf(a, caseId)).filter((kind) => kind === 'signatures_in' || kind === 'agreement_shared');
  expect(recorded).toEqual(['signatures_in', 'agreement_shared', 'signatures_in', 'agreement_shared']);
});

test('an agreement signed by both parties is incomplete when one of them is removed', async () => {
  const family = await openNegotiation();
  const { mediator, a, b, caseId } = family;
  const version = await share(family);
  await sign(server, version, a, b);
  await remove(server, caseId, b);
  expect(await mediator.api.getCaseStep({ caseId })).toMatchObject({ step: 'agreement_draft', is_complete: false });
  expect(await missingOf(mediator, caseId, 'agreement_draft')).toEqual([waiting('parties_joined', null, 1, 2)]);
});

test('an individual session with one party does not advance the case', async () => {
  const family = await openFamily(server);
  const { mediator, b, caseId } = family;
  await settleDocuments(caseId);
  await advance(mediator, caseId, 'first_session');
  const before = await b.api.getCaseStep({ caseId });
  await hold(family, withA(family));
  expect(await b.api.getCaseStep({ caseId })).toEqual(before);
});

test('a closed case stays at its step, and advances when reopened', async () => {
  const { mediator, caseId } = await openFamily(server);
  const version = async () => (await mediator.api.getCaseStep({ caseId })).version;
  await mediator.api.closeCase({ caseId, reason: 'withdrawn', version: await version() });
  await settleDocuments(caseId);
  expect(await mediator.api.getCaseStep({ caseId })).toMatchObject({ step: 'document_upload' });
  await mediator.api.reopenCase({ caseId, version: await version() });
  expect(await mediator.api.getCaseStep({ caseId })).toMatchObject({ step: 'mediator_review' });
});
