import type { CaseTopic, Proposal, ProposalDraft, RealityCheck } from '@mediation/api-client';
import { type RawBuilder, sql as fragment } from 'kysely';
import type { Sql } from '../../database/database.ts';
import type { Handlers } from '../../http/handlers.ts';

export const proposals = {
  getNegotiation: async ({ input: { caseId }, sql }) => {
    const [readable] = await sql`select 1 from cases where id = ${caseId}`;
    if (!readable) return undefined;
    return {
      topics: await topicsWhere(sql, fragment`t.case_id = ${caseId}`),
      proposals: await proposalsWhere(sql, fragment`p.case_id = ${caseId}`),
      drafts: await draftsWhere(sql, fragment`p.case_id = ${caseId}`),
      reality_checks: await checksWhere(sql, fragment`q.case_id = ${caseId}`),
    };
  },

  addTopic: async ({ input: { caseId, issue, title }, sql }) => {
    const [made] = await sql<{ id: string }>`select private.add_topic(${caseId}, ${issue}, ${title}) as id`;
    return topicOf(sql, made!.id);
  },

  updateTopic: async ({ input: { topicId, title, state, note, version }, sql }) => {
    await sql`select private.update_topic(${topicId}, ${title}, ${state}, ${note}, ${version})`;
    return topicOf(sql, topicId);
  },

  makeProposal: async ({ input, sql }) => {
    const { topicId, audience, participant_id = null, terms, note = null, expires_at = null, draft_id = null } = input;
    const [made] = await sql<{ id: string }>`
      select private.make_proposal(${topicId}, ${audience}, ${participant_id}, ${JSON.stringify(terms)}, ${note},
        ${expires_at}, ${draft_id}) as id`;
    return proposalOf(sql, made!.id);
  },

  saveProposalDraft: async ({ input, sql }) => {
    const { topicId, draft_id = null, parent_id = null, audience, participant_id = null, note = null } = input;
    const [made] = await sql<{ id: string }>`
      select private.save_proposal_draft(${topicId}, ${draft_id}, ${parent_id}, ${audience}, ${participant_id},
        ${JSON.stringify(input.terms)}, ${note}, ${input.expires_at ?? null}) as id`;
    const [draft] = await draftsWhere(sql, fragment`p.id = ${made!.id}`);
    return draft && { draft };
  },

  discardProposalDraft: async ({ input: { draftId }, sql }) => {
    await sql`select private.discard_proposal_draft(${draftId})`;
    return { ok: true as const };
  },

  counterProposal: async ({ input, sql }) => {
    const { proposalId, terms, note = null, expires_at = null, draft_id = null } = input;
    const [made] = await sql<{ id: string }>`
      select private.counter_proposal(${proposalId}, ${JSON.stringify(terms)}, ${note}, ${expires_at},
        ${draft_id}) as id`;
    return proposalOf(sql, made!.id);
  },

  acceptProposal: async ({ input: { proposalId }, sql }) => {
    await sql`select private.answer_proposal(${proposalId}, true, null)`;
    return proposalOf(sql, proposalId);
  },

  declineProposal: async ({ input: { proposalId, reason = null }, sql }) => {
    await sql`select private.answer_proposal(${proposalId}, false, ${reason})`;
    return proposalOf(sql, proposalId);
  },

  withdrawProposal: async ({ input: { proposalId }, sql }) => {
    await sql`select private.withdraw_proposal(${proposalId})`;
    return proposalOf(sql, proposalId);
  },

  askRealityCheck: async ({ input: { topicId, participant_ids, question }, sql }) => {
    await sql`select private.ask_reality_check(${topicId}, ${participant_ids}::uuid[], ${question})`;
    return { ok: true as const };
  },

  answerRealityCheck: async ({ input: { realityCheckId, answer }, sql }) => {
    await sql`select private.answer_reality_check(${realityCheckId}, ${answer})`;
    const [found] = await checksWhere(sql, fragment`q.id = ${realityCheckId}`);
    return found && { reality_check: found };
  },
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/negotiation/proposals')>;

type Condition = RawBuilder<unknown>;

const topicsWhere = (sql: Sql, condition: Condition) =>
  sql<CaseTopic>`select t.* from topics t where ${condition} order by t.created_at, t.id`;

/** Proposals with their author's name. One whose time is over reads as expired before the job has marked it. */
const proposalsWhere = (sql: Sql, condition: Condition) => sql<Proposal>`
  select p.*, coalesce(person.name, author.name) as from_name, author.role as from_role,
    case when p.state = 'offered' and p.expires_at <= now() then 'expired' else p.state end as state,
    case when p.state = 'offered' and p.expires_at <= now() then p.expires_at else p.settled_at end as settled_at,
    array(select a.participant_id from proposal_answers a where a.proposal_id = p.id and a.is_accepted order by a.answered_at)
      as accepted_by, coalesce((
      select json_agg(json_build_object('participant_id', a.participant_id, 'reason', a.reason) order by a.answered_at)
      from proposal_answers a where a.proposal_id = p.id and not a.is_accepted), '[]') as declined_by
  from proposals p
  join case_participants author on author.id = p.from_participant_id
  left join profiles person on person.id = author.user_id
  where p.state <> 'draft' and ${condition} order by p.created_at, p.id`;

const draftsWhere = (sql: Sql, condition: Condition) => sql<ProposalDraft>`
  select p.* from proposals p where p.state = 'draft' and ${condition} order by p.created_at, p.id`;

const checksWhere = (sql: Sql, condition: Condition) =>
  sql<RealityCheck>`select q.* from reality_checks q where ${condition} order by q.created_at, q.id`;

async function topicOf(sql: Sql, id: string) {
  const [topic] = await topicsWhere(sql, fragment`t.id = ${id}`);
  return topic && { topic };
}

async function proposalOf(sql: Sql, id: string) {
  const [proposal] = await proposalsWhere(sql, fragment`p.id = ${id}`);
  return proposal && { proposal };
}
