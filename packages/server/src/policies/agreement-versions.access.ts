import type { Sql } from '../database/database.ts';
import type { Family } from '../testing/family.ts';
import type { TableAccess } from '../proofs/access/access.ts';

const clauses = JSON.stringify([{ heading: 'The home', text: 'It is sold.', plain_text: '', state: 'agreed' }]);
const others = JSON.stringify([]);

/** Inserts a shared version of the agreement. */
export async function sharedVersion(owner: Sql, { caseId, mediator }: Family): Promise<string> {
  const [made] = await owner<{ id: string }>`
    insert into agreement_versions (case_id, clauses, hash, released_at, released_by)
    values (${caseId}, ${clauses}::jsonb, repeat('a', 64), now(), ${mediator.id}) returning id`;
  return made!.id;
}

const tamper = [
  { what: 'put another hash to a version', set: () => ({ hash: 'b'.repeat(64) }), who: [] },
  { what: 'share a draft past the call for it', set: () => ({ released_at: '2026-01-01' }), who: [] },
] as const;

export const access: TableAccess = {
  table: 'agreement_versions',
  about: 'The agreement of a case: the draft of its mediator, and the versions that were shared.',
  rows: [
    {
      rows: 'a version that was shared',
      make: sharedVersion,
      reads: ['mediator', 'a', 'b', 'lawyerA', 'lawyerB'],
      changes: [{ what: 'change a version that was shared', set: () => ({ clauses: others }), who: [] }, ...tamper],
    },
    {
      rows: 'a draft of an agreement',
      make: async (owner, { caseId }) => {
        await owner`delete from agreement_versions where case_id = ${caseId} and released_at is null`;
        const [made] = await owner<{ id: string }>`
          insert into agreement_versions (case_id, clauses) values (${caseId}, ${clauses}::jsonb) returning id`;
        return made!.id;
      },
      reads: ['mediator'],
      changes: [{ what: 'change a draft', set: () => ({ clauses: others }), who: ['mediator'] }, ...tamper],
    },
  ],
  adds: [
    {
      row: 'a draft to a case without one',
      values: ({ otherCaseId }) => ({ case_id: otherCaseId, clauses }),
      who: ['outsider'],
    },
    {
      row: 'a version that was shared from the start',
      values: ({ otherCaseId }) => ({ case_id: otherCaseId, clauses, released_at: '2026-01-01', hash: 'a'.repeat(64) }),
      who: [],
    },
  ],
};
