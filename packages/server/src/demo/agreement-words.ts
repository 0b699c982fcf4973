import type { ApiClient, DraftDuty } from '@mediation/api-client';

/** A clause that the mediator of the demonstration writes. */
export type NewClause = Omit<Parameters<ApiClient['addClause']>[0], 'caseId' | 'document'>;

/** A clause of the demonstration. */
export const clause = (
  issue: NewClause['issue'],
  heading: string,
  state: NewClause['state'],
  text: string,
  plain_text = '',
  duties: Omit<DraftDuty, 'id'>[] = [],
): NewClause => ({
  issue,
  heading,
  state,
  text,
  plain_text,
  duties: duties.map((duty) => ({ id: crypto.randomUUID(), ...duty })),
});

/** The first version of the memorandum. */
export const firstWords = [
  clause(
    'home',
    'The family home',
    'agreed',
    'Maya lives at 12 Orchard Row with Ada and Eli. The home is sold by Maya and Daniel together as soon as possible, and each receives half of what is left.',
    'Maya and the children stay for now. Then Maya and Daniel sell the home and share what is left.',
  ),
  clause(
    'home',
    'The mortgage',
    'agreed',
    'Until the sale Maya pays the mortgage of £840 on the first day of every month.',
    'Maya pays the mortgage while she lives there.',
    [{ kind: 'payment', who: 'A', what: 'Pay the mortgage of £840', due_on: '2026-12-01', repeats: 'monthly' }],
  ),
  clause(
    'home',
    'Belongings',
    'agreed',
    'Daniel collects his books, his bicycle and the piano on 12 December 2026, between 10:00 and 13:00.',
    'Daniel fetches his things on one morning in December.',
    [{ kind: 'handover', who: 'B', what: 'Collect the books and the piano', due_on: '2026-12-12', repeats: 'none' }],
  ),
  clause(
    'debts',
    'Joint account',
    'agreed',
    'Maya closes the joint account by 31 January 2027. Each receives half of what is on it on that day.',
    'Maya closes the joint account in January. Maya and Daniel share what is on it.',
    [{ kind: 'handover', who: 'A', what: 'Close the joint account', due_on: '2027-01-31', repeats: 'none' }],
  ),
  clause(
    'support',
    'Monthly payment',
    'agreed',
    'Daniel pays Maya £420 a month for Ada and Eli, from January.',
    'Daniel pays a fixed sum each month.',
    [{ kind: 'payment', who: 'B', what: 'Pay Maya £420 for Ada and Eli', due_on: '2027-01-01', repeats: 'monthly' }],
  ),
  clause(
    null,
    'Looking at this again',
    'agreed',
    'Maya and Daniel review this agreement on 15 June 2027, with Ruth.',
    'Maya and Daniel look at all of this with Ruth next summer.',
    [{ kind: 'review', who: 'both', what: 'Look at the agreement with Ruth', due_on: '2027-06-15', repeats: 'none' }],
  ),
] as const;

/** What both parties and their lawyers asked to change: clauses of the second version, by their headings. */
export const secondWords: readonly NewClause[] = [
  {
    ...firstWords[0],
    text: 'Maya lives at 12 Orchard Row with Ada and Eli until 31 August 2027. The home is sold by Maya and Daniel together after that day, and each receives 50% of what is left after the mortgage.',
    plain_text:
      'Maya and the children stay until 31 August 2027. Then Maya and Daniel sell the home and share what is left.',
  },
  {
    ...firstWords[4],
    text: 'Daniel pays Maya £420 for Ada and Eli on the first day of every month, from 1 January 2027.',
  },
];

/** What is being discussed for a third version. */
export const thirdWords = {
  changed: [
    {
      ...firstWords[4],
      state: 'discussing',
      text: 'Daniel pays Maya £420 for Ada and Eli on the first day of every month, from 1 January 2027, and looks at the sum regularly.',
    },
    { ...firstWords[5], state: 'draft' },
  ] satisfies NewClause[],
  added: [
    clause('pensions', 'Workplace pensions', 'parked', 'Each keeps their own pensions until [date].'),
    clause(
      'support',
      'Clubs, trips and shoes',
      'discussing',
      'Daniel pays Maya a reasonable share of the cost of Ada’s and Eli’s clubs, school trips and shoes. He pays soon after Maya sends him the receipt. Costs above 150 are agreed first by message.',
      'Maya and Daniel share what clubs, trips and shoes cost. Maya sends the receipt, Daniel pays his part. For anything expensive, they talk first.',
    ),
  ],
};

const year = new Date().getUTCFullYear() + 1;

/** The holidays of the parenting plan, as its schedule has them. */
export const holidayWords = [
  `Summer: In ${year} two weeks with Maya from 24 July, then two weeks with Daniel. The days from 21 August to 1 September are shared in halves, Maya’s half first.`,
  `Winter: In ${year} Christmas with ${year % 2 === 1 ? 'Daniel, New Year with Maya' : 'Maya, New Year with Daniel'}; the other way round in the year after.`,
].join('\n');

/** What the lawyers wrote about the first version, by clause, and what became of it. */
export const lawyerComments = [
  {
    by: 'tomas',
    heading: 'The family home',
    text: '“As soon as possible” cannot be kept or broken. The school year ends in July. Ask for a date.',
    outcome: 'Taken in: date added.',
  },
  {
    by: 'priya',
    heading: 'The family home',
    text: 'Half of what, before or after the mortgage? Please say it.',
    outcome: 'Taken in: after the mortgage.',
  },
  { by: 'tomas', heading: 'Monthly payment', text: 'Say which day of the month.', outcome: 'Taken in.' },
  {
    by: 'priya',
    heading: 'Monthly payment',
    text: 'Could the amount follow prices once a year?',
    outcome: 'Not taken in. We talk about it in the next session.',
  },
] as const;

/** What Ruth asks before the signatures, and the answers. */
export const understanding = {
  maya: [
    ['Until when do you and the children stay at Orchard Row?', 'Until 31 August 2027. Then we sell.'],
    ['What is not settled yet?', 'Our pensions.'],
  ],
  daniel: [['On which day do you pay for Ada and Eli?', 'On the first of every month, from January.']],
} as const;
