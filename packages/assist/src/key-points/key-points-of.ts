import type { KeyPoint, Quote } from '@mediation/api-client';
import { languageOf } from '../text/language.ts';
import type { Reading } from '../text/reading.ts';
import { findIndicators } from '../risk/risk.ts';
import type { Found } from './found.ts';
import { statementsOf } from './message.ts';
import { followThread } from './thread.ts';

/** The severity from which a passage is a matter of safety. */
const grave = 6;

/** The key points of a conversation in order. */
export function keyPointsOf(reading: Reading): Found[] {
  const passages = findIndicators(reading)
    .filter((it) => it.severity >= grave)
    .flatMap((it) => it.evidence);
  return followThread(
    statementsOf(reading),
    (it) => {
      const { start, end } = reading.span(it.start, it.end);
      return passages.some((passage) => passage.start < end && passage.end > start);
    },
    languageOf(reading.text) ?? 'en',
  );
}

/** Converts a key point to what the contract says, word for word. The ids count only when each line has one. */
export function quoter(reading: Reading, messageIds: readonly string[] = []) {
  const lines = reading.text.trimEnd().split('\n').length;
  const ids = messageIds.length === lines ? messageIds : [];
  const quoteOf = ({ start, end, line, speaker }: Pick<Found, 'start' | 'end' | 'line' | 'speaker'>): Quote => ({
    ...reading.span(start, end),
    line,
    speaker,
    message_id: ids[line] ?? null,
  });
  return (found: Found): KeyPoint => ({
    kind: found.kind,
    ...quoteOf(found),
    answers: found.answers.map(quoteOf),
    conditions: found.conditions.map(quoteOf),
  });
}
