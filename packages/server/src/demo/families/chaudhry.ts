import { clause } from '../agreement-words.ts';
import type { Family, Party } from '../play/family.ts';
import { office } from './places.ts';
import { standardPapers } from './standard-papers.ts';

const samira: Party = {
  email: 'samira.chaudhry@demo.example',
  name: 'Samira Chaudhry',
  role: 'divorcee',
  phone: '+44 117 496 0433',
  born: '1983-09-14',
  address: '14 Eastville Park, Bristol BS5 6QA',
  hopes: 'The boys keep their room and their cricket club.',
};
const bilal: Party = {
  email: 'bilal.chaudhry@demo.example',
  name: 'Bilal Chaudhry',
  role: 'divorcee',
  phone: '+44 117 496 0437',
  born: '1980-04-25',
  address: '71 Stapleton Road, Bristol BS5 0PW',
  hopes: 'To collect the boys from school twice a week.',
};

/** Signed by both, and closed with an agreement on everything. */
export const chaudhry: Family = {
  title: 'Chaudhry family',
  description: 'Two boys, a home of the council, and a small shop.',
  mediator: 'jonas',
  parties: { A: samira, B: bilal },
  married: '2009-03-28',
  separated: '2025-12-05',
  children: [
    ['Yusuf', '2014-02'],
    ['Idris', '2016-10'],
  ],
  opened: -88,
  joined: { A: -87, B: -86 },
  intakes: { A: -84, B: -83 },
  terms: -82,
  papers: [
    ...standardPapers('A', samira, -78, 'Eastville Primary School', '1,688.40'),
    ...standardPapers('B', bilal, -77, 'Chaudhry Stores', '1,900.00'),
  ],
  reviewed: -66,
  meetings: [
    {
      offered: -64,
      starts: [-59, '17:00'],
      kind: 'joint',
      mode: 'in_person',
      where: { A: office, B: office },
      agenda: ['School days, 40 min', 'The shop, 30 min'],
      held: { settled: ['Bilal collects the boys on Tuesdays and Thursdays.'], note: 'Quick and friendly.' },
    },
    {
      offered: -50,
      starts: [-45, '17:00'],
      kind: 'joint',
      mode: 'in_person',
      where: { A: office, B: office },
      agenda: ['Monthly payment, 40 min', 'Holidays, 30 min'],
      held: { settled: ['£310 a month from November.'], note: 'Ready for the draft.' },
    },
  ],
  topics: [
    {
      day: -43,
      issue: 'support',
      title: 'Monthly payment',
      by: 'B',
      terms: [['Each month', 'Bilal pays Samira £310 on the first of each month.']],
      accepted: -41,
    },
  ],
  memorandum: {
    released: -36,
    clauses: [
      clause(
        'parenting',
        'School days',
        'agreed',
        'Yusuf and Idris live with Samira. Bilal collects them from school on Tuesdays and Thursdays, and they sleep at his home on Thursdays.',
        'The boys live with their mother and are with their father twice a week.',
      ),
      clause(
        'support',
        'Monthly payment',
        'agreed',
        'Bilal pays Samira £310 on the first day of each month, from 1 November 2026.',
        'Bilal pays the same sum each month.',
        [{ kind: 'payment', who: 'B', what: 'Pay Samira £310', due_on: '2026-11-01', repeats: 'monthly' }],
      ),
    ],
    signed: { A: -31, B: -30 },
  },
  talks: [
    {
      when: [-30, '20:10'],
      to: 'everyone',
      lines: [
        ['B', 'Signed. Thank you, Samira. Thank you, Jonas.'],
        ['A', 'Thank you both. The boys have drawn a calendar with two colours.'],
        ['mediator', 'It was good to work with you. You find the signed agreement here at any time.'],
      ],
    },
  ],
  ends: [-26, 'agreed_full'],
};
