import type { Family, Party } from '../play/family.ts';
import { rooms } from './places.ts';
import { standardPapers } from './standard-papers.ts';

const hana: Party = {
  email: 'hana.kim@demo.example',
  name: 'Hana Kim',
  role: 'divorcee',
  phone: '+44 117 496 0472',
  born: '1984-04-02',
  address: '19 Henleaze Park, Bristol BS9 4JY',
  hopes: 'To settle this without sitting in one room.',
};
const rafael: Party = {
  email: 'rafael.duarte@demo.example',
  name: 'Rafael Duarte',
  role: 'divorcee',
  phone: '+44 117 496 0476',
  born: '1982-08-30',
  address: '55 North Street, Bristol BS3 1ES',
  hopes: 'Clear days with Lia and no surprises.',
};

/** A shuttle: both write to the mediator alone, who carries it over. */
export const kim: Family = {
  title: 'Kim – Duarte',
  description: 'A daughter of nine. Both ask to talk through the mediator for now.',
  mediator: 'ines',
  parties: { A: hana, B: rafael },
  married: '2012-10-13',
  separated: '2026-04-04',
  children: [['Lia', '2017-08']],
  opened: -44,
  joined: { A: -43, B: -42 },
  intakes: { A: -40, B: -39 },
  terms: -38,
  screening: {
    A: {
      outcome: 'adapt',
      adaptations: ['separate_rooms', 'staggered_arrival'],
      own_words: 'Both asked for it. They write to me alone, too.',
    },
    B: { outcome: 'adapt', adaptations: ['separate_rooms', 'staggered_arrival'], own_words: '' },
  },
  mode: [-36, 'shuttle'],
  papers: [
    ...standardPapers('A', hana, -34, 'Avon Design Studio', '2,402.15'),
    ...standardPapers('B', rafael, -33, 'Filton Aerospace', '3,015.00'),
  ],
  reviewed: -26,
  meetings: [
    {
      offered: -24,
      starts: [-19, '09:30'],
      kind: 'shuttle',
      mode: 'in_person',
      where: rooms,
      agenda: ['Weekdays of Lia, 40 min', 'Phone calls, 20 min'],
      held: { settled: ['Lia calls the other home at 18:30.'], note: 'Works well in two rooms.' },
    },
    {
      offered: -3,
      starts: [4, '09:30'],
      kind: 'shuttle',
      mode: 'in_person',
      where: rooms,
      agenda: ['Winter holidays, 60 min'],
    },
  ],
  topics: [
    {
      day: -8,
      issue: 'parenting',
      title: 'Handover on Fridays',
      by: 'A',
      terms: [['Where', 'At the door of the school, at 15:30.']],
    },
  ],
  talks: [
    {
      when: [-10, '13:15'],
      to: 'A',
      lines: [
        ['A', 'Could the handover be at school? At the door of the flat it is hard for Lia.'],
        ['mediator', 'I carry it over as you wrote it, if you make it a proposal.'],
      ],
    },
    {
      when: [-7, '13:40'],
      to: 'B',
      lines: [
        ['mediator', 'Hana proposes to hand over at the school door. How is that for you?'],
        ['B', 'At school is fine. I was going to ask the same.'],
      ],
    },
  ],
};
