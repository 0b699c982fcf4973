import { createHash } from 'node:crypto';
import type { CaseTerms, Terms, TermsSigner } from '@mediation/api-client';
import type { Sql } from '../../../database/database.ts';
import { fileOf } from '../../../files/answer-file.ts';
import type { Files } from '../../../files/files.ts';
import type { Handlers } from '../../../http/handlers.ts';
import type { WrittenTerms } from '../../organizations/terms/terms-pdf.ts';

/** The terms in a case: read by everybody in it, signed by its parties and mediators. */
export const terms = ({ files: { storage } }: { files: Files }) =>
  ({
    getCaseTerms: ({ input: { caseId }, sql }) => read(sql, caseId),

    signTerms: async ({ input: { caseId, hash, name, language }, sql }) => {
      await sql`select private.sign_terms(${caseId}, ${hash}, ${name}, ${language})`;
      return read(sql, caseId);
    },

    downloadTerms: async ({ input: { caseId, language, number }, asCaller }) => {
      const { officeOf, termsFileName, writeTermsPdf } = await import('../../organizations/terms/terms-pdf.ts');
      const found = await asCaller(async (sql) => {
        const written = await writtenTerms(sql, caseId, number ?? null);
        const office = written && (await officeOf(sql, written.organization_id));
        return office && { written, office };
      });
      if (!found) return undefined;
      const { written, office } = found;
      const bytes = await writeTermsPdf(storage, office, written, language);
      const tag = createHash('sha256').update(bytes).digest('hex');
      return fileOf(bytes, { name: termsFileName(language, written.number), type: 'application/pdf', tag });
    },
  }) satisfies Handlers<typeof import('@mediation/api-client/endpoints/cases/terms')>;

type Newest = Pick<CaseTerms, 'number' | 'hash' | 'published_at' | 'organization'> & { id: string; parts: Terms };

async function read(sql: Sql, caseId: string): Promise<{ terms: CaseTerms | null } | undefined> {
  const [visible] = await sql`select id from cases where id = ${caseId} and id in (select private.my_case_ids())`;
  if (!visible) return undefined;
  const [newest] = await sql<Newest>`
    select t.id, t.number, t.hash, t.published_at, o.display_name as organization,
      jsonb_build_object('en', t.parts_en, 'es', t.parts_es) as parts
    from private.terms_of_case(${caseId}) t join organizations o on o.id = t.organization_id`;
  if (!newest) return { terms: null };
  const signers = await sql<TermsSigner>`
    select p.id as participant_id, p.user_id, coalesce(person.name, p.name) as name, p.role, s.signed_at
    from case_participants p left join profiles person on person.id = p.user_id
    left join private.terms_signers(${caseId}) s on s.participant_id = p.id and s.terms_id = ${newest.id}
    where p.case_id = ${caseId} and p.status = 'active' and p.role in ('divorcee', 'mediator')
    order by p.role, p.side, p.created_at`;
  const [own] = await sql<NonNullable<CaseTerms['own']>>`
    select me.id as participant_id, person.name, (
        select s.signed_at from private.terms_signers(${caseId}) s
        where s.participant_id = me.id and s.terms_id = ${newest.id}) as signed_at, (
        select max(s.number) from private.terms_signers(${caseId}) s where s.participant_id = me.id) as signed_number
    from case_participants me join profiles person on person.id = me.user_id
    where me.case_id = ${caseId} and me.user_id = auth.uid() and me.status = 'active' and me.role in ('divorcee', 'mediator')`;
  const { id: _, ...shown } = newest;
  return { terms: { ...shown, signers, own: own ?? null } };
}

/** A version with its signatures in this case, for a party or a mediator; the newest one without a number. */
async function writtenTerms(sql: Sql, caseId: string, number: number | null) {
  const [found] = await sql<WrittenTerms & { id: string; organization_id: string }>`
    select t.id, t.organization_id, t.number, t.hash, t.published_at,
      jsonb_build_object('en', t.parts_en, 'es', t.parts_es) as parts
    from cases c join organization_terms t on t.organization_id = c.organization_id and t.number is not null
    where c.id = ${caseId} and (${number}::int is null or t.number = ${number}) and exists (
      select from case_participants me
      where me.case_id = c.id and me.user_id = auth.uid() and me.status = 'active' and me.role in ('divorcee', 'mediator'))
    order by t.number desc limit 1`;
  if (!found) return undefined;
  const signatures = await sql<WrittenTerms['signatures'][number]>`
    select coalesce(person.name, p.name) as name, p.role, s.signed_at
    from private.terms_signers(${caseId}) s join case_participants p on p.id = s.participant_id
    left join profiles person on person.id = p.user_id
    where s.terms_id = ${found.id} order by p.role, s.signed_at`;
  return { ...found, signatures };
}
