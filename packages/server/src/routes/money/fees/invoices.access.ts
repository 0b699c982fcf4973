import { randomInt } from 'node:crypto';
import type { Sql } from '../../../database/database.ts';
import type { TableAccess } from '../../../proofs/access/access.ts';
import type { Family } from '../../../testing/family.ts';

const figures = {
  kind: 'invoice',
  year: 2026,
  issued_on: '2026-11-30',
  due_on: '2026-12-14',
  party_name: 'Ada Reyes',
  seller: 'Hearthside Ltd',
  payment_text: 'By transfer.',
  currency: 'GBP',
  lines: '[]',
  bill_minor: 43_200,
  share: 50,
  share_minor: 21_600,
  tax_name: 'VAT',
  tax_percent: 20,
  tax_minor: 3_600,
  ahead_minor: 6_000,
};

const values = ({ caseId, organization }: Family, participantId: string, userId: string) => ({
  organization_id: organization,
  case_id: caseId,
  participant_id: participantId,
  visible_to: `party-${caseId}-${userId}`,
  bill_id: crypto.randomUUID(),
  serial: randomInt(1, 1e9),
  ...figures,
});

async function sent(owner: Sql, family: Family, { id: participantId }: { id: string }, { id: userId }: { id: string }) {
  const [made] = await owner<{ id: string }>`
    insert into invoices (organization_id, case_id, participant_id, visible_to, bill_id, serial, kind, year, issued_on, due_on,
      party_name, seller, payment_text, currency, lines, bill_minor, share, share_minor, tax_name, tax_percent, tax_minor,
      ahead_minor)
    select organization_id, case_id, participant_id, visible_to, bill_id, serial, kind, year, issued_on, due_on, party_name, seller,
      payment_text, currency, lines, bill_minor, share, share_minor, tax_name, tax_percent, tax_minor, ahead_minor
    from jsonb_populate_record(null::invoices, ${JSON.stringify({ ...values(family, participantId, userId), lines: [] })}::jsonb)
    returning id`;
  return made!.id;
}

export const access: TableAccess = {
  table: 'invoices',
  about: 'What each party has to pay. Neither the other party nor any lawyer reads it.',
  rows: [
    {
      rows: 'the invoice of party A',
      make: (owner, family) => sent(owner, family, family.participantOfA, family.a),
      reads: ['mediator', 'a'],
      changes: [
        { what: 'mark an invoice as paid by hand', set: () => ({ paid_minor: 15_600 }), who: [] },
        { what: 'show an invoice to everybody', set: ({ caseId }) => ({ visible_to: `case-${caseId}` }), who: [] },
      ],
    },
    {
      rows: 'the invoice of party B',
      make: (owner, family) => sent(owner, family, family.participantOfB, family.b),
      reads: ['mediator', 'b'],
    },
  ],
  adds: [
    {
      row: 'an invoice of party A',
      values: (family) => values(family, family.participantOfA.id, family.a.id),
      who: [],
    },
  ],
};
