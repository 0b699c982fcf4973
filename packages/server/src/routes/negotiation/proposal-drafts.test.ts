import { expect, test } from 'vitest';
import { erase } from '../../jobs/erasures/erase.fixture.ts';
import { type Family, openFamily, whoMay } from '../../testing/family.ts';
import { addTopic, negotiationOf, offer, terms } from './proposals.fixture.ts';
import { server } from '../../testing/server.ts';
import type { TestPerson } from '../../testing.ts';

const unfinished = [{ label: 'Wednesday', words: '' }];

/** Keeps a draft with a gap. */
const keep = async ({ api }: TestPerson, topicId: string, changes = {}) =>
  (await api.saveProposalDraft({ topicId, audience: 'everyone', terms: unfinished, ...changes })).draft;

/** The drafts that each person of a case reads. */
const readersOf = async (family: Family) => {
  const { mediator, a, b, lawyerA, lawyerB, admin } = family;
  const found = Object.entries({ mediator, a, b, lawyerA, lawyerB, admin }).map(async ([name, person]) => [
    name,
    (await negotiationOf(person, family)).drafts.map(({ id }) => id),
  ]);
  return Object.fromEntries(await Promise.all(found));
};

const nobody = { mediator: [], a: [], b: [], lawyerA: [], lawyerB: [], admin: [] };

test('a draft is read by its author alone, and notifies, records and changes nothing', async () => {
  const family = await openFamily(server);
  const { a, mediator, caseId, participantOfA } = family;
  const topic = await addTopic(family);
  const traces = () => server.owner`
    select (select count(*) from case_events where case_id = ${caseId}) as events,
      (select count(*) from notifications where case_id = ${caseId}) as notifications,
      (select json_agg(t) from topics t where case_id = ${caseId}) as topics`;
  const before = await traces();
  const { id: ofA } = await keep(a, topic.id, { note: 'For calm weeks.' });
  const { id: ofMediator } = await keep(mediator, topic.id, {
    audience: 'one_side',
    participant_id: participantOfA.id,
  });
  expect(await traces()).toEqual(before);
  expect(await readersOf(family)).toEqual({ ...nobody, a: [ofA], mediator: [ofMediator] });
  expect((await negotiationOf(a, family)).proposals).toEqual([]);
  expect((await negotiationOf(a, family)).drafts).toMatchObject([
    { topic_id: topic.id, audience: 'everyone', terms: unfinished, note: 'For calm weeks.', parent_id: null },
  ]);
});

test('a draft is saved again under its id, offered, and gone after that', async () => {
  const family = await openFamily(server);
  const { a, b } = family;
  const topic = await addTopic(family);
  const { id: draft_id } = await keep(a, topic.id);
  expect(await keep(a, topic.id, { draft_id, terms, audience: 'one_side' })).toMatchObject({ id: draft_id, terms });
  await offer(a, topic.id, { draft_id });
  expect(await readersOf(family)).toEqual(nobody);
  expect((await negotiationOf(b, family)).proposals).toMatchObject([{ state: 'offered', terms }]);
  for (const again of [() => offer(a, topic.id, { draft_id }), () => keep(a, topic.id, { draft_id })])
    await expect(again()).rejects.toMatchObject({
      code: 'not_found',
      message: 'This draft is gone. You offered or discarded it in another window.',
    });
  expect((await negotiationOf(b, family)).proposals).toHaveLength(1);
});

test('offering a draft in two windows at once makes one proposal', async () => {
  const family = await openFamily(server);
  const { a } = family;
  const topic = await addTopic(family);
  const { id: draft_id } = await keep(a, topic.id);
  const results = await Promise.allSettled([1, 2].map(() => offer(a, topic.id, { draft_id })));
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await negotiationOf(a, family)).toMatchObject({ drafts: [], proposals: [{ state: 'offered' }] });
});

