import { expect, test } from 'vitest';
import { expireProposals } from '../../jobs/expire-proposals.ts';
import { openFamily, remove, whoMay } from '../../testing/family.ts';
import { addTopic, eventsOf, messagesFor, negotiationOf, offer, otherTerms, terms } from './proposals.fixture.ts';
import { server } from '../../testing/server.ts';
import { inHours } from '../sessions/sessions.fixture.ts';

const passed = (proposalId: string) =>
  server.owner`update proposals set expires_at = now() - interval '1 minute' where id = ${proposalId}`;

test('a proposal is countered by the other party, then accepted, which settles the topic', async () => {
  const family = await openFamily(server);
  const { a, b, mediator, caseId, participantOfA, participantOfB } = family;
  const topic = await addTopic(family);
  const first = await offer(a, topic.id, { note: 'The children need calm weeks.' });
  expect(first).toMatchObject({ state: 'offered', from_participant_id: participantOfA.id, from_name: 'Ada Reyes' });
  const { proposal: counter } = await b.api.counterProposal({ proposalId: first.id, terms: otherTerms });
  expect(counter).toMatchObject({ state: 'offered', parent_id: first.id, from_participant_id: participantOfB.id });
  await expect(b.api.acceptProposal({ proposalId: first.id })).rejects.toMatchObject({ code: 'conflict' });
  const { proposal: agreed } = await a.api.acceptProposal({ proposalId: counter.id });
  expect(agreed).toMatchObject({ state: 'agreed', accepted_by: [participantOfA.id] });

  const { topics, proposals } = await negotiationOf(mediator, family);
  expect(topics).toMatchObject([{ id: topic.id, state: 'agreed', proposal_id: counter.id }]);
  expect(proposals.map(({ id, state }) => [id, state])).toEqual([
    [first.id, 'countered'],
    [counter.id, 'agreed'],
  ]);
  expect((await a.api.getCase({ caseId })).case.issues).toEqual([{ issue: 'parenting', state: 'agreed' }]);
  expect((await eventsOf(caseId)).map(({ kind }) => kind)).toEqual([
    'topic_added',
    'topic_changed',
    'proposal_offered',
    'proposal_countered',
    'proposal_agreed',
  ]);
});

test('an offer notifies whoever answers and the other readers in neutral words with a link to the topic', async () => {
  const family = await openFamily(server);
  const { a, b, lawyerA, lawyerB, mediator } = family;
  const topic = await addTopic(family);
  const { id: proposalId } = await offer(a, topic.id);
  expect(await messagesFor(b, topic.id)).toEqual(['A proposal waits for your answer.']);
  for (const reader of [mediator, lawyerA, lawyerB])
    expect(await messagesFor(reader, topic.id)).toEqual(['There is a new proposal in your case.']);
  expect(await messagesFor(a, topic.id)).toEqual([]);
  const [notification] = (await b.api.listNotifications()).notifications;
  expect(notification).toMatchObject({ type: 'case_update', subject_type: 'topic', subject_id: topic.id });
  await b.api.acceptProposal({ proposalId });
  expect(await messagesFor(a, topic.id)).toEqual(['A topic of your case is agreed.']);
});

test('a proposal of a party to their side is for that party, their lawyer and the mediator, and nobody answers it', async () => {
  const family = await openFamily(server);
  const { a, b, mediator, lawyerA, lawyerB, admin, caseId } = family;
  const topic = await addTopic(family);
  const { id: proposalId } = await offer(a, topic.id, { audience: 'one_side' });
  for (const reader of [a, mediator, lawyerA])
    expect((await negotiationOf(reader, family)).proposals).toMatchObject([{ id: proposalId }]);
  for (const other of [b, lawyerB])
    expect(await negotiationOf(other, family)).toMatchObject({ topics: [{ state: 'not_started' }], proposals: [] });
  expect(await negotiationOf(admin, family)).toMatchObject({ topics: [], proposals: [] });
  await expect(b.api.acceptProposal({ proposalId })).rejects.toMatchObject({ code: 'not_found' });
  for (const reader of [a, mediator, lawyerA])
    await expect(reader.api.acceptProposal({ proposalId })).rejects.toMatchObject({ code: 'forbidden' });
  expect((await eventsOf(caseId)).at(-1)).toEqual({
    kind: 'proposal_offered',
    visible_to: `private-${caseId}-${a.id}`,
  });
});

