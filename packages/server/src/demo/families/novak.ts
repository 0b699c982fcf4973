import { clause } from '../agreement-words.ts';
import type { Family, Party } from '../play/family.ts';
import { office } from './places.ts';
import { standardPapers } from './standard-papers.ts';

const jana: Party = {
  email: 'jana.novak@demo.example',
  name: 'Jana Novak',
  role: 'divorcee',
  phone: '+44 117 496 0371',
  born: '1976-06-30',
  address: '17 Redland Grove, Bristol BS6 6PU',
  hopes: 'An agreement that holds when the business has a bad year.',
};
const luka: Party = {
  email: 'luka.novak@demo.example',
  name: 'Luka Novak',
  role: 'divorcee',
  phone: '+44 117 496 0375',
  born: '1974-10-11',
  address: '4 Cumberland Basin, Bristol BS1 6XG',
  hopes: 'That the bakery stays open and Jana has her fair share.',
};

/** A draft that both lawyers read now; one has commented. */
export const novak: Family = {
  title: 'Novak family',
  description: 'A bakery that both built up, a flat above it, and no children at home any more.',
  mediator: 'ruth',
  parties: { A: jana, B: luka },
  lawyers: {
    A: { email: 'grace.adeyemi@demo.example', name: 'Grace Adeyemi', role: 'lawyer' },
    B: { email: 'owen.pryce@demo.example', name: 'Owen Pryce', role: 'lawyer' },
  },
  married: '2001-05-26',
  separated: '2025-11-09',
  opened: -74,
  joined: { A: -73, B: -71 },
  intakes: { A: -68, B: -67 },
  terms: -66,
  papers: [
    ...standardPapers('A', jana, -62, 'Novak Bakery Ltd', '2,050.00'),
    ...standardPapers('B', luka, -60, 'Novak Bakery Ltd', '2,050.00'),
  ],
  reviewed: -48,
  meetings: [
    {
      offered: -46,
      starts: [-41, '10:00'],
      kind: 'joint',
      mode: 'in_person',
      where: { A: office, B: office },
      agenda: ['What the bakery is worth, 40 min', 'Who lives where, 30 min'],
      held: {
        settled: ['Luka goes on with the bakery.', 'Jana stays in the flat until the spring.'],
        note: 'Well prepared. Both know the figures.',
        next: [['A', 'Ask the accountant for the last three years', -36]],
      },
    },
    {
      offered: -30,
      starts: [-25, '10:00'],
      kind: 'joint',
      mode: 'in_person',
      where: { A: office, B: office },
      agenda: ['The share of Jana, 50 min', 'The flat, 20 min'],
      held: {
        settled: ['Luka pays Jana her share in five years.'],
        note: 'They agree on the sum. The lawyers should look at the security.',
      },
    },
  ],
  topics: [
    {
      day: -23,
      issue: 'other',
      title: 'The bakery',
      by: 'B',
      terms: [['Share', 'Luka pays Jana £84,000 in sixty monthly payments.']],
      accepted: -20,
    },
    {
      day: -19,
      issue: 'home',
      title: 'The flat',
      by: 'A',
      terms: [['Until the spring', 'Jana lives in the flat until 31 May 2027 and pays half of the rent.']],
      accepted: -17,
    },
  ],
  memorandum: {
    released: -6,
    clauses: [
      clause(
        'other',
        'The bakery',
        'agreed',
        'Luka continues Novak Bakery Ltd alone. He pays Jana £84,000 for her half, in sixty payments of £1,400 on the first day of each month from 1 February 2027.',
        'Luka keeps the bakery and pays Jana for her half over five years.',
        [{ kind: 'payment', who: 'B', what: 'Pay Jana £1,400 for her half', due_on: '2027-02-01', repeats: 'monthly' }],
      ),
      clause(
        'home',
        'The flat',
        'agreed',
        'Jana lives in the flat above the bakery until 31 May 2027 and pays half of its rent.',
        'Jana stays in the flat until the end of May.',
      ),
    ],
    round: {
      until: 3,
      comments: [['A', -2, 'The bakery', 'What secures the payments if the bakery is sold? Please add a sentence.']],
    },
  },
  talks: [
    {
      when: [-6, '12:30'],
      to: 'everyone',
      lines: [
        [
          'mediator',
          'The draft is out. Grace and Owen read it in the next days; you sign nothing before they are done.',
        ],
        ['A', 'Thank you, Ruth. It reads as we said it.'],
        ['B', 'For me as well.'],
      ],
    },
  ],
};
