import type { OfficeClause } from '@mediation/api-client';
import type { Handlers } from '../../../http/handlers.ts';

/** The clauses that an organization wrote. The database lets its admins change them and its mediators read them. */
export const officeClauses = {
  listOfficeClauses: async ({ input: { orgId }, sql }) => {
    const [organization] = await sql`select where exists (select from organizations where id = ${orgId})
      and (private.administers(${orgId}) or private.my_role() = 'mediator' and private.my_organization_id() = ${orgId})`;
    return (
      organization && {
        clauses: await sql<OfficeClause>`
          select id, document, issue, words_en, words_es, version from office_clauses where organization_id = ${orgId}
          order by document, issue nulls last, lower(coalesce(words_en, words_es) ->> 'heading'), id`,
      }
    );
  },

  addOfficeClause: async ({ input: { orgId, ...clause }, sql }) => {
    const [made] = await sql<{ id: string }>`
      select private.save_office_clause(${orgId}, null, ${JSON.stringify(clause)}::jsonb, null) as id`;
    return made && { clause_id: made.id };
  },

  saveOfficeClause: async ({ input: { clauseId, version, ...clause }, sql }) => {
    await sql`select private.save_office_clause(null, ${clauseId}, ${JSON.stringify(clause)}::jsonb, ${version})`;
    return { ok: true as const };
  },

  removeOfficeClause: async ({ input: { clauseId }, sql }) => {
    await sql`select private.remove_office_clause(${clauseId})`;
    return { ok: true as const };
  },
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/organizations/office-clauses')>;