test('only the party to whom a proposal was made accepts or counters it, and only its author withdraws it', async () => {
  const family = await openFamily(server);
  const { a } = family;
  const topic = await addTopic(family);
  const { id: proposalId } = await offer(a, topic.id);
  expect(await whoMay(family, ({ api }) => api.counterProposal({ proposalId, terms: otherTerms }))).toEqual(['b']);
  const { id: second } = await offer(a, topic.id);
  expect(await whoMay(family, ({ api }) => api.withdrawProposal({ proposalId: second }))).toEqual(['a']);
  const { id: third } = await offer(a, topic.id);
  expect(await whoMay(family, ({ api }) => api.acceptProposal({ proposalId: third }))).toEqual(['b']);
});

test('only parties and the mediator make proposals, and only the mediator adds and changes topics', async () => {
  const family = await openFamily(server);
  const topic = await addTopic(family);
  const makers = ['mediator', 'a', 'b'];
  expect(await whoMay(family, (it) => offer(it, topic.id))).toEqual(makers);
  const { caseId } = family;
  const add = { caseId, issue: 'home', title: 'The house' } as const;
  expect(await whoMay(family, ({ api }) => api.addTopic(add))).toEqual(['mediator']);
  const { id: topicId, title, version } = (await negotiationOf(family.mediator, family)).topics[0]!;
  const change = { topicId, title, note: 'Until the house is clear', state: 'parked', version } as const;
  expect(await whoMay(family, ({ api }) => api.updateTopic(change))).toEqual(['mediator']);
  await expect(family.mediator.api.updateTopic(change)).rejects.toMatchObject({ code: 'conflict' });
});

test('a mediator’s proposal to both is agreed when both accept, and neither learns of the other’s yes before', async () => {
  const family = await openFamily(server);
  const { a, b, mediator, participantOfA, participantOfB } = family;
  const topic = await addTopic(family);
  const { id: proposalId } = await offer(mediator, topic.id);
  const before = JSON.stringify(await negotiationOf(b, family));
  expect((await a.api.acceptProposal({ proposalId })).proposal).toMatchObject({
    state: 'offered',
    accepted_by: [participantOfA.id],
  });
  expect(JSON.stringify(await negotiationOf(b, family))).toBe(before);
  await expect(a.api.acceptProposal({ proposalId })).rejects.toMatchObject({ code: 'conflict' });
  expect((await negotiationOf(mediator, family)).proposals[0]?.accepted_by).toEqual([participantOfA.id]);
  expect(await messagesFor(mediator, topic.id)).toEqual(['A proposal was accepted.']);
  expect((await b.api.acceptProposal({ proposalId })).proposal).toMatchObject({
    state: 'agreed',
    accepted_by: [participantOfB.id],
  });
  expect((await negotiationOf(a, family)).topics[0]).toMatchObject({ state: 'agreed', proposal_id: proposalId });
});

test('a mediator’s proposal to one side is answered on that side, in private, and settles no topic', async () => {
  const family = await openFamily(server);
  const { a, b, mediator, lawyerA, lawyerB, participantOfA } = family;
  const topic = await addTopic(family);
  const toA = { audience: 'one_side', participant_id: participantOfA.id } as const;
  await expect(offer(mediator, topic.id, { audience: 'one_side' })).rejects.toMatchObject({ code: 'invalid' });
  const { id: first } = await offer(mediator, topic.id, toA);
  const { proposal: counter } = await a.api.counterProposal({ proposalId: first, terms: otherTerms });
  expect(counter).toMatchObject({ audience: 'one_side', side_participant_id: participantOfA.id });
  const { id: second } = await offer(mediator, topic.id, toA);
  expect((await a.api.acceptProposal({ proposalId: second })).proposal.state).toBe('agreed');
  expect((await negotiationOf(lawyerA, family)).proposals).toHaveLength(3);
  for (const other of [b, lawyerB])
    expect(await negotiationOf(other, family)).toMatchObject({
      topics: [{ state: 'not_started', proposal_id: null }],
      proposals: [],
    });
});

