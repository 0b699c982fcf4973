import type { TableAccess } from '../../proofs/access/access.ts';
import type { Family } from '../../testing/family.ts';
import { insertSession } from '../sessions/insert-session.fixture.ts';

/** A session of party A alone, and one of a lawyer alone, for each family. */
const sessionsOfA = new WeakMap<Family, string>();
const sessionsOfLawyer = new WeakMap<Family, string>();

export const access: TableAccess = {
  table: 'case_requests',
  about:
    'What a party asks of the mediator alone: a pause, a private conversation, or that something is not safe. A lawyer says that a session is not safe.',
  rows: [
    {
      rows: 'a request of a party',
      make: async (owner, family) => {
        const { caseId, a, participantOfA } = family;
        sessionsOfA.set(family, (await insertSession(owner, family, [participantOfA.id])).sessionId);
        const [request] = await owner<{ id: string }>`
          insert into case_requests (case_id, user_id, kind, note) values (${caseId}, ${a.id}, 'pause', 'I need a week.')
          returning id`;
        return request!.id;
      },
      reads: ['mediator', 'a'],
      changes: [
        { what: 'reword a request', set: () => ({ note: 'x' }), who: [] },
        { what: 'note that a request was dealt with', set: () => ({ handled_at: '2026-01-01' }), who: ['mediator'] },
        {
          what: 'note that they spoke with the person who asks',
          set: () => ({ acknowledged_at: '2026-01-01' }),
          who: ['mediator'],
        },
        { what: 'answer a request', set: () => ({ answer: 'We begin with you alone.' }), who: ['mediator'] },
        { what: 'say that somebody else dealt with it', set: ({ b }) => ({ handled_by: b.id }), who: [] },
      ],
    },
    {
      rows: 'a concern of a lawyer about a session',
      make: async (owner, family) => {
        const { caseId, lawyerB, participantOfLawyerB } = family;
        const { sessionId } = await insertSession(owner, family, [participantOfLawyerB.id]);
        sessionsOfLawyer.set(family, sessionId);
        const [request] = await owner<{ id: string }>`
          insert into case_requests (case_id, user_id, kind, session_id)
          values (${caseId}, ${lawyerB.id}, 'safety_concern', ${sessionId}) returning id`;
        return request!.id;
      },
      reads: ['mediator', 'lawyerB'],
      changes: [
        { what: 'note that the concern was dealt with', set: () => ({ handled_at: '2026-01-01' }), who: ['mediator'] },
      ],
    },
  ],
  adds: [
    { row: 'a request', values: ({ caseId }) => ({ case_id: caseId, kind: 'pause' }), who: ['a', 'b'] },
    {
      row: 'a concern about a session of party A',
      values: (family) => ({
        case_id: family.caseId,
        kind: 'safety_concern',
        session_id: sessionsOfA.get(family),
      }),
      who: ['a'],
    },
    {
      row: 'a concern about a session of a lawyer',
      values: (family) => ({
        case_id: family.caseId,
        kind: 'safety_concern',
        session_id: sessionsOfLawyer.get(family),
      }),
      who: ['lawyerB'],
    },
    {
      row: 'a request for a pause that names a session of a lawyer',
      values: (family) => ({ case_id: family.caseId, kind: 'pause', session_id: sessionsOfLawyer.get(family) }),
      who: [],
    },
  ],
};
