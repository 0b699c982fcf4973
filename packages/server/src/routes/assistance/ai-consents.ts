import type { AiConsents, AnswerOf, listAiConsents } from '@mediation/api-client';
import type { Sql } from '../../database/database.ts';
import type { Handlers } from '../../http/handlers.ts';

async function read(sql: Sql, caseId: string): Promise<AiConsents | undefined> {
  const [switches] = await sql<Pick<AiConsents, 'assistance' | 'screening' | 'external'>>`
    select private.assistance_of(id) as assistance, private.screening_is_on(id) as screening,
      private.external_ai_is_on(id) as external
    from cases where id = ${caseId}`;
  if (!switches) return undefined;
  const history = await sql<AiConsents['history'][number]>`
    select answer, answered_at from ai_consents where case_id = ${caseId} and user_id = auth.uid()
    order by answered_at desc, id desc`;
  const people = await sql<AiConsents['people'][number]>`
    select p.user_id, p.name, p.role, newest.answer, newest.answered_at
    from case_participants p
    left join lateral (
      select answer, answered_at from ai_consents c
      where c.case_id = p.case_id and c.user_id = p.user_id order by answered_at desc, c.id desc limit 1
    ) newest on true
    where p.case_id = ${caseId} and p.status = 'active' and p.case_id in (select private.my_mediated_case_ids())
    order by p.created_at, p.id`;
  return { ...switches, mine: history[0] ?? { answer: null, answered_at: null }, history, people };
}

/** Who lets AI read what they write in a case, and whether it is on there. */
export const aiConsents = {
  getAiConsents: ({ input: { caseId }, sql }) => read(sql, caseId),

  listAiConsents: async ({ sql }) => {
    const consents = await sql<AnswerOf<typeof listAiConsents>['consents'][number]>`
      select c.id as case_id, c.title, c.status <> 'closed' as is_open, private.assistance_of(c.id) as assistance,
        coalesce((
          select jsonb_agg(jsonb_build_object('answer', answer, 'answered_at',
            to_char(answered_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')) order by answered_at desc, id desc)
          from ai_consents mine where mine.case_id = c.id and mine.user_id = auth.uid()
        ), '[]') as history
      from case_participants p join cases c on c.id = p.case_id
      where p.user_id = auth.uid() and p.status = 'active' and p.role <> 'mediator'
      order by p.joined_at, c.id`;
    return { consents };
  },

  answerAiConsent: async ({ input: { caseId, answer }, sql }) => {
    const before = await read(sql, caseId);
    if (!before) return undefined;
    await sql`insert into ai_consents (case_id, answer) values (${caseId}, ${answer})`;
    return read(sql, caseId);
  },

  setCaseAssistance: async ({ input: { caseId, enabled }, sql }) => {
    await sql`select private.switch_assistance(${caseId}, ${enabled})`;
    return read(sql, caseId);
  },
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/assistance/ai-consents')>;
