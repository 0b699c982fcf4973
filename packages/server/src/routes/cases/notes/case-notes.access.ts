import type { Sql } from '../../../database/database.ts';
import type { TableAccess } from '../../../proofs/access/access.ts';

const noteBy = async (owner: Sql, caseId: string, author: string) => {
  const [note] = await owner<{ id: string }>`
    insert into case_notes (case_id, author_id, text) values (${caseId}, ${author}, 'Ask about the pension.') returning id`;
  return note!.id;
};

export const access: TableAccess = {
  table: 'case_notes',
  about: 'A mediator’s own notes.',
  rows: [
    {
      rows: 'a note of the case’s mediator',
      make: (owner, { caseId, mediator }) => noteBy(owner, caseId, mediator.id),
      reads: ['mediator'],
      changes: [
        { what: 'reword a note', set: () => ({ text: 'x' }), who: ['mediator'] },
        { what: 'sign a note as somebody else', set: ({ colleague }) => ({ author_id: colleague.id }), who: [] },
      ],
    },
    {
      rows: 'a note of somebody who does not mediate the case any more',
      make: (owner, { caseId, colleague }) => noteBy(owner, caseId, colleague.id),
      reads: [],
      changes: [{ what: 'reword a note of another mediator', set: () => ({ text: 'x' }), who: [] }],
    },
  ],
  adds: [{ row: 'a note', values: ({ caseId }) => ({ case_id: caseId, text: 'x' }), who: ['mediator'] }],
};
