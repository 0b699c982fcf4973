import type { TableAccess } from '../../../proofs/access/access.ts';

const decision = { instrument: 'A talk', screened_on: '2026-01-02', outcome: 'adapt', own_words: 'By phone first.' };

export const access: TableAccess = {
  table: 'screening_decisions',
  about:
    'What a mediator decided about meeting with a party. Only mediators of the case read it; break-glass does not open it.',
  rows: [
    {
      rows: 'a decision about party A',
      make: async (owner, { caseId, mediator, participantOfA }) => {
        const [made] = await owner<{ id: string }>`
          insert into screening_decisions (case_id, participant_id, instrument, screened_on, outcome, own_words, decided_by)
          values (${caseId}, ${participantOfA.id}, ${decision.instrument}, ${decision.screened_on}, ${decision.outcome},
            ${decision.own_words}, ${mediator.id})
          returning id`;
        return made!.id;
      },
      reads: ['mediator'],
      changes: [
        { what: 'rewrite a decision', set: () => ({ own_words: 'In one room.' }), who: [] },
        { what: 'say that another mediator decided', set: ({ colleague }) => ({ decided_by: colleague.id }), who: [] },
      ],
    },
  ],
  adds: [
    {
      row: 'a decision about party A',
      values: ({ caseId, participantOfA }) => ({ case_id: caseId, participant_id: participantOfA.id, ...decision }),
      who: ['mediator'],
    },
    {
      row: 'a decision in the name of another mediator',
      values: ({ caseId, participantOfA, colleague }) => ({
        case_id: caseId,
        participant_id: participantOfA.id,
        ...decision,
        decided_by: colleague.id,
      }),
      who: [],
    },
  ],
};
