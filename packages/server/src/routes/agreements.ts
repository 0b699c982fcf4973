import { ApiError, type AgreementVersion } from '@mediation/api-client';
import { sql as fragment } from 'kysely';
import type { Sql } from '../database/database.ts';
import type { Handlers } from '../http/handlers.ts';
import { newestFirst, pageOf } from '../http/keyset-page.ts';
import { lockVersion } from '../http/optimistic-lock.ts';

export const agreements = {
  listAgreementVersions: async ({ input: { caseId, cursor, limit }, sql }) => {
    const [visible] = await sql`select id from cases where id = ${caseId}`;
    if (!visible) return undefined;
    const before = newestFirst(cursor);
    const found = await sql<AgreementVersion>`
      select ${whole} from agreement_versions v
      where v.case_id = ${caseId} and (v.created_at, v.id) < (${before.at}::timestamptz, ${before.id}::uuid)
      order by v.created_at desc, v.id desc limit ${limit + 1}`;
    const { rows, next_cursor } = pageOf(found, limit, ({ created_at, id }) => ({ at: created_at, id }));
    return { versions: rows, next_cursor };
  },

  saveAgreementDraft: async ({ input: { caseId, clauses, version }, sql }) => {
    const [visible] = await sql`select id from cases where id = ${caseId}`;
    if (!visible) return undefined;
    const [draft] = await sql<{ id: string; version: number }>`
      select id, version from agreement_versions where case_id = ${caseId} and released_at is null for update`;
    const words = JSON.stringify(clauses);
    if (!draft) {
      const [made] = await sql<{ id: string }>`
        insert into agreement_versions (case_id, clauses) values (${caseId}, ${words}::jsonb) returning id`;
      if (version !== undefined) throw new ApiError('conflict', 'This draft has been shared. Start a new one.');
      return one(sql, made?.id);
    }
    await lockVersion([draft], version);
    await sql`update agreement_versions set clauses = ${words}::jsonb where id = ${draft.id}`;
    return one(sql, draft.id);
  },

  shareAgreement: async ({ input: { caseId, version }, sql }) => {
    const [shared] = await sql<{ id: string }>`select private.share_agreement(${caseId}, ${version}) as id`;
    return one(sql, shared?.id);
  },

  signAgreement: async ({ input: { caseId, agreementId, hash }, sql }) => {
    await sql`select private.sign_agreement(${agreementId}, ${caseId}, ${hash})`;
    return one(sql, agreementId);
  },
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/agreements')>;

const whole = fragment`v.*, coalesce((
    select json_agg(to_json(s) order by s.signed_at, s.id) from agreement_signatures s where s.version_id = v.id
  ), '[]') as signatures`;

async function one(sql: Sql, id: string | undefined): Promise<{ agreement: AgreementVersion } | undefined> {
  const [agreement] = await sql<AgreementVersion>`select ${whole} from agreement_versions v where v.id = ${id}`;
  return agreement && { agreement };
}
