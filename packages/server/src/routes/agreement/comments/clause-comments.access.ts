import type { Readers } from '@mediation/api-client';
import type { TableAccess } from '../../../proofs/access/access.ts';
import type { Sql } from '../../../database/database.ts';
import type { Family } from '../../../testing/family.ts';
import { insertVersion } from '../agreement-versions.access.ts';

async function insertComment(owner: Sql, family: Family, visibleTo: string, readers: Readers = 'everyone') {
  const { caseId, lawyerA } = family;
  const [made] = await owner<{ id: string }>`
    insert into clause_comments (case_id, version_id, clause_id, author_id, audience, visible_to, text)
    values (${caseId}, ${await insertVersion(owner, family, readers)}, gen_random_uuid(), ${lawyerA.id}, 'everyone',
      ${visibleTo}, 'Which day?')
    returning id`;
  return made!.id;
}

const tamper = [
  { what: 'reword a comment', set: () => ({ text: 'x' }), who: [] },
  { what: 'open a comment to everybody', set: ({ together }: Family) => ({ visible_to: together }), who: [] },
  { what: 'say what became of a comment', set: () => ({ outcome: 'x', settled_at: '2026-11-01' }), who: [] },
] as const;

export const access: TableAccess = {
  table: 'clause_comments',
  about: 'Questions and comments about a clause of a released version, each with its own readers.',
  rows: [
    {
      rows: 'a comment in an open lawyer round',
      make: (owner, family) => insertComment(owner, family, `user-${family.lawyerA.id}`),
      reads: ['lawyerA'],
      changes: tamper,
    },
    {
      rows: 'a comment of a party for the mediator',
      make: (owner, family) => insertComment(owner, family, `party-${family.caseId}-${family.a.id}`),
      reads: ['mediator', 'a'],
      changes: tamper,
    },
    {
      rows: 'a comment for a party’s side',
      make: (owner, family) => insertComment(owner, family, family.privateA),
      reads: ['mediator', 'a', 'lawyerA'],
    },
    {
      rows: 'a comment for everybody',
      make: (owner, family) => insertComment(owner, family, family.together),
      reads: ['mediator', 'a', 'b', 'lawyerA', 'lawyerB'],
      changes: tamper,
    },
    {
      rows: 'a comment for everybody on a version for the parties',
      make: (owner, family) => insertComment(owner, family, `parties-${family.caseId}`, 'parties'),
      reads: ['mediator', 'a', 'b'],
    },
  ],
  adds: [
    {
      row: 'a comment past the checks',
      values: ({ caseId, together }) => ({
        case_id: caseId,
        version_id: caseId,
        clause_id: caseId,
        audience: 'everyone',
        visible_to: together,
        text: 'x',
      }),
      who: [],
    },
  ],
};
