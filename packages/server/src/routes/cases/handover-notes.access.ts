import type { TableAccess } from '../../proofs/access/access.ts';

export const access: TableAccess = {
  table: 'handover_notes',
  about: 'What is said when a case goes from one mediator to another.',
  rows: [
    {
      rows: 'the note of a handover',
      make: async (owner, { caseId, admin }) => {
        const [made] = await owner<{ id: string }>`
          insert into handover_notes (case_id, note, written_by) values (${caseId}, 'The home is settled.', ${admin.id})
          returning id`;
        return made!.id;
      },
      reads: ['mediator'],
      changes: [{ what: 'reword a handover', set: () => ({ note: 'x' }), who: [] }],
    },
  ],
  adds: [
    {
      row: 'a handover',
      values: ({ caseId, mediator }) => ({ case_id: caseId, note: 'x', written_by: mediator.id }),
      who: [],
    },
  ],
};
