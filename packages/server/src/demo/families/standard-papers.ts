import type { Day, Paper, Party, Side } from '../play/family.ts';

/** What nearly everybody sends first, accepted a day or two later. */
export function standardPapers(from: Side, { name }: Party, sent: Day, employer: string, net: string): Paper[] {
  const accepted = sent + (from === 'A' ? 1 : 2);
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
  ];
}
