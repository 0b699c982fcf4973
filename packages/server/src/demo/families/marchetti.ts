import type { Family, Party } from '../play/family.ts';
import { standardPapers } from './standard-papers.ts';

const elena: Party = {
  email: 'elena.marchetti@demo.example',
  name: 'Elena Marchetti',
  role: 'divorcee',
  phone: '+44 131 496 0612',
  born: '1975-07-19',
  address: '12 Stockbridge Row, Edinburgh EH3 6SX',
  hopes: 'To keep the studio in which I work.',
};
const conor: Party = {
  email: 'conor.boyle@demo.example',
  name: 'Conor Boyle',
  role: 'divorcee',
  phone: '+44 131 496 0616',
  born: '1973-01-31',
  address: '80 Ferry Road, Edinburgh EH6 4AE',
  hopes: 'A sale this year.',
};

/** Of the other organization; closed without an agreement. */
export const marchetti: Family = {
  title: 'Marchetti – Boyle',
  description: 'A house with a studio. One wants to sell, one to stay.',
  mediator: 'helen',
  parties: { A: elena, B: conor },
  married: '2003-05-17',
  separated: '2025-10-02',
  opened: -78,
  joined: { A: -77, B: -75 },
  intakes: { A: -72, B: -70 },
  terms: -69,
  papers: [
    ...standardPapers('A', elena, -66, 'Marchetti Ceramics', '1,650.00'),
    ...standardPapers('B', conor, -64, 'Forth Harbour Trust', '2,720.35'),
  ],
  reviewed: -54,
  meetings: [
    {
      offered: -52,
      starts: [-47, '10:30'],
      kind: 'joint',
      mode: 'video',
      where: 'https://meet.alderquay.example/marchetti',
      agenda: ['The house and the studio, 60 min'],
      held: { settled: [], note: 'Both stand where they stood.' },
    },
    {
      offered: -38,
      starts: [-33, '10:30'],
      kind: 'joint',
      mode: 'video',
      where: 'https://meet.alderquay.example/marchetti',
      agenda: ['Three ways to keep the studio, 60 min'],
      held: { settled: [], note: 'No way fits both. They want a court to decide.' },
    },
  ],
  talks: [
    {
      when: [-30, '14:20'],
      to: 'everyone',
      lines: [
        ['A', 'I think that we have tried. I will see a solicitor.'],
        ['B', 'So will I. Thank you for your patience, Helen.'],
        ['mediator', 'Thank you both. You know now what matters to the other, and you may always come back.'],
      ],
    },
  ],
  ends: [-28, 'no_agreement'],
};
