import type { Message } from '@mediation/assist-corpus';
import { type Features, featureCount, featuresOf } from '../src/classifier/features.ts';
import { fullOutputs } from '../src/classifier/full-outputs.ts';
import { toneOutputs } from '../src/classifier/tone-outputs.ts';
import type { ModelFile } from '../src/classifier/unpack.ts';
import { wordsOf } from '../src/classifier/words.ts';
import { read } from '../src/text/reading.ts';
import { type Example, fit } from './fit.ts';
import { modelFile } from './model-file.ts';
import { fullGradient, toneGradient } from './targets.ts';

/** A message and its features. */
export interface Row {
  message: Message;
  features: Features;
}

/** The features of a text as it was sent. */
function featuresOfText(sent: string): Features {
  const { text } = read(sent);
  return featuresOf(text, wordsOf(text));
}

export const rowOf = (message: Message): Row => ({ message, features: featuresOfText(message.text) });

/** What a place needs to be learned: so many messages that have it. */
const leastMessages = 2;
/** How many places a server has, and a browser loads. */
const keep = { full: 150_000, draft: 43_000 };
/** The largest weight. Finer ones make a file larger, which matters in a browser. */
const finest = { full: 28, draft: 7 };

/** The models as they ship. */
export interface Models {
  full: ModelFile;
  /** The tone for browsers: linear, with fewer and coarser weights. */
  draft: ModelFile;
}

type GradientOf = (message: Message) => Example['gradient'];

/** Fits the models to messages and rounds them as they ship. */
export function fitModels(rows: readonly Row[]): Models {
  const counts = countsOf(rows);
  const known = Int32Array.from(counts.keys()).filter((place) => counts[place]! >= leastMessages);
  const fitted = (name: keyof Models, asked: { outputs: number; units: number }, gradientOf: GradientOf) => {
    const weights = fit(examplesOf(rows, known, gradientOf), { ...asked, rows: known.length, keep: keep[name] });
    const places = weights.rows.map((row) => known[row]!);
    return modelFile(weights, places, finest[name]);
  };
  return {
    full: fitted('full', { outputs: fullOutputs.length, units: 48 }, fullGradient),
    draft: fitted('draft', { outputs: toneOutputs.length, units: 0 }, toneGradient),
  };
}

/** How many messages have each place. */
function countsOf(rows: readonly Row[]): Int32Array {
  const counts = new Int32Array(featureCount);
  for (const { features } of rows) for (const place of features.places) counts[place]! += 1;
  return counts;
}

/** The messages with the features that are among these places. */
function examplesOf(messages: readonly Row[], places: Int32Array, gradientOf: GradientOf): Example[] {
  const rowOfPlace = new Int32Array(featureCount).fill(-1);
  for (const [row, place] of places.entries()) rowOfPlace[place] = row;
  return messages.map(({ message, features }) => {
    const rows = features.places.map((place) => rowOfPlace[place]!);
    return {
      rows: rows.filter((row) => row >= 0),
      values: features.values.filter((_, index) => rows[index]! >= 0),
      gradient: gradientOf(message),
    };
  });
}
