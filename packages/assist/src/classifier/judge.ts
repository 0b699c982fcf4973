import { thresholds, toneModel } from '#tone-model';
import { languageOf } from '../text/language.ts';
import { partsOf } from '../text/parts.ts';
import type { Thresholds } from './decide.ts';
import { type Features, featuresOf } from './features.ts';
import { type Range, evidenceIn } from './evidence.ts';
import { type Prediction, type Scores, contributions, predict } from './model.ts';
import type { ToneOutput } from './tone-outputs.ts';
import { type Word, wordsOf } from './words.ts';

/** What the models say of a message or a sentence, and its words with their places in the message. */
export interface Judgement {
  words: readonly Word[];
  /** The sentences of what was judged. */
  sentences: readonly Range[];
  features: Features;
  prediction: Prediction<ToneOutput>;
  tone: Scores<ToneOutput>;
}

/** Judges a message, or with its words one sentence of a message. */
export function judge(text: string, sentence?: readonly Word[]): Judgement {
  const words = sentence ?? wordsOf(text);
  const features = featuresOf(text, words);
  const prediction = predict(toneModel(), features);
  const sentences = sentence ? [{ first: 0, behind: words.length }] : rangesOf(text, words);
  return { words, sentences, features, prediction, tone: prediction.scores };
}

/** Which words of a message each of its sentences has. */
function rangesOf(text: string, words: readonly Word[]): Range[] {
  let behind = 0;
  return partsOf(text, words).map((part) => {
    const first = part.words[0] ? words.indexOf(part.words[0], behind) : behind;
    behind = first + part.words.length;
    return { first, behind };
  });
}

/** The words of one sentence of a message that speak most for a tone, or for being grave. */
export const toneEvidence = ({ words, sentences, prediction }: Judgement, output: ToneOutput) =>
  evidenceIn(words, contributions(prediction, output, words.length), sentences);

/** The thresholds for a text; one whose language is open gets the higher ones. */
export function thresholdsFor(text: string): Thresholds {
  const { en, es } = thresholds;
  const language = languageOf(text);
  if (language !== null) return thresholds[language];
  const higher = (name: keyof Thresholds) => Math.max(en[name], es[name]);
  return {
    notable: higher('notable'),
    grave: higher('grave'),
    critical: higher('critical'),
    indicator: higher('indicator'),
  };
}
