import type { Sql } from '../../database/database.ts';
import type { TableAccess } from '../../proofs/access/access.ts';

/** Inserts a case event for an audience. */
const eventIn = async (owner: Sql, caseId: string, audience: string) => {
  const [made] = await owner<{ id: string }>`
    insert into case_events (case_id, visible_to, kind) values (${caseId}, ${audience}, 'case_changed') returning id`;
  return made!.id;
};

export const access: TableAccess = {
  table: 'case_events',
  about: 'What happened in a case: codes, numbers and ids, never what people wrote.',
  rows: [
    {
      rows: 'an event for everybody in the case',
      make: (owner, { caseId, together }) => eventIn(owner, caseId, together),
      reads: ['mediator', 'a', 'b', 'lawyerA', 'lawyerB', 'admin', 'officeAdmin'],
      changes: [{ what: 'rewrite an event', set: () => ({ kind: 'x' }), who: [] }],
    },
    {
      rows: 'an event between a party, the lawyer and the mediator',
      make: (owner, { caseId, privateA }) => eventIn(owner, caseId, privateA),
      reads: ['mediator', 'a', 'lawyerA'],
    },
    {
      rows: 'an event between a party and the mediator',
      make: (owner, { caseId, a }) => eventIn(owner, caseId, `party-${caseId}-${a.id}`),
      reads: ['mediator', 'a'],
    },
    {
      rows: 'an event for the mediator',
      make: (owner, { caseId }) => eventIn(owner, caseId, `mediator-${caseId}`),
      reads: ['mediator'],
    },
    {
      rows: 'an event for one person',
      make: (owner, { caseId, a }) => eventIn(owner, caseId, `user-${a.id}`),
      reads: ['a'],
    },
  ],
  adds: [
    {
      row: 'an event',
      values: ({ caseId, together }) => ({ case_id: caseId, visible_to: together, kind: 'case_changed' }),
      who: [],
    },
  ],
};
