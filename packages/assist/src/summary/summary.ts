import type { Summary } from '@mediation/api-client';
import type { Conversation } from '../engine.ts';
import { languageOfTalk } from '../text/language.ts';
import { engineMark, leftOutLimit, limitsOf } from '../mark.ts';
import { centralOf } from '../key-points/central.ts';
import { foundOf } from '../key-points/found.ts';
import { keyPointsOf, quoter, united } from '../key-points/key-points-of.ts';
import { statementsOf } from '../key-points/message.ts';
import { quotesOf, selectKeyPoints } from '../key-points/select.ts';
import { conversationCap, read } from '../text/reading.ts';

/** How many sentences stand for a text without a key point. */
const central = 3;

/** Summarizes a conversation in its own sentences. What shares a word with `context` comes before others of its kind. */
export function summarize({
  text,
  context = '',
  message_ids,
}: Conversation & { context?: string | undefined }): Summary {
  const reading = read(text, conversationCap);
  const language = languageOfTalk(reading.text) ?? 'en';
  const { selected, left } = selectKeyPoints(keyPointsOf(reading), context, language);
  const found =
    selected.length > 0
      ? selected
      : centralOf(statementsOf(reading), language, central).map((statement) =>
          foundOf('central', { statement, turn: 0 }),
        );
  const points = united(found.map(quoter(reading, message_ids)));
  return {
    summary: points.flatMap(quotesOf).filter(isFirst).join('\n'),
    points,
    left_out: left,
    confidence: 'low',
    limits: limitsOf(reading, ...leftOutLimit(left)),
    engine: engineMark,
  };
}

const isFirst = (line: string, at: number, lines: readonly string[]) => lines.indexOf(line) === at;
