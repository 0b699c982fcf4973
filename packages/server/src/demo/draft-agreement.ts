import type { ApiClient } from '@mediation/api-client';
import type { Sql } from '../database/database.ts';
import {
  clause,
  firstWords,
  holidayWords,
  lawyerComments,
  type NewClause,
  secondWords,
  thirdWords,
} from './agreement-words.ts';
import type { DemoName } from './people.ts';
import { changeNights } from './plan-nights.ts';
import { releaseVersion } from './release-version.ts';
import { signVersion } from './sign-version.ts';
import { stateRecitals } from './state-recitals.ts';

type Apis = Record<DemoName, ApiClient>;

/**
 * A memorandum with a version on which both lawyers commented, a second one that one party signed and a draft of the
 * third; a parenting plan to read, whose schedule is being changed; and a financial statement with both signatures.
 */
export async function draftAgreement(apis: Apis, caseId: string, owner: Sql): Promise<void> {
  const { ruth, maya, daniel } = apis;
  const add = (words: NewClause) => ruth.addClause({ caseId, document: 'memorandum', ...words });
  await stateRecitals(ruth, caseId);
  for (const words of firstWords) await add(words);
  const first = await releaseVersion(ruth, owner, { caseId, document: 'memorandum', daysAgo: 9 });
  await holdLawyerRound(apis, owner, caseId, first.id);
  for (const words of secondWords) await change(ruth, caseId, words);
  const second = await releaseVersion(ruth, owner, { caseId, document: 'memorandum', daysAgo: 4 });
  await askAboutClause(maya, caseId, second.id);
  await signVersion(apis, owner, second, ['daniel']);
  for (const words of thirdWords.changed) await change(ruth, caseId, words);
  const payment = (await ruth.getAgreement({ caseId })).documents[0]!.draft!.clauses.find(
    ({ heading }) => heading === 'Monthly payment',
  )!;
  for (const words of thirdWords.added) {
    const added = await add(words);
    await ruth.moveClause({ clauseId: added.clause.id, before: payment.id });
  }

  await draftParentingPlan(ruth, caseId);
  await releaseVersion(ruth, owner, { caseId, document: 'parenting', daysAgo: 1 });
  await changeNights(ruth, caseId);

  await ruth.addClause({
    caseId,
    document: 'finances',
    ...clause(
      null,
      'Our figures',
      'agreed',
      'Maya and Daniel each wrote down everything they own, owe, receive and spend on 31 October 2026. The figures are in the tables of this statement. Maya sends Daniel the letter of her pension by 5 December 2026.',
      'Maya and Daniel both showed everything. The tables below are part of what is signed.',
      [{ kind: 'handover', who: 'A', what: 'Send the pension letter', due_on: '2026-12-05', repeats: 'none' }],
    ),
  });
  const figures = await releaseVersion(ruth, owner, { caseId, document: 'finances', daysAgo: 6 });
  await signVersion({ ruth, maya, daniel }, owner, figures, ['maya', 'daniel']);
}

async function change(ruth: ApiClient, caseId: string, words: NewClause) {
  const { documents } = await ruth.getAgreement({ caseId });
  const it = documents[0]?.draft?.clauses.find(({ heading }) => heading === words.heading);
  await ruth.updateClause({ clauseId: it!.id, version: it!.version, plain_still_fits: true, ...words });
}

/** Both lawyers comment without reading each other, and Ruth says what became of each comment. */
async function holdLawyerRound(apis: Apis, owner: Sql, caseId: string, versionId: string) {
  const { ruth } = apis;
  const deadline_at = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000).toISOString();
  const { round } = await ruth.openLawyerRound({ caseId, versionId, deadline_at });
  const { documents } = await ruth.getAgreement({ caseId });
  const clauseOf = (called: string) => documents[0]!.newest!.clauses.find(({ heading }) => heading === called)!.id;
  for (const { by, heading, text } of lawyerComments)
    await apis[by].addClauseComment({
      caseId,
      versionId,
      clause_id: clauseOf(heading),
      audience: 'everyone',
      round_id: round.id,
      text,
    });
  for (const lawyer of [apis.tomas, apis.priya]) await lawyer.finishLawyerRound({ roundId: round.id });
  const { comments } = await ruth.listClauseComments({ caseId, versionId });
  for (const { id: commentId, text } of comments) {
    const outcome = lawyerComments.find((it) => it.text === text)?.outcome;
    if (outcome !== undefined) await ruth.settleClauseComment({ commentId, outcome });
  }
  await owner`
    update lawyer_rounds set opened_at = now() - interval '9 days', deadline_at = now() - interval '6 days',
      closed_at = now() - interval '7 days'
    where id = ${round.id}`;
  await owner`update clause_comments set created_at = created_at - interval '8 days' where round_id = ${round.id}`;
}

async function askAboutClause(maya: ApiClient, caseId: string, versionId: string) {
  const { documents } = await maya.getAgreement({ caseId });
  const clause_id = documents[0]!.newest!.clauses.find(({ heading }) => heading === 'Monthly payment')!.id;
  const text = 'Are Ada’s music lessons in this sum?';
  await maya.addClauseComment({ caseId, versionId, clause_id, audience: 'mediator', text });
}

/** A parenting plan that begins with an agreed proposal. */
async function draftParentingPlan(ruth: ApiClient, caseId: string) {
  const { proposals, topics } = await ruth.getNegotiation({ caseId });
  const topic = topics.find(({ issue, state }) => issue === 'parenting' && state === 'agreed');
  const agreed = proposals.find(({ topic_id, state }) => topic_id === topic?.id && state === 'agreed');
  if (agreed === undefined || topic === undefined) return;
  await ruth.addClause({
    caseId,
    document: 'parenting',
    ...clause(topic.issue, topic.title ?? 'Holidays', 'agreed', holidayWords),
    source_proposal_id: agreed.id,
  });
}
