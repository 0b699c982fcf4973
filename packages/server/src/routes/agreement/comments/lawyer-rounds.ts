import type { AskedRound, LawyerRound } from '@mediation/api-client';
import { sql as fragment } from 'kysely';
import type { Sql } from '../../../database/database.ts';
import type { Handlers } from '../../../http/handlers.ts';

export const lawyerRounds = {
  listAskedRounds: async ({ sql }) => {
    const rounds = await sql<AskedRound>`
      select r.id, r.case_id, c.title as case_title, v.document, v.number as version_number, r.deadline_at,
        m.done_at is not null as is_done, (
          select count(*)::int from clause_comments own where own.round_id = r.id and own.author_id = me.user_id) as comments
      from lawyer_rounds r
      join lawyer_round_members m on m.round_id = r.id
      join case_participants me on me.id = m.participant_id and me.user_id = auth.uid() and me.status = 'active'
        and me.confirmed_by_client_at is not null
      join agreement_versions v on v.id = r.version_id
      join cases c on c.id = r.case_id and c.status = 'open'
      where r.closed_at is null and r.deadline_at > now()
      order by r.deadline_at, r.id`;
    return { rounds };
  },

  listLawyerRounds: async ({ input: { caseId, document }, sql }) => {
    const [visible] = await sql`select id from cases where id = ${caseId}`;
    if (!visible) return undefined;
    return { rounds: await select(sql, fragment`v.case_id = ${caseId} and v.document = ${document}`) };
  },

  openLawyerRound: async ({ input: { caseId, versionId, deadline_at }, sql }) => {
    const [made] = await sql<{ id: string }>`
      select private.open_lawyer_round(id, ${deadline_at}) as id
      from agreement_versions where id = ${versionId} and case_id = ${caseId}`;
    return roundOf(sql, made?.id);
  },

  finishLawyerRound: async ({ input: { roundId }, sql }) => {
    await sql`select private.finish_lawyer_round(${roundId})`;
    return roundOf(sql, roundId);
  },

  resumeLawyerRound: async ({ input: { roundId }, sql }) => {
    await sql`select private.resume_lawyer_round(${roundId})`;
    return roundOf(sql, roundId);
  },

  extendLawyerRound: async ({ input: { roundId, deadline_at }, sql }) => {
    await sql`select private.extend_lawyer_round(${roundId}, ${deadline_at})`;
    return roundOf(sql, roundId);
  },

  endLawyerRound: async ({ input: { roundId }, sql }) => {
    await sql`select private.end_lawyer_round(${roundId})`;
    return roundOf(sql, roundId);
  },
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/agreement/lawyer-rounds')>;

// Row-level security returns the lines and comments of others once the round is closed.
const select = (sql: Sql, which: ReturnType<typeof fragment>) => sql<LawyerRound>`
  select r.id, r.version_id, r.opened_at, r.deadline_at, r.closed_at, coalesce((
    select json_agg(json_build_object('participant_id', m.participant_id, 'name', coalesce(p.name, 'Someone'),
      'is_me', coalesce(lawyer.user_id = auth.uid(), false), 'done_at', m.done_at, 'comments', (
        select count(*) from clause_comments c where c.round_id = r.id and c.author_id = lawyer.user_id))
      order by lawyer.side, p.name)
    from lawyer_round_members m join case_participants lawyer on lawyer.id = m.participant_id
      left join profiles p on p.id = lawyer.user_id
    where m.round_id = r.id), '[]') as lawyers
  from lawyer_rounds r join agreement_versions v on v.id = r.version_id
  where ${which} order by r.opened_at desc, r.id`;

async function roundOf(sql: Sql, id: string | undefined): Promise<{ round: LawyerRound } | undefined> {
  const [round] = await select(sql, fragment`r.id = ${id}`);
  return round && { round };
}
