import { expect, test } from 'vitest';
import { openFamily } from '../../testing/family.ts';
import { addTopic, negotiationOf, offer, terms } from './proposals.fixture.ts';
import { server } from '../../testing/server.ts';

test('a parked topic takes no proposal and no answer until the mediator takes it up again', async () => {
  const family = await openFamily(server);
  const { a, b, mediator } = family;
  const topic = await addTopic(family);
  const { id: proposalId } = await offer(a, topic.id);
  const { version } = (await negotiationOf(mediator, family)).topics[0]!;
  const change = { topicId: topic.id, title: topic.title, note: 'Until the house is clear' };
  const { topic: parked } = await mediator.api.updateTopic({ ...change, state: 'parked', version });
  for (const attempt of [
    () => offer(b, topic.id),
    () => b.api.acceptProposal({ proposalId }),
    () => b.api.counterProposal({ proposalId, terms }),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: 'conflict' });
  await mediator.api.updateTopic({ ...change, state: 'in_discussion', version: parked.version });
  expect((await b.api.acceptProposal({ proposalId })).proposal.state).toBe('agreed');
});

test.each(['on_hold', 'closed'] as const)(
  'a case that is %s takes no topic, proposal, answer or question',
  async (status) => {
    const family = await openFamily(server);
    const { a, b, mediator, caseId, participantOfA } = family;
    const topic = await addTopic(family);
    const { id: proposalId } = await offer(a, topic.id);
    const ask = { topicId: topic.id, participant_ids: [participantOfA.id], question: 'Who collects them?' };
    await mediator.api.askRealityCheck(ask);
    const [check] = (await negotiationOf(a, family)).reality_checks;
    const { version } = (await mediator.api.getCase({ caseId })).case;
    if (status === 'closed') await mediator.api.closeCase({ caseId, reason: 'withdrawn', version });
    else await mediator.api.changeCaseStatus({ caseId, status, version });
    const attempts = {
      'adding a topic': mediator.api.addTopic({ caseId, issue: 'home', title: null }),
      'changing a topic': mediator.api.updateTopic({
        topicId: topic.id,
        title: null,
        note: null,
        state: 'parked',
        version: 2,
      }),
      'making a proposal': offer(b, topic.id),
      countering: b.api.counterProposal({ proposalId, terms }),
      accepting: b.api.acceptProposal({ proposalId }),
      withdrawing: a.api.withdrawProposal({ proposalId }),
      asking: mediator.api.askRealityCheck(ask),
      answering: a.api.answerRealityCheck({ realityCheckId: check!.id, answer: 'My sister.' }),
    };
    const found = await Promise.all(
      Object.entries(attempts).map(async ([what, it]) => [what, await it.catch(({ code }: { code: string }) => code)]),
    );
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(Object.keys(attempts).map((it) => [it, 'conflict'])));
  },
);

test('the state of a kind of issue follows from its topics, and setting it sets all of them', async () => {
  const family = await openFamily(server);
  const { mediator, caseId } = family;
  const school = await addTopic(family, 'School days');
  await addTopic(family, 'Holidays');
  const issues = async () => (await mediator.api.getCase({ caseId })).case;
  await mediator.api.updateTopic({ topicId: school.id, title: 'School days', note: null, state: 'agreed', version: 1 });
  expect((await issues()).issues).toEqual([{ issue: 'parenting', state: 'in_discussion' }]);
  const { version } = await issues();
  const put = [
    { issue: 'parenting', state: 'in_discussion' },
    { issue: 'debts', state: 'not_started' },
  ] as const;
  await mediator.api.updateCase({ caseId, version, issues: [...put] });
  expect((await negotiationOf(mediator, family)).topics.map(({ title, state }) => [title, state])).toEqual([
    ['School days', 'agreed'],
    ['Holidays', 'not_started'],
    [null, 'not_started'],
  ]);
  const settled = [{ issue: 'parenting', state: 'agreed' }] as const;
  await mediator.api.updateCase({ caseId, version: (await issues()).version, issues: [...settled] });
  expect((await negotiationOf(mediator, family)).topics).toMatchObject([{ state: 'agreed' }, { state: 'agreed' }]);
});

test('an issue with a proposal cannot be taken out of the case, and a case with one cannot be deleted', async () => {
  const family = await openFamily(server);
  const { a, admin, mediator, caseId } = family;
  const topic = await addTopic(family);
  await offer(a, topic.id, { audience: 'one_side' });
  const { version } = (await mediator.api.getCase({ caseId })).case;
  await expect(mediator.api.updateCase({ caseId, version, issues: [] })).rejects.toMatchObject({ code: 'conflict' });
  await server.owner`delete from case_intakes where case_id = ${caseId}`;
  await server.owner`delete from screening_decisions where case_id = ${caseId}`;
  await expect(admin.api.deleteCase({ caseId })).rejects.toMatchObject({
    message: 'This case holds proposals. Close it instead.',
  });
});
