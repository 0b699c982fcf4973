import {
  DocumentKind,
  type SignedVersion,
  type Signing,
  type SigningQuestion,
  type UnsignedVersion,
} from '@mediation/api-client';
import { sql as fragment } from 'kysely';
import type { Sql } from '../../../database/database.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { versionOf } from '../agreements.ts';
import { type SigningCodeDeps, signingCodes } from './signing-codes.ts';

export const signing = (deps: SigningCodeDeps) =>
  ({
    ...signingCodes(deps),

    listUnsignedVersions: async ({ input: { caseId }, sql }) => {
      const [visible] = await sql`select id from cases where id = ${caseId}`;
      if (!visible) return undefined;
      const versions = await sql<UnsignedVersion>`
      select v.id as version_id, v.document, v.number, v.released_at, v.signable_at, (
        select max(earlier.number) from agreement_versions earlier
        join agreement_signatures s on s.version_id = earlier.id and s.participant_id = me.id
        where earlier.case_id = v.case_id and earlier.document = v.document) as signed_number, (
        select signed.number from private.versions_in_force(${caseId}) signed
        where signed.document = v.document) as in_force_number, ${isPaused}
      from ${newestOfParty(caseId)}
      where private.name_in(v, me.id) is not null and not exists (
        select from agreement_signatures s where s.version_id = v.id and s.participant_id = me.id and private.counts(s))
      order by ${byDocument}`;
      const signed = await sql<SignedVersion>`
      select v.id as version_id, v.document, v.number, s.method, s.signed_at, recorder.name as recorded_by_name,
        exists (select from case_requests r where r.signature_id = s.id) as was_in_question
      from ${newestOfParty(caseId)}
      join agreement_signatures s on s.version_id = v.id and s.participant_id = me.id and private.counts(s)
      left join profiles recorder on recorder.id = s.recorded_by
      order by ${byDocument}`;
      return { versions, signed };
    },

    getSigning: ({ input, sql }) => signingOf(sql, input),

    saveSigning: async ({ input: { caseId, versionId, has_read = false, wants_reminder = null }, sql }) => {
      if (!(await isVisible(sql, caseId, versionId))) return undefined;
      await sql`select private.keep_signing_progress(${versionId}, ${has_read}, ${wants_reminder})`;
      return signingOf(sql, { caseId, versionId });
    },

    askSigningQuestion: async ({ input: { caseId, versionId, participant_ids, question }, sql }) => {
      if (!(await isVisible(sql, caseId, versionId))) return undefined;
      await sql`select private.ask_signing_question(${versionId}, ${participant_ids}::uuid[], ${question})`;
      return signingOf(sql, { caseId, versionId });
    },

    removeSigningQuestion: async ({ input: { questionId }, sql }) => {
      await sql`select private.remove_signing_question(${questionId})`;
      return { ok: true as const };
    },

    answerSigningQuestion: async ({ input: { questionId, answer }, sql }) => {
      await sql`select private.answer_signing_question(${questionId}, ${answer})`;
      return { ok: true as const };
    },

    extendCoolingOff: async ({ input: { caseId, versionId, signable_at }, sql }) => {
      if (!(await isVisible(sql, caseId, versionId))) return undefined;
      await sql`select private.extend_cooling_off(${versionId}, ${signable_at})`;
      return versionOf(sql, versionId);
    },

    signAgreement: async ({
      input: { caseId, versionId, hash, name, decides_freely, chosen_in = null, consent = null },
      sql,
    }) => {
      await sql`select private.sign_agreement(${versionId}, ${caseId}, ${hash}, ${name}, ${decides_freely},
      ${chosen_in}, ${consent})`;
      return versionOf(sql, versionId);
    },

    attestVersion: async ({ input: { caseId, versionId, hash, name, wording, is_printed }, sql }) => {
      await sql`select private.attest(${versionId}, ${caseId}, ${hash}, ${name}, ${wording}, ${is_printed})`;
      return versionOf(sql, versionId);
    },

    signOnPaper: async ({ input: { caseId, versionId, hash, signed_on, upload_id, participant_ids }, sql }) => {
      if (!(await isVisible(sql, caseId, versionId))) return undefined;
      await sql`
      select private.sign_on_paper(${versionId}, ${hash}, ${signed_on}::date, ${upload_id}, ${participant_ids}::uuid[])`;
      return versionOf(sql, versionId);
    },

    revokeSignature: async ({ input: { caseId, signatureId, reason }, sql }) => {
      await sql`select private.revoke_signature(${signatureId}, ${caseId}, ${reason})`;
      return { ok: true as const };
    },
  }) satisfies Handlers<typeof import('@mediation/api-client/endpoints/agreement/signing')>;

/** The newest versions `v` of a case, for the caller as its party `me`. */
const newestOfParty = (caseId: string) => fragment`private.newest_versions(${caseId}) newest
      join agreement_versions v on v.id = newest.id
      join case_participants me on me.case_id = v.case_id and me.user_id = auth.uid() and me.status = 'active'
        and me.role = 'divorcee'`;

const byDocument = fragment`array_position(${DocumentKind.options}::text[], v.document)`;

/** Whether a private word of the party `me` about the version `v` waits. */
const isPaused = fragment`exists (select from case_requests r where r.version_id = v.id and r.user_id = me.user_id
        and r.kind <> 'pause' and r.handled_at is null) as is_paused`;

async function isVisible(sql: Sql, caseId: string, versionId: string): Promise<boolean> {
  const [version] = await sql`select id from agreement_versions where id = ${versionId} and case_id = ${caseId}`;
  return version !== undefined;
}

async function signingOf(
  sql: Sql,
  { caseId, versionId }: { caseId: string; versionId: string },
): Promise<{ signing: Signing } | undefined> {
  if (!(await isVisible(sql, caseId, versionId))) return undefined;
  const questions = await sql<SigningQuestion>`
    select * from signing_questions where version_id = ${versionId} order by created_at, id`;
  const [own] = await sql<NonNullable<Signing['own']>>`
    select me.id as participant_id, private.name_in(v, me.id) as name, s.read_at, coalesce(s.wants_reminder, false) as wants_reminder,
      ${isPaused}, private.my_signing_proof() as proof
    from case_participants me
    join agreement_versions v on v.id = ${versionId} and private.name_in(v, me.id) is not null
    left join signing_progress s on s.participant_id = me.id and s.version_id = v.id
    where me.case_id = ${caseId} and me.user_id = auth.uid() and me.status = 'active' and me.role = 'divorcee'`;
  return { signing: { version_id: versionId, questions, own: own ?? null } };
}
