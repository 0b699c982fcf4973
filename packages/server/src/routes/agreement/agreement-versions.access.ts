import type { Readers } from '@mediation/api-client';
import type { Sql } from '../../database/database.ts';
import type { Family } from '../../testing/family.ts';
import type { TableAccess } from '../../proofs/access/access.ts';

const clauses = JSON.stringify([{ heading: 'The home', text: 'It is sold.', plain_text: '', state: 'agreed' }]);

/** Inserts a released version of a document. */
export async function insertVersion(
  owner: Sql,
  { caseId, mediator }: Family,
  readers: Readers = 'everyone',
): Promise<string> {
  const [made] = await owner<{ id: string }>`
    insert into agreement_versions (case_id, document, number, readers, clauses, hash, released_at, released_by)
    select ${caseId}, 'memorandum', count(*) + 1, ${readers}, ${clauses}::jsonb, repeat('a', 64), now(), ${mediator.id}
    from agreement_versions where case_id = ${caseId} returning id`;
  return made!.id;
}

const tamper = [
  { what: 'change a released version', set: () => ({ clauses: '[]' }), who: [] },
  { what: 'put another hash to a version', set: () => ({ hash: 'b'.repeat(64) }), who: [] },
  { what: 'say otherwise what a version is in law', set: () => ({ status_text: 'Binding.' }), who: [] },
  { what: 'state other facts in a version', set: () => ({ recitals: '{}' }), who: [] },
  { what: 'shorten the time to think', set: () => ({ signable_at: '2026-01-01' }), who: [] },
  { what: 'give a version other readers', set: () => ({ readers: 'everyone' }), who: [] },
] as const;

export const access: TableAccess = {
  table: 'agreement_versions',
  about: 'The released versions of the three documents of an agreement. They never change.',
  rows: [
    {
      rows: 'a version for everybody in the case',
      make: insertVersion,
      reads: ['mediator', 'a', 'b', 'lawyerA', 'lawyerB'],
      changes: [...tamper],
    },
    {
      rows: 'a version for the parties',
      make: (owner, family) => insertVersion(owner, family, 'parties'),
      reads: ['mediator', 'a', 'b'],
      changes: [...tamper],
    },
  ],
  adds: [
    {
      row: 'a version past its release',
      values: ({ otherCaseId }) => ({
        case_id: otherCaseId,
        document: 'memorandum',
        number: 1,
        readers: 'everyone',
        clauses,
        released_at: '2026-01-01',
        hash: 'a'.repeat(64),
      }),
      who: [],
    },
  ],
};
