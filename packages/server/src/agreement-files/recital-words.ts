import type { ClauseLanguage } from '@mediation/agreement';

/** The words of the recitals in a file. */
export interface RecitalWords {
  title: string;
  head: [string, string];
  parties: string;
  addresses: string;
  noAddresses: string;
  wedding: string;
  separation: string;
  children: string;
  noChildren: string;
  born: (name: string, born: string) => string;
  disclosure: string;
  made: string;
  madeOn: (day: string) => string;
  notMade: string;
  advice: string;
  taken: string;
  declined: string;
  noAnswer: string;
  mediator: string;
  isNot: string;
  notStated: string;
}

const en: RecitalWords = {
  title: 'Recitals',
  head: ['About', 'At the release of this version'],
  parties: 'Parties',
  addresses: 'Addresses',
  noAddresses: 'Not stated in this paper',
  wedding: 'Wedding',
  separation: 'Separation',
  children: 'Children',
  noChildren: 'None together',
  born: (name, born) => `${name}, born ${born}`,
  disclosure: 'Disclosure of finances',
  made: 'Made by both parties',
  madeOn: (day) => `Made by both parties, ${day}`,
  notMade: 'Not made in this mediation',
  advice: 'Independent legal advice',
  taken: 'taken',
  declined: 'declined',
  noAnswer: 'not stated',
  mediator: 'Mediator',
  isNot: 'The mediator is not a lawyer of either party and not a judge, and decided nothing.',
  notStated: 'Not stated',
};

const es: RecitalWords = {
  title: 'Antecedentes',
  head: ['Sobre', 'Al compartir esta versión'],
  parties: 'Partes',
  addresses: 'Direcciones',
  noAddresses: 'No constan en este documento',
  wedding: 'Boda',
  separation: 'Separación',
  children: 'Hijos',
  noChildren: 'Ninguno en común',
  born: (name, born) => `${name}, fecha de nacimiento: ${born}`,
  disclosure: 'Información económica',
  made: 'Entregada por ambas partes',
  madeOn: (day) => `Entregada por ambas partes, ${day}`,
  notMade: 'No entregada en esta mediación',
  advice: 'Asesoramiento jurídico independiente',
  taken: 'recibido',
  declined: 'no lo quiso',
  noAnswer: 'no consta',
  mediator: 'Quien media',
  isNot: 'Quien media no ejerce la abogacía para ninguna de las partes, no es juez y no ha decidido nada.',
  notStated: 'No consta',
};

/** The words of the recitals by the language of their file. */
export const recitalWords: Record<ClauseLanguage, RecitalWords> = { en, es };
