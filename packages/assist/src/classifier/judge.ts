import { thresholds, toneModel } from '#tone-model';
import { languageOf } from '../language.ts';
import type { Thresholds } from './decide.ts';
import { type Features, featuresOf } from './features.ts';
import { evidenceIn } from './evidence.ts';
import { type Prediction, type Scores, contributions, predict } from './model.ts';
import type { ToneOutput } from './tone-outputs.ts';
import { type Word, wordsOf } from './words.ts';

/** What the models say of a message or a sentence, and its words with their places in the message. */
export interface Judgement {
  words: readonly Word[];
  features: Features;
  prediction: Prediction<ToneOutput>;
  tone: Scores<ToneOutput>;
}

export function judge(text: string, words: readonly Word[] = wordsOf(text)): Judgement {
  const features = featuresOf(text, words);
  const prediction = predict(toneModel, features);
  return { words, features, prediction, tone: prediction.scores };
}

/** The words of a message that speak most for a tone, or for being grave. */
export const toneEvidence = ({ words, prediction }: Judgement, output: ToneOutput) =>
  evidenceIn(words, contributions(prediction, output, words.length));

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
