import type { Family, Party } from '../play/family.ts';
import { rooms } from './places.ts';
import { standardPapers } from './standard-papers.ts';

const abena: Party = {
  email: 'abena.mensah@demo.example',
  name: 'Abena Mensah',
  role: 'divorcee',
  phone: '+44 117 496 0341',
  born: '1987-12-03',
  address: '5 Quarry Steps, Bristol BS8 2UD',
  hopes: 'Calm evenings for Kofi. He hears everything.',
};
const marek: Party = {
  email: 'marek.kowalski@demo.example',
  name: 'Marek Kowalski',
  role: 'divorcee',
  phone: '+44 117 496 0347',
  born: '1985-05-19',
  address: '62 Ashley Hill, Bristol BS7 9BE',
  hopes: 'To see Kofi in the week, and not only on Saturdays.',
};

/** Their talk became heated, the mediator reads of a high risk, and they have a session today. */
export const kowalski: Family = {
  title: 'Kowalski – Mensah',
  description: 'A son of seven, two homes in one town, and a journey to Gdańsk that is not agreed.',
  mediator: 'ruth',
  parties: { A: abena, B: marek },
  married: '2016-09-03',
  separated: '2026-01-18',
  children: [['Kofi', '2019-03']],
  opened: -52,
  joined: { A: -51, B: -49 },
  intakes: { A: -48, B: -46 },
  terms: -45,
  screening: {
    A: {
      outcome: 'adapt',
      adaptations: ['separate_rooms'],
      own_words: 'She asks for rooms of their own in a session.',
    },
    B: { outcome: 'adapt', adaptations: ['separate_rooms'], own_words: '' },
  },
  papers: [
    ...standardPapers('A', abena, -42, 'Southmead Physiotherapy', '2,255.00'),
    ...standardPapers('B', marek, -41, 'Harbour Joinery', '2,480.75'),
  ],
  reviewed: -32,
  meetings: [
    {
      offered: -30,
      starts: [-26, '14:00'],
      kind: 'shuttle',
      mode: 'in_person',
      where: rooms,
      agenda: ['How the week looks now, 30 min', 'What Kofi needs, 40 min'],
      held: {
        settled: ['Kofi sleeps at Marek’s on Wednesdays until Christmas.'],
        note: 'Both listened. The journey to Gdańsk is the sore point.',
        next: [['B', 'Ask the school for the dates of the holidays', -20]],
      },
    },
    {
      offered: -6,
      starts: 'today',
      kind: 'shuttle',
      mode: 'in_person',
      where: rooms,
      agenda: ['The journey at Easter, 40 min', 'How you write to each other, 30 min'],
    },
  ],
  topics: [
    {
      day: -24,
      issue: 'parenting',
      title: 'Wednesdays',
      by: 'B',
      terms: [['Every week', 'Kofi sleeps at Marek’s on Wednesdays. Marek takes him to school on Thursday.']],
      accepted: -22,
    },
    {
      day: -5,
      issue: 'parenting',
      title: 'The journey at Easter',
      by: 'B',
      terms: [
        ['When', 'Ten days in Gdańsk, with his grandparents.'],
        ['Passport', 'Abena keeps it and gives it to Marek a week before.'],
      ],
    },
  ],
  talks: [
    {
      when: [-20, '18:20'],
      to: 'everyone',
      lines: [
        ['B', 'Kofi liked the school play. Thank you for the photographs.'],
        ['A', 'He was so proud. He asks whether you come to the next one.'],
        ['mediator', 'This is good to read. Thank you both.'],
      ],
    },
    {
      when: [-1, '20:35'],
      to: 'everyone',
      lines: [
        ['B', 'You never answer about Easter. You always do this to me!'],
        ['A', 'I said that I want to think. Stop shouting at me.'],
        ['B', 'You are lying again. You are a terrible mother and everybody knows it.'],
        ['A', 'I am afraid when you write like this. Please stop.'],
        [
          'B',
          'You will regret this. If you don’t give me the passport I will take Kofi and you will never see him again.',
        ],
        ['A', 'You threaten me. I don’t feel safe.'],
      ],
    },
    {
      when: { hoursAgo: 6 },
      to: 'A',
      lines: [
        [
          'mediator',
          'Abena, I have read last night’s messages. Are you and Kofi safe today? I can call you at any time.',
        ],
        ['A', 'We are at my sister’s. We are all right. Thank you for asking.'],
        [
          'mediator',
          'Good. We only meet in rooms of your own, and you may leave whenever you like. If you are in danger, call 999.',
        ],
      ],
    },
    {
      when: { hoursAgo: 5 },
      to: 'B',
      lines: [
        [
          'mediator',
          'Marek, what you wrote last night frightened Abena. Please write nothing about Easter until we have spoken.',
        ],
        ['B', 'I was so tired. I am sorry. I don’t want to frighten anybody.'],
      ],
    },
  ],
  note: [-6, 'Separate rooms, she leaves first. Begin with how they write to each other.'],
};
