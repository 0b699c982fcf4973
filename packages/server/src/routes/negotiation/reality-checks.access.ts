import type { TableAccess } from '../../proofs/access/access.ts';
import { insertTopic } from './topics.access.ts';

export const access: TableAccess = {
  table: 'reality_checks',
  about: 'Private questions of the mediator to one party with the answers: between these two, not for lawyers.',
  rows: [
    {
      rows: 'a question to a party',
      make: async (owner, family) => {
        const { caseId, a, mediator, participantOfA } = family;
        const [made] = await owner<{ id: string }>`
          insert into reality_checks (case_id, topic_id, participant_id, visible_to, author_id, question)
          values (${caseId}, ${await insertTopic(owner, family)}, ${participantOfA.id}, ${`party-${caseId}-${a.id}`},
            ${mediator.id}, 'Who collects them?')
          returning id`;
        return made!.id;
      },
      reads: ['mediator', 'a'],
      changes: [{ what: 'reword a question', set: () => ({ question: 'x' }), who: [] }],
    },
  ],
  adds: [
    {
      row: 'a question past the checks',
      values: ({ caseId, a, participantOfA }) => ({
        case_id: caseId,
        topic_id: caseId,
        participant_id: participantOfA.id,
        visible_to: `party-${caseId}-${a.id}`,
        question: 'x',
      }),
      who: [],
    },
  ],
};
