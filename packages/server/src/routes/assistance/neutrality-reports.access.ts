import { randomUUID } from 'node:crypto';
import type { TableAccess } from '../../proofs/access/access.ts';

export const access: TableAccess = {
  table: 'neutrality_reports',
  about: 'What names, genders and the order of speakers change in the scores of an engine version. A job writes them.',
  rows: [
    {
      rows: 'a report',
      make: async (owner) => {
        const [made] = await owner<{ id: string }>`
          insert into neutrality_reports (engine_version, ruleset, results) values ('1.0.0', ${randomUUID()}, '[]')
          returning id`;
        return made!.id;
      },
      reads: ['admin'],
      changes: [{ what: 'rewrite a report', set: () => ({ results: '[]' }), who: [] }],
    },
  ],
  adds: [{ row: 'a report', values: () => ({ engine_version: '2', ruleset: 'x', results: '[]' }), who: [] }],
};
