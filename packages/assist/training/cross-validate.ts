import { type Scores, predict } from '../src/classifier/model.ts';
import { type IndicatorOutput, indicatorOutputs, type ToneOutput, toneOutputs } from '../src/classifier/outputs.ts';
import { unpack } from '../src/classifier/unpack.ts';
import { type Message, isNoPersons } from './corpus.ts';
import { type Row, fitModels } from './models.ts';

const folds = 3;

/** What models that have seen no message of its voice say of a message. */
export interface Judged {
  message: Message;
  tone: Scores<ToneOutput>;
  /** By the smaller model for browsers. */
  draftTone: Scores<ToneOutput>;
  indicators: Scores<IndicatorOutput>;
}

/** Judges every message by models fitted to other voices only. No voice shares a template with another. */
export function crossValidate(rows: readonly Row[]): Judged[] {
  const voices = [...new Set(rows.map(({ message }) => message.voice))];
  const foldOf = new Map(voices.map((voice, index) => [voice, index % folds]));
  return Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const models = fitModels(rows.filter(({ message }) => foldOf.get(message.voice) !== fold));
    const tone = unpack(models.tone, toneOutputs);
    const draftTone = unpack(models.draftTone, toneOutputs);
    const indicators = unpack(models.indicators, indicatorOutputs);
    return rows
      .filter(({ message }) => foldOf.get(message.voice) === fold && !isNoPersons(message))
      .map(({ message, features }) => ({
        message,
        tone: predict(tone, features),
        draftTone: predict(draftTone, features),
        indicators: predict(indicators, features),
      }));
  });
}

/** The same messages as a browser judges them. */
export const inBrowser = (judged: readonly Judged[]): Judged[] => judged.map((it) => ({ ...it, tone: it.draftTone }));
