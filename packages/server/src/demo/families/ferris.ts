import { clause } from '../agreement-words.ts';
import type { Family, Party } from '../play/family.ts';
import { standardPapers } from './standard-papers.ts';

const claire: Party = {
  email: 'claire.ferris@demo.example',
  name: 'Claire Ferris',
  role: 'divorcee',
  phone: '+44 117 496 0455',
  born: '1978-11-17',
  address: '26 Whiteladies Mews, Bristol BS8 2NP',
  hopes: 'To part as we lived: with respect.',
};
const ngozi: Party = {
  email: 'ngozi.okonkwo@demo.example',
  name: 'Ngozi Okonkwo',
  role: 'divorcee',
  phone: '+44 117 496 0459',
  born: '1980-02-06',
  address: '11 Totterdown Terrace, Bristol BS4 3HT',
  hopes: 'That the dog lives with both of us.',
};

/** Signed by both a few days ago, and at its last step. */
export const ferris: Family = {
  title: 'Ferris – Okonkwo',
  description: 'Two teachers, a terraced house and a dog.',
  mediator: 'ines',
  parties: { A: claire, B: ngozi },
  married: '2015-06-27',
  separated: '2026-03-20',
  opened: -58,
  joined: { A: -57, B: -57 },
  intakes: { A: -54, B: -53 },
  terms: -52,
  papers: [
    ...standardPapers('A', claire, -48, 'Cotham Secondary School', '2,610.00'),
    ...standardPapers('B', ngozi, -47, 'Bedminster Down School', '2,575.60'),
  ],
  reviewed: -40,
  meetings: [
    {
      offered: -39,
      starts: [-34, '16:30'],
      kind: 'joint',
      mode: 'video',
      where: 'https://meet.hearthside.example/ferris',
      agenda: ['The house, 45 min', 'The dog, 20 min'],
      held: {
        settled: ['Claire keeps the house and pays Ngozi her half.'],
        note: 'They finish each other’s sentences.',
      },
    },
  ],
  topics: [
    {
      day: -30,
      issue: 'home',
      title: 'The house',
      by: 'A',
      terms: [['Half', 'Claire keeps the house and pays Ngozi £96,500 by the end of March.']],
      accepted: -28,
    },
  ],
  memorandum: {
    released: -12,
    clauses: [
      clause(
        'home',
        'The house',
        'agreed',
        'Claire keeps 26 Whiteladies Mews with its mortgage and pays Ngozi £96,500 by 31 March 2027.',
        'Claire keeps the house. Ngozi receives her half in money.',
        [{ kind: 'payment', who: 'A', what: 'Pay Ngozi £96,500', due_on: '2027-03-31', repeats: 'none' }],
      ),
      clause(
        'other',
        'The dog',
        'agreed',
        'Biscuit lives with Claire from Monday to Thursday and with Ngozi from Friday to Sunday. Both share the costs of the vet.',
        'Biscuit has two homes.',
      ),
    ],
    signed: { A: -5, B: -4 },
  },
  talks: [
    {
      when: [-4, '20:05'],
      to: 'everyone',
      lines: [
        ['B', 'I have signed. Biscuit sends greetings.'],
        ['A', 'He has no idea how well he did.'],
      ],
    },
  ],
};
