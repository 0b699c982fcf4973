import type { Summary } from '@mediation/api-client';
import type { Conversation } from '../engine.ts';
import { languageOf } from '../text/language.ts';
import { engineMark, limitsOf } from '../mark.ts';
import { centralOf } from '../key-points/central.ts';
import { foundOf } from '../key-points/found.ts';
import { keyPointsOf, quoter } from '../key-points/key-points-of.ts';
import { statementsOf } from '../key-points/message.ts';
import { quotesOf, selectKeyPoints } from '../key-points/select.ts';
import { read } from '../text/reading.ts';

/** How many sentences stand for a text without a key point. */
const central = 3;

/** Summarizes a conversation in its own sentences. What shares a word with `context` comes before others of its kind. */
export function summarize({
  text,
  context = '',
  message_ids,
}: Conversation & { context?: string | undefined }): Summary {
  const reading = read(text);
  const language = languageOf(reading.text) ?? 'en';
  const selected = selectKeyPoints(keyPointsOf(reading), context, language);
  const found =
    selected.length > 0
      ? selected
      : centralOf(statementsOf(reading), language, central).map((statement) =>
          foundOf('central', { statement, turn: 0 }),
        );
  const points = found.map(quoter(reading, message_ids));
  return {
    summary: points.flatMap(quotesOf).filter(isFirst).join('\n'),
    points,
    confidence: 'low',
    limits: limitsOf(reading),
    engine: engineMark,
  };
}

const isFirst = (line: string, at: number, lines: readonly string[]) => lines.indexOf(line) === at;
