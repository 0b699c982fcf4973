import type { TableAccess } from '../../../proofs/access/access.ts';
import { insertVersion } from '../agreement-versions.access.ts';

export const access: TableAccess = {
  table: 'signing_questions',
  about: 'The mediator’s questions to one party about a version, with the answer: between these two, not for lawyers.',
  rows: [
    {
      rows: 'a question before signing',
      make: async (owner, family) => {
        const { caseId, a, mediator, participantOfA } = family;
        const [made] = await owner<{ id: string }>`
          insert into signing_questions (case_id, version_id, participant_id, visible_to, author_id, question)
          values (${caseId}, ${await insertVersion(owner, family)}, ${participantOfA.id}, ${`party-${caseId}-${a.id}`},
            ${mediator.id}, 'When do you pay Ben for the home?')
          returning id`;
        return made!.id;
      },
      reads: ['mediator', 'a'],
      changes: [
        { what: 'reword a question before signing', set: () => ({ question: 'x' }), who: [] },
        { what: 'answer it past the call', set: () => ({ answer: 'x', answered_at: '2026-01-01' }), who: [] },
      ],
    },
  ],
  adds: [
    {
      row: 'a question before signing past the call for it',
      values: ({ caseId, a, participantOfA }) => ({
        case_id: caseId,
        version_id: caseId,
        participant_id: participantOfA.id,
        visible_to: `party-${caseId}-${a.id}`,
        question: 'x',
      }),
      who: [],
    },
  ],
};
