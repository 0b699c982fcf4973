import { ApiError, type ScreeningDecision } from '@mediation/api-client';
import type { Sql } from '../../../database/database.ts';
import type { Handlers } from '../../../http/handlers.ts';

/** What mediators decide about each party before a first session. The database shows it to nobody else. */
export const screening = {
  listScreenings: async ({ input: { caseId }, sql }) =>
    (await mediates(sql, caseId)) ? { decisions: await decisionsOf(sql, caseId) } : undefined,

  recordScreening: async ({ input, sql }) => {
    const { caseId, participant_id, instrument, screened_on, outcome, adaptations, own_words, next_review_on } = input;
    const [visible] = await sql`select id from cases where id = ${caseId}`;
    if (!visible) return undefined;
    if (!(await mediates(sql, caseId))) throw new ApiError('forbidden', 'Only the mediator may do this.');
    await sql`
      insert into screening_decisions
        (case_id, participant_id, instrument, screened_on, outcome, adaptations, own_words, next_review_on)
      values (${caseId}, ${participant_id}, ${instrument}, ${screened_on}::date, ${outcome}, ${adaptations}::text[],
        ${own_words}, ${next_review_on}::date)`;
    return { decisions: await decisionsOf(sql, caseId) };
  },
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/cases/screening')>;

const decisionsOf = (sql: Sql, caseId: string) => sql<ScreeningDecision>`
  select d.id, d.participant_id, d.instrument, d.screened_on, d.outcome, d.adaptations, d.own_words, d.next_review_on,
    p.name as decided_by_name, d.decided_at
  from screening_decisions d join profiles p on p.id = d.decided_by
  where d.case_id = ${caseId} order by d.decided_at desc, d.id`;

async function mediates(sql: Sql, caseId: string): Promise<boolean> {
  const rows = await sql`select where ${caseId}::uuid in (select private.my_mediated_case_ids())`;
  return rows.length > 0;
}
