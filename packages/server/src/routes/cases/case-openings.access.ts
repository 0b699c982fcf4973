import type { TableAccess } from '../../proofs/access/access.ts';

export const access: TableAccess = {
  table: 'case_openings',
  about: 'What an admin opened for themselves in a case, with the reason and the end.',
  rows: [
    {
      rows: 'an opening of the shared channel',
      make: async (owner, { caseId, officeAdmin }) => {
        const [made] = await owner<{ id: string }>`
          insert into case_openings (case_id, what, reason, opened_by, expires_at)
          values (${caseId}, 'channel', 'A court asked.', ${officeAdmin.id}, now() + interval '1 hour') returning id`;
        return made!.id;
      },
      reads: ['mediator', 'admin', 'officeAdmin'],
      changes: [
        { what: 'prolong an opening', set: () => ({ expires_at: '2099-01-01' }), who: [] },
        { what: 'rewrite the reason of an opening', set: () => ({ reason: 'x' }), who: [] },
      ],
    },
  ],
  adds: [
    {
      row: 'an opening',
      values: ({ caseId }) => ({ case_id: caseId, what: 'channel', reason: 'x', expires_at: '2099-01-01' }),
      who: [],
    },
  ],
};