test('a proposal whose time is over reads as expired, takes no answer, and the job marks it and notifies its readers', async () => {
  const family = await openFamily(server);
  const { a, b } = family;
  const topic = await addTopic(family);
  await expect(offer(a, topic.id, { expires_at: inHours(-1) })).rejects.toMatchObject({ code: 'invalid' });
  const { id: proposalId } = await offer(a, topic.id, { expires_at: inHours(48) });
  const { id: open } = await offer(a, topic.id, { expires_at: inHours(48) });
  await passed(proposalId);
  expect((await negotiationOf(b, family)).proposals.map(({ state }) => state)).toEqual(['expired', 'offered']);
  for (const answer of [
    () => b.api.acceptProposal({ proposalId }),
    () => b.api.counterProposal({ proposalId, terms }),
    () => a.api.withdrawProposal({ proposalId }),
  ])
    await expect(answer()).rejects.toMatchObject({ code: 'conflict', message: 'The time for this proposal is over.' });
  for (let runs = 0; runs < 2; runs += 1) await expireProposals(server.owner);
  const gone = 'A proposal is no longer open.';
  expect((await messagesFor(a, topic.id)).filter((it) => it === gone)).toHaveLength(1);
  expect((await messagesFor(b, topic.id)).filter((it) => it === gone)).toHaveLength(1);
  expect((await b.api.acceptProposal({ proposalId: open })).proposal.state).toBe('agreed');
});

test('an agreed proposal closes the other ones to everybody, and the topic takes no more until the mediator reopens it', async () => {
  const family = await openFamily(server);
  const { a, b, mediator } = family;
  const topic = await addTopic(family);
  const { id: other } = await offer(b, topic.id);
  const { id: aside } = await offer(b, topic.id, { audience: 'one_side' });
  const { id: proposalId } = await offer(a, topic.id);
  await b.api.acceptProposal({ proposalId });
  const { proposals, topics } = await negotiationOf(b, family);
  expect(Object.fromEntries(proposals.map(({ id, state }) => [id, state]))).toEqual({
    [other]: 'expired',
    [aside]: 'offered',
    [proposalId]: 'agreed',
  });
  await expect(offer(a, topic.id)).rejects.toMatchObject({
    message: 'This topic is agreed. The mediator can take it up again.',
  });
  const { title, version } = topics[0]!;
  const again = { topicId: topic.id, title, note: null, state: 'in_discussion', version } as const;
  expect((await mediator.api.updateTopic(again)).topic).toMatchObject({ state: 'in_discussion', proposal_id: null });
  expect((await offer(a, topic.id)).state).toBe('offered');
});

test('a proposal to everybody waits until both parties have joined', async () => {
  const family = await openFamily(server);
  const { a, b, caseId } = family;
  const topic = await addTopic(family);
  await remove(server, caseId, b);
  await expect(offer(a, topic.id)).rejects.toMatchObject({ message: 'Both parties have to join first.' });
});

test('a proposal without terms, with an empty term or with too many is refused with the field', async () => {
  const family = await openFamily(server);
  const topic = await addTopic(family);
  const [term] = terms;
  for (const [wrong, path] of [
    [[], 'terms'],
    [[{ label: ' ', words: 'Every week.' }], 'terms.0.label'],
    [[{ label: 'Wednesday', words: '\u200b' }], 'terms.0.words'],
    [Array.from({ length: 21 }, () => term!), 'terms'],
  ] as const)
    await expect(offer(family.a, topic.id, { terms: [...wrong] })).rejects.toMatchObject({
      code: 'invalid',
      details: [{ path }],
    });
});

test('the data export of a person has their own proposals and answers, and nobody else’s', async () => {
  const family = await openFamily(server);
  const { a, b, mediator, participantOfA } = family;
  const topic = await addTopic(family);
  const { id } = await offer(a, topic.id);
  await offer(b, topic.id, { terms: [{ label: 'Wednesday', words: 'At the canal.' }] });
  await b.api.acceptProposal({ proposalId: id });
  await mediator.api.askRealityCheck({
    topicId: topic.id,
    participant_ids: [participantOfA.id],
    question: 'Who drives?',
  });
  const { data: ofA } = await a.api.exportMyData();
  expect(ofA).toMatchObject({ proposals: [{ id }], answered_proposals: [], answers_to_mediator: [{ answer: null }] });
  expect(JSON.stringify(ofA)).not.toContain('At the canal.');
  const { data: ofB } = await b.api.exportMyData();
  expect(ofB).toMatchObject({ answered_proposals: [{ proposal_id: id, is_accepted: true }], answers_to_mediator: [] });
});
