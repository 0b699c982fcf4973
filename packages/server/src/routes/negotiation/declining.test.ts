import { expect, test } from 'vitest';
import { openFamily, whoMay } from '../../testing/family.ts';
import { addTopic, eventsOf, messagesFor, negotiationOf, offer, otherTerms } from './proposals.fixture.ts';
import { server } from '../../testing/server.ts';
import type { TestPerson } from '../../testing.ts';

const reason = 'The school is too far from there.';
const said = 'A proposal was not accepted.';

test('a party declines a proposal of the other, who reads that it is not accepted and never why', async () => {
  const family = await openFamily(server);
  const { a, b, mediator, lawyerA, lawyerB, caseId, participantOfB } = family;
  const topic = await addTopic(family);
  const { id: proposalId } = await offer(a, topic.id);
  const { proposal } = await b.api.declineProposal({ proposalId, reason });
  const declined_by = [{ participant_id: participantOfB.id, reason }];
  expect(proposal).toMatchObject({ state: 'declined', settled_at: expect.any(String) as string, declined_by });
  expect((await negotiationOf(mediator, family)).proposals).toMatchObject([{ state: 'declined', declined_by }]);
  for (const reader of [a, lawyerA, lawyerB]) {
    const read = await negotiationOf(reader, family);
    expect(read.proposals).toMatchObject([{ state: 'declined', declined_by: [] }]);
    expect(JSON.stringify(read)).not.toContain(reason);
    expect((await reader.supabase.from('proposal_answers').select('id')).data).toEqual([]);
  }
  for (const reader of [a, mediator, lawyerA]) expect((await messagesFor(reader, topic.id)).at(-1)).toBe(said);
  expect(await messagesFor(b, topic.id)).not.toContain(said);
  expect((await eventsOf(caseId)).at(-1)).toEqual({ kind: 'proposal_declined', visible_to: `case-${caseId}` });
  expect(JSON.stringify(await server.owner`select * from notifications where case_id = ${caseId}`)).not.toContain(
    reason,
  );
  expect((await negotiationOf(a, family)).topics).toMatchObject([{ state: 'in_discussion', proposal_id: null }]);
  expect((await offer(b, topic.id)).state).toBe('offered');
});

test('a proposal is declined without a reason, and only once', async () => {
  const family = await openFamily(server);
  const { a, b, participantOfB } = family;
  const topic = await addTopic(family);
  const { id: proposalId } = await offer(a, topic.id);
  expect((await b.api.declineProposal({ proposalId })).proposal).toMatchObject({
    declined_by: [{ participant_id: participantOfB.id, reason: null }],
  });
  const closed = { code: 'conflict', message: 'This proposal is not open any more. Look at the newest one.' };
  for (const again of [
    () => b.api.declineProposal({ proposalId, reason }),
    () => b.api.acceptProposal({ proposalId }),
    () => b.api.counterProposal({ proposalId, terms: otherTerms }),
    () => a.api.withdrawProposal({ proposalId }),
  ])
    await expect(again()).rejects.toMatchObject(closed);
  const { id: next } = await offer(a, topic.id);
  for (const empty of ['', ' ', '\u200b'])
    await expect(b.api.declineProposal({ proposalId: next, reason: empty })).rejects.toMatchObject({ code: 'invalid' });
});

test('only the party to whom a proposal was made declines it, through the API and at the database', async () => {
  const family = await openFamily(server);
  const { a, mediator, participantOfA } = family;
  const topic = await addTopic(family);
  const { id: proposalId } = await offer(a, topic.id);
  expect(await whoMay(family, ({ api }) => api.declineProposal({ proposalId }))).toEqual(['b']);
  const { id: open } = await offer(a, topic.id);
  for (const person of [a, mediator, family.lawyerB])
    await expect(person.sql((sql) => sql`select private.answer_proposal(${open}, false, null)`)).rejects.toMatchObject({
      code: 'MP403',
    });
  const { id: aside } = await offer(mediator, topic.id, { audience: 'one_side', participant_id: participantOfA.id });
  await expect(family.b.api.declineProposal({ proposalId: aside })).rejects.toMatchObject({ code: 'not_found' });
  expect((await a.api.declineProposal({ proposalId: aside, reason })).proposal.state).toBe('declined');
  expect((await negotiationOf(family.lawyerA, family)).proposals).toContainEqual(
    expect.objectContaining({ id: aside, state: 'declined', declined_by: [] }),
  );
});

test('a party’s no to a mediator’s proposal to both stays unseen by the other until they have answered, too', async () => {
  const family = await openFamily(server);
  const { a, b, mediator, lawyerA, lawyerB, participantOfA, caseId } = family;
  const topic = await addTopic(family);
  const { id: proposalId } = await offer(mediator, topic.id);
  const seen = async ({ api }: TestPerson) =>
    JSON.stringify([
      await api.getNegotiation({ caseId }),
      await api.listCaseActivity({ caseId, limit: 100 }),
      await api.listNotifications(),
    ]);
  const others = [b, lawyerA, lawyerB];
  const before = await Promise.all(others.map(seen));
  const declined_by = [{ participant_id: participantOfA.id, reason }];
  expect((await a.api.declineProposal({ proposalId, reason })).proposal).toMatchObject({
    state: 'offered',
    declined_by,
  });
  expect(await Promise.all(others.map(seen))).toEqual(before);
  expect((await negotiationOf(mediator, family)).proposals).toMatchObject([{ state: 'offered', declined_by }]);
  expect(await messagesFor(mediator, topic.id)).toEqual([said]);
  for (const again of [
    () => a.api.acceptProposal({ proposalId }),
    () => a.api.declineProposal({ proposalId }),
    () => a.api.counterProposal({ proposalId, terms: otherTerms }),
  ])
    await expect(again()).rejects.toMatchObject({ message: 'You have answered this already.' });
  expect((await b.api.acceptProposal({ proposalId })).proposal).toMatchObject({ state: 'declined', declined_by: [] });
  expect((await negotiationOf(a, family)).topics).toMatchObject([{ state: 'in_discussion', proposal_id: null }]);
  expect((await messagesFor(a, topic.id)).at(-1)).toBe(said);
});

test('the data export of a person has why they declined, and nobody else’s has it', async () => {
  const family = await openFamily(server);
  const { a, b } = family;
  const topic = await addTopic(family);
  const { id: proposalId } = await offer(a, topic.id);
  await b.api.declineProposal({ proposalId, reason });
  expect((await b.api.exportMyData()).data).toMatchObject({ answered_proposals: [{ is_accepted: false, reason }] });
  expect(JSON.stringify((await a.api.exportMyData()).data)).not.toContain(reason);
});
