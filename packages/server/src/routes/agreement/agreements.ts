import { foreignClauses } from '@mediation/agreement';
import {
  type AgreementDocument,
  type AgreementVersion,
  ApiError,
  DocumentKind,
  type DraftClause,
  limits,
  type MoneyStatement,
  type ParentingSchedule,
  type ReleasedVersion,
} from '@mediation/api-client';
import { sql as fragment } from 'kysely';
import { languageOfVersion } from '../../agreement-files/content-of.ts';
import type { Sql } from '../../database/database.ts';
import type { Handlers } from '../../http/handlers.ts';
import { newestFirst, pageOf } from '../../http/answer/keyset-page.ts';
import { lockVersion } from '../../http/optimistic-lock.ts';

export const agreements = {
  getAgreement: async ({ input: { caseId }, sql }) => {
    if (!(await isVisible(sql, caseId))) return undefined;
    const kinds = await sql<
      Pick<AgreementDocument, 'document' | 'is_needed' | 'is_skipped' | 'in_force_number'> & {
        tag: string | null;
        is_changed: boolean | null;
        schedule: ParentingSchedule | null;
        statement: MoneyStatement | null;
        recitals: AgreementVersion['recitals'];
      }
    >`
      select kind.document, kind.document in (select private.needed_documents(${caseId})) as is_needed,
        kind.document = any ((select skipped_documents from cases where id = ${caseId})::text[]) as is_skipped,
        (select number from private.versions_in_force(${caseId}) signed where signed.document = kind.document) as in_force_number,
        private.draft_tag(${caseId}, kind.document) as tag,
        private.is_draft_changed(${caseId}, kind.document) as is_changed,
        case kind.document when 'parenting' then private.mediated_draft_annex(${caseId}, 'parenting') end as schedule,
        case kind.document when 'finances' then private.mediated_draft_annex(${caseId}, 'finances') end as statement,
        private.mediated_recitals(${caseId}) as recitals
      from unnest(${DocumentKind.options}::text[]) with ordinality as kind (document, position) order by kind.position`;
    const newest = await newestVersions(sql, caseId);
    const clauses = await sql<DraftClause>`
      select ${wholeClause} from agreement_clauses c where c.case_id = ${caseId} order by c.position, c.created_at`;
    const documents = kinds.map(({ tag, is_changed, schedule, statement, recitals, ...kind }) => ({
      ...kind,
      is_skipped: kind.is_skipped && !kind.is_needed,
      newest: newest.find(({ document }) => document === kind.document) ?? null,
      // Null for everybody but the mediators of the case.
      draft:
        is_changed === null
          ? null
          : {
              tag,
              is_changed,
              schedule,
              statement,
              recitals,
              clauses: clauses.filter(({ document }) => document === kind.document),
            },
    }));
    return { documents };
  },

  listReleasedVersions: async ({ sql }) => {
    const versions = await sql<ReleasedVersion>`
      select v.id as version_id, v.case_id, c.title as case_title, v.document, v.number, v.released_at
      from case_participants me
      join cases c on c.id = me.case_id and c.status = 'open'
      cross join private.newest_versions(c.id) newest
      join agreement_versions v on v.id = newest.id
      where me.user_id = auth.uid() and me.role = 'lawyer' and me.status = 'active'
        and v.id not in (select id from private.versions_in_force(c.id))
      order by v.released_at desc, v.id limit ${limits.pageMax}`;
    return { versions };
  },

  listAgreementVersions: async ({ input: { caseId, document, cursor, limit }, sql }) => {
    if (!(await isVisible(sql, caseId))) return undefined;
    const before = newestFirst(cursor);
    const found = await sql<AgreementVersion>`
      select ${wholeVersion} from agreement_versions v
      where v.case_id = ${caseId} and v.document = ${document}
        and (v.released_at, v.id) < (${before.at}::timestamptz, ${before.id}::uuid)
      order by v.released_at desc, v.id desc limit ${limit + 1}`;
    const { rows, next_cursor } = pageOf(found, limit, ({ released_at, id }) => ({ at: released_at, id }));
    return { versions: rows, next_cursor };
  },

  addClause: async ({
    input: { caseId, document, source_proposal_id = null, duties = [], plain_is_older = false, ...words },
    sql,
  }) => {
    if (!(await isVisible(sql, caseId))) return undefined;
    if (source_proposal_id !== null) await requireAgreed(sql, caseId, source_proposal_id);
    const [made] = await sql<{ id: string }>`
      insert into agreement_clauses
        (case_id, document, issue, heading, text, plain_text, explained_text, state, source_proposal_id, duties, position)
      select ${caseId}, ${document}, ${words.issue}, ${words.heading}, ${words.text}, ${words.plain_text},
        ${plain_is_older ? '' : words.text}, ${words.state}, ${source_proposal_id}, ${JSON.stringify(duties)}::jsonb, coalesce(max(c.position), 0) + 1
      from agreement_clauses c where c.case_id = ${caseId} and c.document = ${document}
      returning id`;
    return clauseOf(sql, made?.id);
  },

  updateClause: async ({ input: { clauseId, version, plain_still_fits = false, duties, ...words }, sql }) => {
    const clause = await lockVersion(await lockClause(sql, clauseId), version);
    if (!clause) return undefined;
    await sql`
      update agreement_clauses set issue = ${words.issue}, heading = ${words.heading}, text = ${words.text},
        plain_text = ${words.plain_text}, state = ${words.state},
        explained_text = case when ${plain_still_fits} or plain_text <> ${words.plain_text} then ${words.text} else explained_text end,
        duties = coalesce(${duties === undefined ? null : JSON.stringify(duties)}::jsonb, duties)
      where id = ${clauseId}`;
    return clauseOf(sql, clauseId);
  },

  moveClause: async ({ input: { clauseId, before }, sql }) => {
    const [clause] = await lockClause(sql, clauseId);
    if (!clause) return undefined;
    await sql`
      with kept as (
        select id, row_number() over (order by position, created_at) as place from agreement_clauses
        where case_id = ${clause.case_id} and document = ${clause.document} and id <> ${clauseId}
      ), placed as (
        select id, place * 2 as place from kept
        union all
        select ${clauseId}::uuid, coalesce((select place * 2 - 1 from kept where id = ${before}), (select count(*) * 2 + 1 from kept))
      )
      update agreement_clauses c set position = placed.place from placed where c.id = placed.id`;
    return { ok: true as const };
  },

  removeClause: async ({ input: { clauseId, version }, sql }) => {
    await sql`select private.remove_clause(${clauseId}, ${version})`;
    return { ok: true as const };
  },

  restoreDraft: async ({ input: { caseId, document }, sql }) => {
    await sql`select private.restore_draft(${caseId}, ${document})`;
    return { ok: true as const };
  },

  setDocumentNeed: async ({ input: { caseId, document, is_needed }, sql }) => {
    if (!(await isVisible(sql, caseId))) return undefined;
    await sql`select private.set_document_need(${caseId}, ${document}, ${is_needed})`;
    return { ok: true as const };
  },

  releaseAgreement: async ({
    input: { caseId, document, tag, readers, open_points, struck_points = [], older_plain = [] },
    sql,
  }) => {
    const words = await sql<{ text: string }>`
      select c.text from agreement_clauses c where c.case_id = ${caseId} and c.document = ${document}
      order by c.position, c.created_at`;
    const [office] = await sql<{ locale: string }>`
      select s.locale from cases c join organization_settings s using (organization_id) where c.id = ${caseId}`;
    const language = languageOfVersion({ clauses: words }, office?.locale ?? 'en');
    const [released] = await sql<{ id: string }>`
      select private.release_agreement(${caseId}, ${document}, ${tag}, ${readers}, ${JSON.stringify(open_points)}::jsonb,
        ${JSON.stringify(struck_points)}::jsonb, ${language})
        as id`;
    const made = await versionOf(sql, released?.id);
    if (made) requireDecided(made.version, older_plain);
    return made;
  },
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/agreement/agreements')>;

/** Refuses a release with words in another language, or older plain words, that nobody decided about. Throwing undoes it. */
function requireDecided({ clauses, struck_points }: AgreementVersion, olderPlain: readonly string[]): void {
  const foreign = foreignClauses(clauses).find(({ clause }) => struck_points.every((it) => it.clause_id !== clause.id));
  if (foreign !== undefined)
    throw new ApiError(
      'conflict',
      `Clause ${foreign.number}, “${foreign.clause.heading}”, has words in another language. Replace them, or say why they stay.`,
    );
  const older = clauses.findIndex((clause) => clause.plain_is_older && !olderPlain.includes(clause.id));
  if (older !== -1)
    throw new ApiError(
      'conflict',
      `Clause ${older + 1}, “${clauses[older]?.heading}”, has plain words older than its words to sign. Change them, or say that they still fit.`,
    );
}

/** Versions from before there were duties have none. */
const wholeVersion = fragment`v.id, v.case_id, v.document, v.number, v.readers, v.parties, (
    select coalesce(jsonb_agg('{"duties": []}'::jsonb || clause.value order by clause.ordinality), '[]')
    from jsonb_array_elements(v.clauses) with ordinality as clause
  ) as clauses, v.open_points, v.struck_points, v.status_text, v.recitals, v.hash,
  case v.document when 'parenting' then v.annex end as schedule, case v.document when 'finances' then v.annex end as statement,
  v.released_at, v.signable_at, coalesce((
    select jsonb_agg(to_jsonb(s) || jsonb_build_object('is_in_question', not private.counts(s), 'recorded_by_name',
      (select p.name from profiles p where p.id = s.recorded_by), 'audit_place', private.audit_place(s)) order by s.signed_at, s.id)
    from agreement_signatures s where s.version_id = v.id
  ), '[]') as signatures, private.shown_attestations(v) as attestations,
  v.id in (select id from private.versions_in_force(v.case_id)) as is_in_force`;

/** The newest released version of each document of a case, as far as the caller may read it. */
export const newestVersions = (sql: Sql, caseId: string) => sql<AgreementVersion>`
  select ${wholeVersion} from private.newest_versions(${caseId}) it join agreement_versions v on v.id = it.id`;

/** Of each document the version that both parties signed, else the newest one, as far as the caller may read it. */
export const signedOrNewestVersions = (sql: Sql, caseId: string) => sql<AgreementVersion>`
  select ${wholeVersion} from (
    select distinct on (found.document) found.id
    from (
      select id, document, 1 as rank from private.versions_in_force(${caseId})
      union all select id, document, 2 from private.newest_versions(${caseId})
    ) found order by found.document, found.rank
  ) it join agreement_versions v on v.id = it.id`;

const wholeClause = fragment`c.*, (select p.name from profiles p where p.id = c.updated_by) as updated_by_name`;

async function isVisible(sql: Sql, caseId: string): Promise<boolean> {
  const [visible] = await sql`select id from cases where id = ${caseId}`;
  return visible !== undefined;
}

/** Row-level security returns clauses to the mediators of their case only. */
export const lockClause = (sql: Sql, clauseId: string) =>
  sql<DraftClause>`select * from agreement_clauses where id = ${clauseId} for update`;

async function requireAgreed(sql: Sql, caseId: string, proposalId: string): Promise<void> {
  const [agreed] = await sql`
    select id from proposals where id = ${proposalId} and case_id = ${caseId} and state = 'agreed'`;
  if (!agreed) throw new ApiError('conflict', 'This proposal is not agreed.');
}

/** A clause of a draft. */
export async function clauseOf(sql: Sql, id: string | undefined): Promise<{ clause: DraftClause } | undefined> {
  const [clause] = await sql<DraftClause>`select ${wholeClause} from agreement_clauses c where c.id = ${id}`;
  return clause && { clause };
}

/** A released version with its signatures. */
export async function versionOf(sql: Sql, id: string | undefined): Promise<{ version: AgreementVersion } | undefined> {
  const [version] = await sql<AgreementVersion>`select ${wholeVersion} from agreement_versions v where v.id = ${id}`;
  return version && { version };
}
