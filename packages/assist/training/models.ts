import { riskIndicatorIds } from '@mediation/api-client';
import { type Features, featuresOf } from '../src/classifier/features.ts';
import { wordsOf } from '../src/classifier/words.ts';
import { read } from '../src/reading.ts';
import type { Message } from './corpus.ts';
import { type Example, fit } from './fit.ts';
import { type Packed, quantize } from './pack.ts';
import { indicatorGradient, toneGradient, toneOutputs } from './targets.ts';

/** A message and its features. */
export interface Row {
  message: Message;
  features: Features;
}

/** The features of a text as it was sent. */
export const featuresOfText = (text: string): Features => featuresOf(wordsOf(read(text).text));

export const rowOf = (message: Message): Row => ({ message, features: featuresOfText(message.text) });

/** The models, fitted to messages and rounded as they ship. */
export interface Models {
  tone: Packed;
  indicators: Packed;
}

export function fitModels(rows: readonly Row[]): Models {
  const examples = (gradientOf: (message: Message) => Example['gradient']) =>
    rows.map(({ message, features }) => ({ features, gradient: gradientOf(message) }));
  return {
    tone: quantize(fit(examples(toneGradient), toneOutputs.length), toneOutputs.length),
    indicators: quantize(fit(examples(indicatorGradient), riskIndicatorIds.length), riskIndicatorIds.length),
  };
}
