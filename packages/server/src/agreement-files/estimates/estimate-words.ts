import type { ClauseLanguage } from '@mediation/agreement';
import type { SupportRhythm } from '@mediation/api-client';

/** The words that a file adds to an estimate beside a clause. */
export interface EstimateWords {
  title: (number: number, heading: string) => string;
  /** What an estimate is. */
  about: string;
  inputs: string;
  source: string;
  of: (label: string, name: string) => string;
  offered: string;
  entered: string;
  yes: string;
  no: string;
  steps: string;
  amount: string;
  pays: Record<SupportRhythm, (name: string, amount: string) => string>;
  nobody: string;
  from: (source: string, country: string, day: string) => string;
  table: (number: number) => string;
  made: (name: string, day: string, compared: string) => string;
}

export const estimateWords: Record<ClauseLanguage, EstimateWords> = {
  en: {
    title: (number, heading) => `Annex: an estimate for clause ${number}, “${heading}”`,
    about: 'An estimate, not advice. It is no part of what the clause says, and nobody owes it.',
    inputs: 'Worked out with',
    source: 'From',
    of: (label, name) => `${label} of ${name}`,
    offered: 'What both parties read in this case',
    entered: 'Entered for this estimate',
    yes: 'Yes',
    no: 'No',
    steps: 'Step by step',
    amount: 'Amount',
    pays: {
      weekly: (name, amount) => `${name} would pay ${amount} a week.`,
      monthly: (name, amount) => `${name} would pay ${amount} a month.`,
    },
    nobody: 'Nobody would pay the other.',
    from: (source, country, day) => `Source: ${source}. ${country}, rules from ${day}.`,
    table: (number) => `Table ${number} of the office.`,
    made: (name, day, compared) => `${name}. Worked out on ${day}; last compared with its source on ${compared}.`,
  },
  es: {
    title: (number, heading) => `Anexo: una estimación para la cláusula ${number}, «${heading}»`,
    about: 'Una estimación, no un consejo. No forma parte de lo que dice la cláusula y nadie la debe.',
    inputs: 'Calculado con',
    source: 'Procedencia',
    of: (label, name) => `${label} de ${name}`,
    offered: 'Lo que ambas partes leen en este caso',
    entered: 'Introducido para esta estimación',
    yes: 'Sí',
    no: 'No',
    steps: 'Paso a paso',
    amount: 'Importe',
    pays: {
      weekly: (name, amount) => `${name} pagaría ${amount} por semana.`,
      monthly: (name, amount) => `${name} pagaría ${amount} por mes.`,
    },
    nobody: 'Nadie pagaría al otro.',
    from: (source, country, day) => `Fuente: ${source}. ${country}, reglas desde el ${day}.`,
    table: (number) => `Tabla ${number} de la oficina.`,
    made: (name, day, compared) =>
      `${name}. Calculado el ${day}; comparado con su fuente por última vez el ${compared}.`,
  },
};
