import type { Family, Party } from '../play/family.ts';
import { standardPapers } from './standard-papers.ts';

const meera: Party = {
  email: 'meera.iyer@demo.example',
  name: 'Meera Iyer',
  role: 'divorcee',
  phone: '+44 117 496 0394',
  born: '1990-01-22',
  address: '33 Muller Road, Bristol BS7 9RA',
  hopes: 'To finish my studies, and to share the costs of the nursery fairly.',
};
const jack: Party = {
  email: 'jack.thornton@demo.example',
  name: 'Jack Thornton',
  role: 'divorcee',
  phone: '+44 117 496 0398',
  born: '1988-07-05',
  address: '9 Gloucester Lane, Bristol BS2 0DP',
  hopes: 'A plan for the weeks in which I work nights.',
};

/** All papers are in, and the mediator has to say that the review is complete. */
export const iyer: Family = {
  title: 'Iyer – Thornton',
  description: 'A daughter of three, a rented home, and shifts that change every month.',
  mediator: 'ruth',
  parties: { A: meera, B: jack },
  married: '2020-02-15',
  separated: '2026-07-01',
  children: [['Anika', '2023-05']],
  opened: -22,
  joined: { A: -21, B: -20 },
  intakes: { A: -18, B: -17 },
  terms: -16,
  papers: [
    ...standardPapers('A', meera, -12, 'Bristol Community Nursing', '1,910.30'),
    ...standardPapers('B', jack, -10, 'Western Ambulance Service', '2,388.90'),
  ],
  leftOut: -5,
  talks: [
    {
      when: [-13, '12:10'],
      to: 'A',
      lines: [
        ['A', 'I rent, so there are no deeds. Do I have to send something else?'],
        ['mediator', 'No, Meera. I mark it as not needed. The tenancy agreement is enough for later.'],
      ],
    },
    {
      when: [-4, '15:10'],
      to: 'everyone',
      lines: [
        ['B', 'My rota for January is out. I can share it with both of you.'],
        ['A', 'Please do. Then I can plan the nursery.'],
      ],
    },
  ],
};
