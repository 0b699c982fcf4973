import { type Features, featureCount, featuresOf } from '../src/classifier/features.ts';
import { indicatorOutputs, toneOutputs } from '../src/classifier/outputs.ts';
import type { ModelFile } from '../src/classifier/unpack.ts';
import { wordsOf } from '../src/classifier/words.ts';
import { read } from '../src/reading.ts';
import type { Message } from './corpus.ts';
import { type Example, fit } from './fit.ts';
import { modelFile } from './model-file.ts';
import { pack } from './pack.ts';
import { indicatorGradient, toneGradient } from './targets.ts';

/** A message and its features. */
export interface Row {
  message: Message;
  features: Features;
}

/** The features of a text as it was sent. */
const featuresOfText = (text: string): Features => featuresOf(wordsOf(read(text).text));

export const rowOf = (message: Message): Row => ({ message, features: featuresOfText(message.text) });

/** What a place needs to be learned: so many messages that have it. */
const leastMessages = 2;
/** How many places ship. The model of the tone also loads in browsers. */
const keep = { tone: 38_000, indicators: 60_000 };

/** The models as they ship. */
export interface Models {
  tone: ModelFile;
  indicators: ModelFile;
}

/** Fits the models to messages and rounds them as they ship. */
export function fitModels(rows: readonly Row[]): Models {
  const counts = new Int32Array(featureCount);
  for (const { features } of rows) for (const place of features.places) counts[place]! += 1;
  const known = rows.map(({ message, features }) => ({ message, features: withoutRare(features, counts) }));
  const examples = (gradientOf: (message: Message) => Example['gradient']) =>
    known.map(({ message, features }) => ({ features, gradient: gradientOf(message) }));
  const model = (outputs: number, gradientOf: (message: Message) => Example['gradient'], places: number) =>
    modelFile(pack(fit(examples(gradientOf), outputs), counts, { outputs, keep: places }));
  return {
    tone: model(toneOutputs.length, toneGradient, keep.tone),
    indicators: model(indicatorOutputs.length, indicatorGradient, keep.indicators),
  };
}

function withoutRare({ places, values, words }: Features, counts: Int32Array): Features {
  const kept = (_: number, index: number) => counts[places[index]!]! >= leastMessages;
  return { places: places.filter(kept), values: values.filter(kept), words: words.filter(kept) };
}