test('a draft of a counter-proposal names what it answers, and goes when the counter-proposal is made', async () => {
  const family = await openFamily(server);
  const { a, b, mediator } = family;
  const topic = await addTopic(family);
  const { id: parent_id } = await offer(a, topic.id);
  const { id: hidden } = await offer(a, topic.id, { audience: 'one_side' });
  const { id: ofMediator } = await keep(mediator, topic.id);
  const { id: draft_id } = await keep(b, topic.id, { parent_id });
  expect((await negotiationOf(b, family)).drafts).toMatchObject([{ id: draft_id, parent_id }]);
  for (const unread of [hidden, ofMediator, draft_id])
    await expect(keep(b, topic.id, { parent_id: unread })).rejects.toMatchObject({ code: 'not_found' });
  await b.api.counterProposal({ proposalId: parent_id, terms, draft_id });
  expect((await negotiationOf(b, family)).drafts).toEqual([]);
});

test('only the parties and the mediator keep drafts, and only its author saves, offers or discards one', async () => {
  const family = await openFamily(server);
  const { a } = family;
  const topic = await addTopic(family);
  expect(await whoMay(family, (it) => keep(it, topic.id))).toEqual(['mediator', 'a', 'b']);
  for (const use of [
    (draft_id: string) => (it: TestPerson) => keep(it, topic.id, { draft_id }),
    (draft_id: string) => (it: TestPerson) => offer(it, topic.id, { draft_id }),
    (draftId: string) => (it: TestPerson) => it.api.discardProposalDraft({ draftId }),
  ]) {
    const { id } = await keep(a, topic.id);
    expect(await whoMay(family, use(id))).toEqual(['a']);
  }
});

test('a draft is no proposal: it cannot be accepted, countered or withdrawn, not even by its author', async () => {
  const family = await openFamily(server);
  const { a, mediator } = family;
  const topic = await addTopic(family);
  const { id: proposalId } = await keep(a, topic.id);
  for (const { api } of [a, mediator])
    for (const attempt of [
      () => api.acceptProposal({ proposalId }),
      () => api.withdrawProposal({ proposalId }),
      () => api.counterProposal({ proposalId, terms }),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'not_found' });
});

test('a parked topic takes drafts, a case on hold takes none, and a draft is discarded in both', async () => {
  const family = await openFamily(server);
  const { a, mediator, caseId } = family;
  const topic = await addTopic(family);
  const { title } = topic;
  await mediator.api.updateTopic({ topicId: topic.id, title, note: null, state: 'parked', version: 1 });
  const { id: draftId } = await keep(a, topic.id);
  const { id: draft_id } = await keep(a, topic.id);
  await expect(offer(a, topic.id, { draft_id })).rejects.toMatchObject({ code: 'conflict' });
  const { version } = (await mediator.api.getCase({ caseId })).case;
  await mediator.api.changeCaseStatus({ caseId, status: 'on_hold', version });
  await expect(keep(a, topic.id)).rejects.toMatchObject({ code: 'conflict' });
  await a.api.discardProposalDraft({ draftId });
  expect((await negotiationOf(a, family)).drafts).toMatchObject([{ id: draft_id }]);
});

test('a draft shows neither in deleting the case nor in taking its issue out', async () => {
  const family = await openFamily(server);
  const { a, admin, mediator, caseId } = family;
  const topic = await addTopic(family);
  await keep(a, topic.id);
  const { version } = (await mediator.api.getCase({ caseId })).case;
  await mediator.api.updateCase({ caseId, version, issues: [] });
  expect(await readersOf(family)).toEqual(nobody);
  await keep(a, (await addTopic(family)).id);
  await server.owner`delete from case_intakes where case_id = ${caseId}`;
  await server.owner`delete from screening_decisions where case_id = ${caseId}`;
  await admin.api.deleteCase({ caseId });
});

test('the data export of a person has their drafts, and an erasure removes them', async () => {
  const family = await openFamily(server);
  const { a, b, admin } = family;
  const topic = await addTopic(family);
  const { id } = await keep(a, topic.id);
  const { id: ofB } = await keep(b, topic.id);
  expect((await a.api.exportMyData()).data).toMatchObject({ proposals: [{ id, state: 'draft', terms: unfinished }] });
  await erase(server, a, admin);
  expect(await server.owner`select id from proposals where id in (${id}, ${ofB})`).toEqual([{ id: ofB }]);
});
