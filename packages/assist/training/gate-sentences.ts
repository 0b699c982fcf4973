import { readFileSync } from 'node:fs';

/** A sentence by somebody who has seen neither the corpus nor the rules of the engine. */
interface GateSentence {
  language: string;
  text: string;
  isGrave: boolean;
}

const rowsOf = (name: string) =>
  readFileSync(new URL(`../gates/data/${name}`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));

/** 200 sentences that must be called grave and 200 that must not, in English and Spanish. */
export const readGateSentences = (): GateSentence[] => [
  ...rowsOf('must-be-grave.tsv').map(([language = '', , text = '']) => ({ language, text, isGrave: true })),
  ...rowsOf('must-be-low.tsv').map(([language = '', text = '']) => ({ language, text, isGrave: false })),
];
