import type { Carer, Clause } from '@mediation/api-client';
import { sentencesOf } from './sentences.ts';
import { sharesIn } from './shares-in.ts';

/** Two shares of one thing that do not make a whole. */
export interface OtherSum {
  /** Both, as they are written: "60 %", "50 %". */
  shares: [string, string];
  sum: number;
}

/** What a percent may be of without being a share of something that is divided. */
const isNoShare = new RegExp(
  '(?<!\\p{L})(?:interest|rates?|incomes?|salar(?:y|ies)|wages?|earnings|earns?|tax(?:es)?|inflation|index|rest|remainder|' +
    'remaining|each|cada|intereses|interés|ingresos|sueldos?|salarios?|gana|impuestos?|inflación|IPC|resto|restante|more|less|' +
    'plus|más|menos)(?!\\p{L})',
  'iu',
);

/** The sentences of a clause that give both parties a percent of one thing, which together are not 100. */
export const otherSumsIn = ({ text }: Pick<Clause, 'text'>, names: Record<Carer, string>): OtherSum[] =>
  sentencesOf(text).flatMap((sentence) => {
    const [one, other] = sharesIn(sentence, names);
    if (one === undefined || other === undefined || isNoShare.test(sentence)) return [];
    const sum = Math.round(100 * (one.percent + other.percent)) / 100;
    return sum === 100 ? [] : [{ shares: [one.words, other.words], sum }];
  });
