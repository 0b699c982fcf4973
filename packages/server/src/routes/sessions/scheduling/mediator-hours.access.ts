import type { TableAccess } from '../../../proofs/access/access.ts';

export const access: TableAccess = {
  table: 'mediator_hours',
  about: 'The working hours that a mediator set, and the time that they keep free between sessions.',
  key: 'user_id',
  rows: [
    {
      rows: 'the hours of a mediator',
      make: async (owner, { colleague }) => {
        await owner`insert into mediator_hours (user_id, gap_minutes) values (${colleague.id}, 15)`;
        return colleague.id;
      },
      reads: ['colleague'],
      changes: [
        { what: 'change the hours of a mediator', set: () => ({ working_hours: '{}' }), who: ['colleague'] },
        {
          what: 'hand the hours of a mediator to a colleague',
          set: ({ mediator }) => ({ user_id: mediator.id }),
          who: [],
        },
      ],
    },
    {
      rows: 'the hours of somebody who is not a mediator any more',
      make: async (owner, { a }) => {
        // So that each mediator can add theirs.
        await owner`delete from mediator_hours`;
        await owner`insert into mediator_hours (user_id, gap_minutes) values (${a.id}, 15)`;
        return a.id;
      },
      reads: ['a'],
      changes: [{ what: 'change hours without being a mediator', set: () => ({ gap_minutes: 0 }), who: [] }],
    },
  ],
  adds: [
    { row: 'hours of their own', values: () => ({ gap_minutes: 15 }), who: ['mediator', 'colleague', 'outsider'] },
    { row: 'hours for the mediator of a case', values: ({ mediator }) => ({ user_id: mediator.id }), who: [] },
  ],
};
