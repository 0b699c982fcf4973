import type { Family, Party } from '../play/family.ts';
import { standardPapers } from './standard-papers.ts';

const anna: Party = {
  email: 'anna.whitfield@demo.example',
  name: 'Anna Whitfield',
  role: 'divorcee',
  phone: '+44 117 496 0312',
  born: '1981-08-09',
  address: '8 Limes Avenue, Bristol BS7 9QR',
  hopes: 'That Rosie and Tom hear from both of us, and not from their friends.',
};
const peter: Party = {
  email: 'peter.whitfield@demo.example',
  name: 'Peter Whitfield',
  role: 'divorcee',
  phone: '+44 117 496 0318',
  born: '1979-02-27',
  address: '21B Cheltenham Road, Bristol BS6 5QX',
  hopes: 'A flat near the school, so that they can walk between us.',
};

/** Their first session together is now. */
export const whitfield: Family = {
  title: 'Whitfield family',
  description: 'Two teenagers, a home with a mortgage, and a wish to stay friendly.',
  mediator: 'ruth',
  parties: { A: anna, B: peter },
  married: '2007-07-14',
  separated: '2026-05-02',
  children: [
    ['Rosie', '2010-11'],
    ['Tom', '2013-04'],
  ],
  opened: -34,
  joined: { A: -33, B: -32 },
  intakes: { A: -30, B: -29 },
  terms: -28,
  papers: [
    ...standardPapers('A', anna, -24, 'Severn Vale Dental Practice', '2,340.10'),
    ...standardPapers('B', peter, -22, 'Avon Water Engineering', '2,910.55'),
  ],
  reviewed: -12,
  meetings: [
    {
      offered: -8,
      starts: 'now',
      kind: 'joint',
      mode: 'video',
      where: 'https://meet.hearthside.example/whitfield',
      agenda: [
        'How we talk with each other here, 10 min',
        'Where everybody lives, 35 min',
        'What Rosie and Tom know, 30 min',
      ],
    },
  ],
  talks: [
    {
      when: [-9, '10:10'],
      to: 'everyone',
      lines: [
        [
          'mediator',
          'Good morning Anna and Peter. Your papers are complete. Shall we find a time for the first session?',
        ],
        ['A', 'Yes please. Mornings are best for me, after the school bus.'],
        ['B', 'Mornings work for me, too.'],
      ],
    },
    {
      when: [-3, '17:40'],
      to: 'everyone',
      lines: [
        ['B', 'Could we begin with where everybody lives? I have seen a flat near the school.'],
        ['A', 'That is fine with me. Please tell me about it before we talk with Rosie and Tom.'],
        ['mediator', 'I have put it first on the agenda. Bring the rent and the number of rooms, Peter.'],
      ],
    },
    {
      when: { hoursAgo: 2.5 },
      to: 'B',
      lines: [['B', 'I have the letter of the letting agent. Shall I send it before we begin?']],
    },
  ],
};
