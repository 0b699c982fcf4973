import type { Sql } from '../../database/database.ts';
import type { TableAccess } from '../../proofs/access/access.ts';

const answers = { name: 'Client', phone: '+44 117 496 0233', date_of_birth: '1984-01-02', address: '3 Canal Street' };
/** The actors who write an intake in the case. */
const inTheirOwn = new Set(['a', 'b', 'lawyerA']);

/** Inserts a person's intake with a status. */
const intakeIn = async (owner: Sql, status: string, userId: string) => {
  const [intake] = await owner<{ id: string }>`
    update case_intakes set status = ${status} where user_id = ${userId} returning id`;
  return intake!.id;
};

export const access: TableAccess = {
  table: 'case_intakes',
  about: 'What a party tells the mediator at the start.',
  rows: [
    {
      rows: 'an intake that was sent',
      make: (owner, { a }) => intakeIn(owner, 'submitted', a.id),
      reads: ['mediator', 'a', 'lawyerA'],
      changes: [{ what: 'change an intake that was sent', set: () => ({ address: 'x' }), who: [] }],
    },
    {
      rows: 'an intake that was returned',
      make: (owner, { a }) => intakeIn(owner, 'returned', a.id),
      reads: ['mediator', 'a', 'lawyerA'],
      changes: [
        { what: 'change an intake that was returned', set: () => ({ address: 'x' }), who: ['a', 'lawyerA'] },
        {
          what: 'reply to the mediator’s questions',
          set: () => ({ replies: { money: 'Yes.' } }),
          who: ['a', 'lawyerA'],
        },
        { what: 'write the mediator’s questions', set: () => ({ asked: { money: 'Which?' } }), who: [] },
        { what: 'accept an intake past the server', set: () => ({ status: 'accepted' }), who: [] },
        { what: 'give an intake to somebody else', set: ({ b }) => ({ user_id: b.id }), who: [] },
      ],
    },
    {
      rows: 'the draft of a party whose lawyer is confirmed',
      make: (owner, { a }) => intakeIn(owner, 'draft', a.id),
      reads: ['a', 'lawyerA'],
      changes: [{ what: 'change the draft of party A', set: () => ({ address: 'x' }), who: ['a', 'lawyerA'] }],
    },
    {
      rows: 'the draft of a party whose lawyer is not confirmed',
      make: (owner, { b }) => intakeIn(owner, 'draft', b.id),
      reads: ['b'],
      changes: [{ what: 'change the draft of party B', set: () => ({ address: 'x' }), who: ['b'] }],
    },
    {
      rows: 'the draft for a client who has not joined',
      make: async (owner, { caseId }) => {
        const [intake] = await owner<{ id: string }>`
          insert into case_intakes (case_id, email, name, phone, date_of_birth, address)
          values (${caseId}, 'client@test.example', ${answers.name}, ${answers.phone}, ${answers.date_of_birth}, ${answers.address})
          returning id`;
        return intake!.id;
      },
      reads: [],
      changes: [{ what: 'change the draft for a client who has not joined', set: () => ({ address: 'x' }), who: [] }],
    },
  ],
  adds: [
    {
      row: 'a draft for a client who has not joined',
      values: ({ caseId, otherCaseId }, actor) => ({
        ...answers,
        case_id: inTheirOwn.has(actor) ? otherCaseId : caseId,
        email: `${actor}@client.example`,
      }),
      who: ['mediator', 'admin', 'officeAdmin'],
    },
  ],
};
