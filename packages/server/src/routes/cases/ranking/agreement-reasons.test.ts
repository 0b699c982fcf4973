import { agreementReasons, type ReasonKind } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { addClause, home, release, sign } from '../../agreement/agreements.fixture.ts';
import { duty, inDays, openSigned } from '../../agreement/duties/duties.fixture.ts';
import { type Family, whoMay } from '../../../testing/family.ts';
import { openNegotiation } from '../../negotiation/negotiation.fixture.ts';
import { server } from '../../../testing/server.ts';

const agreementKinds = new Set<ReasonKind>(agreementReasons);

/** The reasons of a case that are about its agreement, with their counts. */
async function reasonsOf({ mediator, caseId }: Family) {
  const { reasons } = await mediator.api.listCaseReasons({ caseId });
  return reasons.filter(({ kind }) => agreementKinds.has(kind)).map(({ kind, count }) => [kind, count]);
}

test('a comment of a party or lawyer needs the mediator until it is answered or the version is replaced', async () => {
  const family = await openNegotiation(server);
  const { a, b, mediator, caseId } = family;
  const { id: clause_id } = await addClause(family);
  const { id: versionId } = await release(family);
  const on = { caseId, versionId, clause_id };
  await mediator.api.addClauseComment({ ...on, audience: 'everyone', text: 'This is new.' });
  expect(await reasonsOf(family)).toEqual([]);
  const { comment } = await a.api.addClauseComment({ ...on, audience: 'mediator', text: 'Which day?' });
  await b.api.addClauseComment({ ...on, audience: 'everyone', text: 'Who pays the notary?' });
  expect(await reasonsOf(family)).toEqual([['clause_comments', 2]]);
  const oldest = { id: comment.id, document: 'memorandum', clause_id };
  expect((await mediator.api.listCaseReasons({ caseId })).reasons).toContainEqual(
    expect.objectContaining({ kind: 'clause_comments', comment: oldest }),
  );
  expect((await mediator.api.rankCases({ group: 'needs_you' })).cases.map(({ id }) => id)).toContain(caseId);
  expect(await whoMay(family, ({ api }) => api.listCaseReasons({ caseId }))).toEqual(['mediator']);
  await a.api.askMediator({ caseId, kind: 'pause' });
  const [ranked] = (await mediator.api.rankCases()).cases;
  expect(ranked).toMatchObject({
    reason: { kind: 'pause' },
    also: [{ kind: 'clause_comments', count: 2, comment: oldest }],
  });
  await mediator.api.settleClauseComment({ commentId: comment.id, outcome: 'The day is in it now.' });
  expect(await reasonsOf(family)).toEqual([['clause_comments', 1]]);
  await addClause(family);
  await release(family);
  expect(await reasonsOf(family)).toEqual([]);
});

test('a new signature is a reason for two days, and everything signed until the case is closed', async () => {
  const family = await openNegotiation(server);
  const { a, b, mediator, caseId } = family;
  await addClause(family);
  const version = await release(family);
  await sign(server, version, a);
  expect(await reasonsOf(family)).toEqual([['signature', 1]]);
  await server.owner`update agreement_signatures set signed_at = now() - interval '49 hours' where case_id = ${caseId}`;
  expect(await reasonsOf(family)).toEqual([]);
  await sign(server, version, b);
  expect(await reasonsOf(family)).toEqual([['signed', 1]]);
  const { case: it } = await mediator.api.getCase({ caseId });
  await mediator.api.closeCase({ caseId, reason: 'agreed_full', version: it.version });
  expect(await reasonsOf(family)).toEqual([]);
});

test('a case in which everything is signed is not called quiet', async () => {
  const family = await openSigned(server, []);
  const { mediator, caseId } = family;
  await server.owner`update case_events set created_at = created_at - interval '8 days' where case_id = ${caseId}`;
  await server.owner`update cases set created_at = created_at - interval '8 days' where id = ${caseId}`;
  const { reasons } = await mediator.api.listCaseReasons({ caseId });
  expect(reasons.map(({ kind }) => kind)).not.toContain('quiet');
});

test('a review that is due needs the mediator until both parties have done it, or a newer version waits', async () => {
  const review = duty({ kind: 'review', who: 'both', what: 'Look at the sale again', due_on: inDays(-2) });
  const later = duty({ kind: 'review', due_on: inDays(9) });
  const family = await openSigned(server, [review, later, duty({ due_on: inDays(-2) })]);
  const { a, b, mediator, caseId, first } = family;
  const due = ['review_due', 1];
  expect(await reasonsOf(family)).toEqual([due, ['signed', 1]]);
  const done = { caseId, dutyId: review.id, due_on: review.due_on };
  await a.api.markDuty({ ...done, is_done: true });
  expect(await reasonsOf(family)).toContainEqual(due);
  await b.api.markDuty({ ...done, is_done: true });
  expect(await reasonsOf(family)).toEqual([['signed', 1]]);
  await b.api.markDuty({ ...done, is_done: false });
  expect(await reasonsOf(family)).toContainEqual(due);
  await mediator.api.updateClause({ ...first, clauseId: first.id, text: 'It is kept.' });
  await release(family);
  expect((await reasonsOf(family)).map(([kind]) => kind)).not.toContain('review_due');
});

test('a signature on paper that the mediator recorded is no reason, and one on an older version neither', async () => {
  const family = await openNegotiation(server);
  const { a, mediator, caseId } = family;
  const clause = await addClause(family);
  const version = await release(family);
  await sign(server, version, a);
  await server.owner`update agreement_signatures set method = 'paper', recognized_by = 'paper', signed_on = '2026-01-01',
    recorded_by = ${mediator.id} where case_id = ${caseId}`;
  expect(await reasonsOf(family)).toEqual([]);
  await server.owner`update agreement_signatures set recorded_by = null where case_id = ${caseId}`;
  expect(await reasonsOf(family)).toEqual([['signature', 1]]);
  await mediator.api.updateClause({ ...home, text: 'It is kept.', clauseId: clause.id, version: clause.version });
  await release(family);
  expect(await reasonsOf(family)).toEqual([]);
});
