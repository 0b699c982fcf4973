import type { TableAccess } from '../../proofs/access/access.ts';

const set = (values: Record<string, unknown>) => () => values;

export const access: TableAccess = {
  table: 'cases',
  about: 'Cases, as everybody in them sees them.',
  rows: [
    {
      rows: 'a case',
      make: async (_, { caseId }) => caseId,
      reads: ['mediator', 'a', 'b', 'lawyerA', 'lawyerB', 'admin', 'officeAdmin'],
      changes: [
        { what: 'rename a case', set: set({ title: 'Another title' }), who: ['mediator', 'admin', 'officeAdmin'] },
        { what: 'put a case on hold', set: set({ status: 'on_hold' }), who: ['mediator', 'admin', 'officeAdmin'] },
        {
          what: 'close a case',
          set: set({ status: 'closed', close_reason: 'withdrawn' }),
          who: ['mediator', 'admin', 'officeAdmin'],
        },
        { what: 'set the step of a case', set: set({ step: 'final_agreement' }), who: [] },
        {
          what: 'move a case to another organization',
          set: ({ organization }) => ({ organization_id: organization }),
          who: [],
        },
        { what: 'say that a case does without a document', set: set({ skipped_documents: '{finances}' }), who: [] },
        { what: 'put a case on legal hold', set: set({ legal_hold: true }), who: [] },
      ],
    },
  ],
  adds: [
    { row: 'a case of their organization', values: set({ title: 'New' }), who: ['mediator', 'colleague', 'outsider'] },
  ],
};
