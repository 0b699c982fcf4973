import { createHash } from 'node:crypto';
import type { OrganizationTerms, Terms } from '@mediation/api-client';
import type { Sql } from '../../../database/database.ts';
import { fileOf } from '../../../files/answer-file.ts';
import type { Files } from '../../../files/files.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { startingTerms } from './starting-terms.ts';

/** The terms of an organization, as its admins write and publish them. The database refuses everybody else. */
export const organizationTerms = ({ files: { storage } }: { files: Files }) =>
  ({
    getOrganizationTerms: ({ input: { orgId }, sql }) => read(sql, orgId),

    saveOrganizationTerms: async ({ input: { orgId, draft, version }, sql }) => {
      const [en, es] = [JSON.stringify(draft.en), JSON.stringify(draft.es)];
      await sql`select private.save_terms(${orgId}, ${en}::jsonb, ${es}::jsonb, ${version})`;
      return read(sql, orgId);
    },

    discardTermsDraft: async ({ input: { orgId, version }, sql }) => {
      await sql`select private.discard_terms_draft(${orgId}, ${version})`;
      return read(sql, orgId);
    },

    publishOrganizationTerms: async ({ input: { orgId, version }, sql }) => {
      await sql`select private.publish_terms(${orgId}, ${version})`;
      return read(sql, orgId);
    },

    previewOrganizationTerms: async ({ input: { orgId, language, number = null }, asCaller }) => {
      const { officeOf, termsFileName, writeTermsPdf } = await import('./terms-pdf.ts');
      const found = await asCaller(async (sql) => {
        const [answer, office] = [await read(sql, orgId), await officeOf(sql, orgId)];
        const draft = answer && { parts: answer.terms.draft, number, hash: null, published_at: null };
        const terms = number === null ? draft : await published(sql, orgId, number);
        return answer && office && terms && { terms, office };
      });
      if (!found) return undefined;
      const bytes = await writeTermsPdf(storage, found.office, { ...found.terms, signatures: [] }, language);
      const tag = createHash('sha256').update(bytes).digest('hex');
      return fileOf(bytes, { name: termsFileName(language, number), type: 'application/pdf', tag });
    },
  }) satisfies Handlers<typeof import('@mediation/api-client/endpoints/organizations/organization-terms')>;

/** A published version with the words of both languages. */
async function published(sql: Sql, organizationId: string, number: number) {
  const [found] = await sql<{ parts: Terms; number: number; hash: string; published_at: string }>`
    select jsonb_build_object('en', parts_en, 'es', parts_es) as parts, number, hash, published_at
    from organization_terms where organization_id = ${organizationId} and number = ${number}`;
  return found;
}

interface Row {
  number: number | null;
  parts: Terms;
  version: number;
  published_at: string;
  published_by_name: string | null;
}

async function read(sql: Sql, organizationId: string): Promise<{ terms: OrganizationTerms } | undefined> {
  const [admin] = await sql`select where private.administers(${organizationId})`;
  const [organization] = await sql`select where exists (select from organizations where id = ${organizationId})`;
  if (!admin || !organization) return undefined;
  const rows = await sql<Row>`
    select t.number, jsonb_build_object('en', t.parts_en, 'es', t.parts_es) as parts, t.version, t.published_at,
      p.name as published_by_name
    from organization_terms t left join profiles p on p.id = t.published_by
    where t.organization_id = ${organizationId} order by t.number desc nulls first`;
  const draft = rows.find(({ number }) => number === null);
  return {
    terms: {
      draft: (draft ?? rows[0])?.parts ?? startingTerms,
      version: draft?.version ?? 0,
      is_starting_text: rows.length === 0,
      published: rows.flatMap(({ number, published_at, published_by_name }) =>
        number === null ? [] : [{ number, published_at, published_by_name }],
      ),
    },
  };
}
