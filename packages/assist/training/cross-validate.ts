import { riskIndicatorIds } from '@mediation/api-client';
import { predict } from '../src/classifier/model.ts';
import type { Message } from './corpus.ts';
import { type Row, fitModels } from './models.ts';
import { toneOutputs } from './targets.ts';

const folds = 6;

/** What models that have seen no message of its voice say of a message. */
export interface Judged {
  message: Message;
  tone: Record<(typeof toneOutputs)[number], number>;
  indicators: Record<(typeof riskIndicatorIds)[number], number>;
}

/** Judges every message by models fitted to other voices only. No voice shares a template with another. */
export function crossValidate(rows: readonly Row[]): Judged[] {
  const voices = [...new Set(rows.map(({ message }) => message.voice))];
  const foldOf = new Map(voices.map((voice, index) => [voice, index % folds]));
  return Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const models = fitModels(rows.filter(({ message }) => foldOf.get(message.voice) !== fold));
    const tone = { ...models.tone, outputs: toneOutputs };
    const indicators = { ...models.indicators, outputs: riskIndicatorIds };
    return rows
      .filter(({ message }) => foldOf.get(message.voice) === fold)
      .map(({ message, features }) => ({
        message,
        tone: predict(tone, features),
        indicators: predict(indicators, features),
      }));
  });
}
