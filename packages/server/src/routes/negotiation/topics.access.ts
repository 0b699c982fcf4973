import type { Sql } from '../../database/database.ts';
import type { TableAccess } from '../../proofs/access/access.ts';
import type { Family } from '../../testing/family.ts';

/** A topic of the case, for rows that belong to one. */
export async function insertTopic(owner: Sql, { caseId }: Family): Promise<string> {
  const [made] = await owner<{ id: string }>`
    insert into topics (case_id, issue, title) values (${caseId}, 'parenting', 'School days') returning id`;
  return made!.id;
}

export const access: TableAccess = {
  table: 'topics',
  about:
    'What the parties have to settle. Only the mediator adds and changes topics, through functions that check them.',
  rows: [
    {
      rows: 'a topic of the case',
      make: insertTopic,
      reads: ['mediator', 'a', 'b', 'lawyerA', 'lawyerB'],
      changes: [{ what: 'set the state of a topic', set: () => ({ state: 'agreed' }), who: [] }],
    },
  ],
  adds: [{ row: 'a topic', values: ({ caseId }) => ({ case_id: caseId, issue: 'home' }), who: [] }],
};
