import type { Family, Party } from '../play/family.ts';
import { standardPapers } from './standard-papers.ts';

const fiona: Party = {
  email: 'fiona.fairbairn@demo.example',
  name: 'Fiona Fairbairn',
  role: 'divorcee',
  phone: '+44 117 496 0412',
  born: '1969-03-08',
  address: '2 Clifton Vale Close, Bristol BS8 4PZ',
  hopes: 'Enough for a small home of my own.',
};
const rhys: Party = {
  email: 'rhys.hughes@demo.example',
  name: 'Rhys Hughes',
  role: 'divorcee',
  phone: '+44 117 496 0416',
  born: '1966-12-19',
  address: '40 Coronation Road, Bristol BS3 1DA',
  hopes: 'No hurry. My health comes first this winter.',
};

/** On hold: both wait for the end of his treatment. */
export const fairbairn: Family = {
  title: 'Fairbairn – Hughes',
  description: 'A long marriage, two pensions and a house that is too big for one.',
  mediator: 'jonas',
  parties: { A: fiona, B: rhys },
  married: '1994-08-20',
  separated: '2026-02-11',
  opened: -64,
  joined: { A: -63, B: -61 },
  intakes: { A: -58, B: -55 },
  terms: -54,
  papers: [
    ...standardPapers('A', fiona, -50, 'Clifton Library', '1,742.00'),
    ...standardPapers('B', rhys, -46, 'Rail pension', '1,980.20'),
  ],
  reviewed: -38,
  meetings: [
    {
      offered: -36,
      starts: [-31, '11:00'],
      kind: 'joint',
      mode: 'video',
      where: 'https://meet.hearthside.example/fairbairn',
      agenda: ['The house, 40 min', 'Pensions, 35 min'],
      held: { settled: ['The house is valued in the spring.'], note: 'Kind to each other. He is not well.' },
    },
  ],
  topics: [
    {
      day: -27,
      issue: 'home',
      title: 'The house',
      by: 'A',
      terms: [['Value', 'Two agents value the house in March. We take the middle.']],
      accepted: -24,
    },
  ],
  talks: [
    {
      when: [-18, '16:05'],
      to: 'everyone',
      lines: [
        ['B', 'My treatment starts next week. Could we rest until February?'],
        ['A', 'Of course, Rhys. Get well first.'],
        ['mediator', 'I put the case on hold. Nothing is lost, and we go on when you both say so.'],
      ],
    },
  ],
  ends: [-17, 'on_hold'],
};
