import type { AgreementVersion, ApiClient, DocumentKind, Readers } from '@mediation/api-client';
import type { TestPerson, TestServer } from '../../testing.ts';
import type { Family } from '../../testing/family.ts';

type NewClause = Omit<Parameters<ApiClient['addClause']>[0], 'caseId' | 'document'>;

/** A clause with the words that a test cares about. */
export const clause = (heading: string, text: string, changes: Partial<NewClause> = {}): NewClause => ({
  issue: null,
  heading,
  text,
  plain_text: '',
  state: 'draft',
  ...changes,
});

export const home = clause('The home', 'The home is sold, and what is left is shared equally.');

/** Adds a clause as the mediator. */
export const addClause = async (
  { mediator, caseId }: Family,
  words: NewClause = home,
  document: DocumentKind = 'memorandum',
) => (await mediator.api.addClause({ caseId, document, ...words })).clause;

/** One document as a person reads it. */
export async function documentOf({ api }: TestPerson, { caseId }: Family, document: DocumentKind = 'memorandum') {
  const { documents } = await api.getAgreement({ caseId });
  return documents.find((it) => it.document === document)!;
}

/** Releases a document as the mediator, as it stands. */
export async function release(family: Family, document: DocumentKind = 'memorandum'): Promise<AgreementVersion> {
  const { draft } = await documentOf(family.mediator, family, document);
  const { version } = await family.mediator.api.releaseAgreement({
    caseId: family.caseId,
    document,
    tag: draft?.tag ?? '',
    readers: 'everyone',
    open_points: [],
  });
  return version;
}

/** Ends the time to think about a version, as if it were over since an hour. */
export const endCoolingOff = (server: TestServer, { id }: Pick<AgreementVersion, 'id'>) =>
  server.owner`update agreement_versions set signable_at = now() - interval '1 hour' where id = ${id}`;

/** Reads a version to the end and answers its questions as each of these people. */
export async function prepare({ id: versionId, case_id: caseId }: AgreementVersion, ...people: TestPerson[]) {
  for (const { api } of people) {
    await api.saveSigning({ caseId, versionId, has_read: true });
    const { signing } = await api.getSigning({ caseId, versionId });
    for (const { id: questionId } of signing.questions)
      await api.answerSigningQuestion({ questionId, answer: 'On the day the loan is mine.' });
  }
}

/** The signature that a person gives under a version. */
export const signature = ({ id: versionId, case_id: caseId, hash }: AgreementVersion, { name }: TestPerson) => ({
  caseId,
  versionId,
  hash,
  name,
  decides_freely: true,
  consent: 1,
});

/** Signs a version as each of these people, after the time to think: they read to the end and answer the questions. */
export async function sign(server: TestServer, version: AgreementVersion, ...people: TestPerson[]) {
  await endCoolingOff(server, version);
  await prepare(version, ...people);
  for (const person of people) await person.api.signAgreement(signature(version, person));
}

/** The clause of an inserted version. */
export const clauseId = '3b0e0a52-6f5c-4a3e-8d0c-7d5a4f2c9b11';

/** Inserts a version with one clause as the owner of the database, without the journey to it. */
export async function insertVersion(
  { owner }: TestServer,
  { caseId, mediator }: Family,
  readers: Readers = 'everyone',
): Promise<string> {
  const clauses = JSON.stringify([
    { id: clauseId, ...home, plain_text: 'You sell it and share what is left.', source_proposal_id: null },
  ]);
  const [made] = await owner<{ id: string }>`
    insert into agreement_versions (case_id, document, number, readers, clauses, hash, released_at, released_by)
    select ${caseId}, 'memorandum', count(*) + 1, ${readers}, ${clauses}::jsonb, repeat('a', 64), now(), ${mediator.id}
    from agreement_versions where case_id = ${caseId} returning id`;
  return made!.id;
}
