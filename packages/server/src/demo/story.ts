import type { NewCase } from '@mediation/api-client';
import type { DemoName } from './people.ts';

/** A message: its author and its text. */
export type Line = [DemoName, string];

export const hearthside = {
  name: 'Hearthside Family Mediation',
  tagline: 'Steady help while things change',
  primary: '#c4623f',
  secondary: '#3f7d78',
  website: 'https://hearthside.example',
  email: 'hello@hearthside.example',
  phone: '+44 117 496 0170',
};

export const quayside = {
  name: 'Alder & Quay Mediation',
  tagline: 'Fair talks, clear agreements',
  primary: '#14284b',
  secondary: '#b58b3b',
  website: 'https://alderquay.example',
  email: 'office@alderquay.example',
  phone: '+44 131 496 0421',
};

export const okaforIntake: NewCase = {
  title: 'Okafor family',
  description: 'School days, the house and two pensions. Both ask to keep the children at their school.',
  personalInfo: {
    name: 'Maya Okafor',
    email: 'party-a@demo.example',
    phone: '+44 117 496 0233',
    dateOfBirth: '1986-04-17',
    address: '12 Orchard Row, Bristol BS6 5QT',
  },
  marriageDetails: { married_on: '2013-06-22', separated_on: '2026-03-01' },
  children: [
    { first_name: 'Ada', born: '2017-02' },
    { first_name: 'Eli', born: '2020-09' },
  ],
  financialSituation: { currency: 'GBP', income_minor: 268_400, home_minor: 41_200_000, pensions_minor: 'unsure' },
  preferences: { text: 'The children keep their school and their friends.', meeting: 'together' },
};

/** Daniel's intake. */
export const danielIntake = {
  personalInfo: {
    name: 'Daniel Okafor',
    email: 'party-b@demo.example',
    phone: '+44 117 496 0288',
    dateOfBirth: '1984-01-02',
    address: '3 Canal Street, Bristol BS1 4TR',
  },
  preferences: { text: 'Sessions in the evening, from January on.', meeting: 'video' },
};

/** Ruth's private note. */
export const okaforNote = 'Both want the children to stay at their school. Begin with the school days, then the house.';

export const brennanIntake: NewCase = {
  title: 'Brennan – Castillo',
  description: 'Both live in the same town and want to share the weeks with their son Leo.',
  personalInfo: {
    name: 'Ana Castillo',
    email: 'ana.castillo@demo.example',
    phone: '+44 117 496 0311',
    dateOfBirth: '1988-03-14',
    address: '31 Harbour Way, Bristol BS1 5LL',
  },
  children: [{ first_name: 'Leo', born: '2018-07' }],
};

export const reidIntake: NewCase = {
  title: 'Okafor – Reid',
  description: 'Time with their daughter from before the marriage.',
  personalInfo: {
    name: 'Daniel Okafor',
    email: 'party-b@demo.example',
    phone: '+44 117 496 0288',
    dateOfBirth: '1984-01-02',
    address: '3 Canal Street, Bristol BS1 4TR',
  },
};

export const haddadIntake: NewCase = {
  title: 'Haddad – Lowe',
  description: 'One home with a mortgage, no children.',
  personalInfo: {
    name: 'Sami Haddad',
    email: 'other-party@demo.example',
    phone: '+44 131 496 0588',
    dateOfBirth: '1979-11-02',
    address: '4 Leith Walk, Edinburgh EH6 5EB',
  },
  marriageDetails: { married_on: '2011-09-10' },
};

export const okaforChat: Record<'together' | 'maya' | 'daniel', Line[]> = {
  together: [
    ['ruth', 'Good morning both. Shall we settle the school run before 3 December? One wish each is enough for now.'],
    ['maya', 'I would like the same days every week, so that Ada knows who comes.'],
    ['daniel', 'That works for me. I can do Thursdays and Fridays.'],
    ['ruth', 'Thank you. Shall we try it for four weeks?'],
    ['daniel', 'Yes. I will start this Thursday.'],
    ['maya', 'Yes, that is fine for us.'],
  ],
  maya: [
    ['ruth', 'Hello Maya. I have your joint bank statement. It is clear and complete.'],
    ['maya', 'Thank you. I can’t find the pension letter yet.'],
    ['ruth', 'No rush on the pension letter. If you can’t find it, your fund can send a new one.'],
    ['tomas', 'Morning Maya. You don’t need to answer anything in writing before the session.'],
  ],
  daniel: [
    ['ruth', 'Hello Daniel. This channel is for you, Priya and me. Write here if anything feels too fast.'],
    ['daniel', 'Thanks. My shifts change in January, so the school days may have to move then.'],
    ['priya', 'Good to know early. Let us bring the new rota to the session.'],
  ],
};

/** What people ask the support, and how many hours ago: one waits for an answer, one has it. */
export const supportChats: { by: DemoName; hours: number; lines: Line[] }[] = [
  { by: 'tomas', hours: 5, lines: [['tomas', 'I have moved to a new office. Where do I change my address?']] },
  { by: 'sami', hours: 51, lines: [['sami', 'Can I read the pages in Spanish?']] },
  {
    by: 'sami',
    hours: 49.5,
    lines: [['alex', 'Yes. Open Profile and choose Español under Language. The mails follow, too.']],
  },
];
