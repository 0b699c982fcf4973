import type { AgreementVersion, ClauseComment } from '@mediation/api-client';
import { sql as fragment } from 'kysely';
import type { Sql } from '../../../database/database.ts';
import type { Handlers } from '../../../http/handlers.ts';

export const clauseComments = {
  listClauseComments: async ({ input: { caseId, versionId }, sql }) => {
    const [version] = await sql<Pick<AgreementVersion, 'document' | 'number'>>`
      select document, number from agreement_versions where id = ${versionId} and case_id = ${caseId}`;
    if (!version) return undefined;
    const { document, number } = version;
    const carriedOver = fragment`
      c.outcome is null and v.case_id = ${caseId} and v.document = ${document} and v.number < ${number}`;
    return { comments: await select(sql, fragment`c.version_id = ${versionId} or ${carriedOver}`) };
  },

  addClauseComment: async ({ input, sql }) => {
    const { caseId, versionId, clause_id, audience, participant_id = null, round_id = null, text } = input;
    const [made] = await sql<{ id: string }>`
      select private.add_clause_comment(id, ${clause_id}, ${audience}, ${participant_id}, ${round_id}, ${text}) as id
      from agreement_versions where id = ${versionId} and case_id = ${caseId}`;
    const [comment] = await select(sql, fragment`c.id = ${made?.id}`);
    return comment && { comment };
  },

  settleClauseComment: async ({ input: { commentId, outcome }, sql }) => {
    await sql`select private.settle_clause_comment(${commentId}, ${outcome})`;
    return { ok: true as const };
  },

  changeClauseComment: async ({ input: { commentId, text }, sql }) => {
    await sql`select private.change_clause_comment(${commentId}, ${text})`;
    return { ok: true as const };
  },

  withdrawClauseComment: async ({ input: { commentId }, sql }) => {
    await sql`select private.withdraw_clause_comment(${commentId})`;
    return { ok: true as const };
  },
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/agreement/clause-comments')>;

const select = (sql: Sql, which: ReturnType<typeof fragment>) => sql<ClauseComment>`
  select c.*, v.number as version_number, v.readers as version_readers, c.visible_to like 'user-%' as is_sealed, coalesce(p.name, 'Someone') as author_name,
    (select answerer.name from profiles answerer where answerer.id = c.settled_by) as settled_by_name, (
    select m.role from case_participants m where m.case_id = c.case_id and m.user_id = c.author_id
    order by m.status = 'active' desc limit 1) as author_role
  from clause_comments c join agreement_versions v on v.id = c.version_id left join profiles p on p.id = c.author_id
  where ${which} order by c.created_at, c.id`;
