import type { Day, Paper, Party, Side } from '../play/family.ts';

/** The papers that nearly everybody sends first, accepted two days later. */
export function standardPapers(from: Side, { name }: Party, sent: Day, employer: string, net: string): Paper[] {
  const accepted = sent + 2;
  const initials = name
    .split(' ')
    .map(([letter]) => `${letter}.`)
    .join(' ');
  return [
    {
      from,
      sent,
      accepted,
      type: 'identity_document',
      name: 'Passport.pdf',
      lines: ['Passport', `Name: ${name}`, 'United Kingdom', 'Page with the photograph'],
    },
    {
      from,
      sent,
      accepted,
      type: 'pay_slips',
      name: 'Pay slips, July to September.pdf',
      lines: ['Pay slip September 2026', employer, `Employee: ${name}`, `Net pay: ${net}`],
    },
    {
      from,
      sent: sent + 1,
      accepted,
      type: 'bank_statements',
      name: 'Current account.pdf',
      lines: ['Current account, September 2026', initials, 'Opening balance: 2,140.18', 'Closing balance: 1,986.40'],
    },
  ];
}
