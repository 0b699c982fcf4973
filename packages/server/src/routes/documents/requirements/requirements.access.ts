import type { Sql } from '../../../database/database.ts';
import type { TableAccess } from '../../../proofs/access/access.ts';

/** The document requirement of a party for an identity document. */
const identityDocumentOf = async (owner: Sql, participant: string) => {
  const [row] = await owner<{ id: string }>`
    select id from requirements where participant_id = ${participant} and doc_type = 'identity_document'`;
  return row!.id;
};

export const access: TableAccess = {
  table: 'requirements',
  about: 'The documents that each party is asked for.',
  rows: [
    {
      rows: 'a requirement of a party whose lawyer is confirmed',
      make: (owner, { participantOfA }) => identityDocumentOf(owner, participantOfA.id),
      reads: ['mediator', 'a', 'lawyerA'],
      changes: [
        {
          what: 'say that party A has no such document',
          set: () => ({ na_reason: 'There is none.' }),
          who: ['mediator', 'a', 'lawyerA'],
        },
        { what: 'set the date for party A', set: () => ({ due_on: '2027-01-01' }), who: ['mediator'] },
        {
          what: 'accept by hand that there is no such document',
          set: () => ({ na_waits_since: null }),
          who: [],
        },
        { what: 'reword a requirement', set: () => ({ label: 'x' }), who: [] },
      ],
    },
    {
      rows: 'a requirement of a party whose lawyer is not confirmed',
      make: (owner, { participantOfB }) => identityDocumentOf(owner, participantOfB.id),
      reads: ['mediator', 'b'],
      changes: [
        {
          what: 'say that party B has no such document',
          set: () => ({ na_reason: 'There is none.' }),
          who: ['mediator', 'b'],
        },
      ],
    },
  ],
  adds: [
    {
      row: 'a requirement of party A',
      values: ({ caseId, participantOfA }) => ({
        case_id: caseId,
        participant_id: participantOfA.id,
        label: 'A letter',
      }),
      who: ['mediator'],
    },
  ],
};
