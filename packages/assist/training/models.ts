import { type Features, featureCount, featuresOf } from '../src/classifier/features.ts';
import { indicatorOutputs, toneOutputs } from '../src/classifier/outputs.ts';
import type { ModelFile } from '../src/classifier/unpack.ts';
import { wordsOf } from '../src/classifier/words.ts';
import { read } from '../src/reading.ts';
import type { Message } from './corpus.ts';
import { type Example, fit } from './fit.ts';
import { modelFile } from './model-file.ts';
import { type Fitted, pack, prune } from './pack.ts';
import { indicatorGradient, toneGradient } from './targets.ts';

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
/** How many places a browser loads, and a server has for the indicators. */
const keep = { draftTone: 43_000, indicators: 80_000 };
/** The largest weight. Finer ones make a file larger, which matters in a browser alone. */
const finest = { draftTone: 7, tone: 28, indicators: 7 };

/** The models as they ship. */
export interface Models {
  tone: ModelFile;
  /** The tone for browsers: with fewer and coarser weights. */
  draftTone: ModelFile;
  indicators: ModelFile;
}

type Gradient = (message: Message) => Example['gradient'];

/** Fits the models to messages and rounds them as they ship. */
export function fitModels(rows: readonly Row[]): Models {
  const counts = countsOf(rows);
  const known = Int32Array.from(counts.keys()).filter((place) => counts[place]! >= leastMessages);
  const fitTo = (places: Int32Array, outputs: number, gradientOf: Gradient): Fitted => ({
    weights: fit(examplesOf(rows, places, gradientOf), { rows: places.length, outputs }),
    places,
    counts: places.map((place) => counts[place]!),
    outputs,
  });
  const tone = fitTo(known, toneOutputs.length, toneGradient);
  const draftTone = fitTo(prune(tone, keep.draftTone).places, toneOutputs.length, toneGradient);
  const indicators = fitTo(known, indicatorOutputs.length, indicatorGradient);
  return {
    tone: modelFile(pack(tone, finest.tone)),
    draftTone: modelFile(pack(draftTone, finest.draftTone)),
    indicators: modelFile(pack(prune(indicators, keep.indicators), finest.indicators)),
  };
}

/** How many messages have each place. */
function countsOf(rows: readonly Row[]): Int32Array {
  const counts = new Int32Array(featureCount);
  for (const { features } of rows) for (const place of features.places) counts[place]! += 1;
  return counts;
}

/** The messages with the features that are among these places. */
function examplesOf(messages: readonly Row[], places: Int32Array, gradientOf: Gradient): Example[] {
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
