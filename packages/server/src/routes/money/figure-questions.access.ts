import type { Sql } from '../../database/database.ts';
import type { TableAccess } from '../../proofs/access/access.ts';
import type { Family } from '../../testing/family.ts';
import { figureOfA } from './figures.access.ts';

async function questionToA(owner: Sql, family: Family, visibleTo: string, figureVisibleTo = family.privateA) {
  const [made] = await owner<{ id: string }>`
    insert into figure_questions (case_id, figure_id, visible_to, question, sent_at)
    values (${family.caseId}, ${await figureOfA(owner, family, figureVisibleTo)}, ${visibleTo}, 'Is there a newer letter?', now())
    returning id`;
  return made!.id;
}

const changes = [{ what: 'answer past the checks', set: () => ({ answer: 'x', answered_at: '2026-12-01' }), who: [] }];

export const access: TableAccess = {
  table: 'figure_questions',
  about:
    'The mediator’s questions about a figure: the mediator’s own until sent, then for the side of the figure’s owner.',
  rows: [
    {
      rows: 'a question that was not sent',
      make: (owner, family) => questionToA(owner, family, `mediator-${family.caseId}`),
      reads: ['mediator'],
      changes,
    },
    {
      rows: 'a question about a figure that everybody reads',
      make: (owner, family) => questionToA(owner, family, family.privateA, family.together),
      reads: ['mediator', 'a', 'lawyerA'],
      changes,
    },
  ],
  adds: [
    {
      row: 'a question past the checks',
      values: ({ caseId, privateA }) => ({ case_id: caseId, figure_id: caseId, visible_to: privateA, question: 'x' }),
      who: [],
    },
  ],
};
