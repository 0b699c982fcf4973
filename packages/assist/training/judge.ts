import type { Message } from '@mediation/assist-corpus';
import { type Scores, predict } from '../src/classifier/model.ts';
import { type FullOutput, fullOutputs } from '../src/classifier/full-outputs.ts';
import { type ToneOutput, toneOutputs } from '../src/classifier/tone-outputs.ts';
import { unpack } from '../src/classifier/unpack.ts';
import type { Models, Row } from './models.ts';

/** What models that have seen no message of its voice say of a message. */
export interface Judged {
  message: Message;
  scores: Scores<FullOutput>;
  /** By the smaller model for browsers. */
  draftScores: Scores<ToneOutput>;
}

/** Judges messages by models. */
export function judgeBy(models: Models, rows: readonly Row[]): Judged[] {
  const full = unpack(models.full, fullOutputs);
  const draft = unpack(models.draft, toneOutputs);
  return rows.map(({ message, features }) => ({
    message,
    scores: predict(full, features).scores,
    draftScores: predict(draft, features).scores,
  }));
}

/** The same messages as a browser judges them, which knows no indicators. */
export const inBrowser = (judged: readonly Judged[]): Judged[] =>
  judged.map((it) => ({ ...it, scores: { ...it.scores, ...it.draftScores } }));
