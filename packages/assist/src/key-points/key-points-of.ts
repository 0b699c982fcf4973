import type { KeyPoint, Quote } from '@mediation/api-client';
import { sentencesOf } from '../text/segment.ts';
import { speakerOf } from '../text/speaker.ts';
import { languageOfTalk } from '../text/language.ts';
import type { Reading } from '../text/reading.ts';
import { findIndicators } from '../risk/risk.ts';
import type { Found } from './found.ts';
import { greetingLength, isCourtesy } from './greeting.ts';
import { type Statement, statementsOf } from './message.ts';
import { followThread } from './thread.ts';

/** The severity from which a passage is a matter of safety. */
const grave = 6;

/** The key points of a conversation in order. */
export function keyPointsOf(reading: Reading): Found[] {
  const signs = findIndicators(reading).filter((it) => it.severity >= grave);
  const passages = (isSure: boolean) =>
    signs.filter((it) => (it.id !== 'unnamed') === isSure).flatMap((it) => it.evidence);
  const [sure, doubtful] = [passages(true), passages(false)];
  const isIn = (among: typeof sure, it: Statement) => {
    const { start, end } = reading.span(it.start, it.end);
    return among.some((passage) => passage.start < end && passage.end > start);
  };
  return followThread(
    statementsOf(reading),
    (it) => (isIn(sure, it) ? 'sure' : isIn(doubtful, it) ? 'doubtful' : null),
    languageOfTalk(reading.text) ?? 'en',
  );
}

/** The length up to which what was agreed to is quoted with its whole message: its days and sums often stand beside it. */
const shortMessage = 240;

/** Converts a key point to what the contract says, word for word. The ids count only when each line has one. */
export function quoter(reading: Reading, messageIds: readonly string[] = []) {
  const lines = reading.text.trimEnd().split('\n');
  const ids = messageIds.length === lines.length ? messageIds : [];
  const starts = startsOf(lines);
  const quoteOf = ({ start, end, line, speaker }: Pick<Found, 'start' | 'end' | 'line' | 'speaker'>): Quote => ({
    ...reading.span(start, end),
    line,
    speaker,
    message_id: ids[line] ?? null,
  });
  const wholeOf = (it: Found): Quote => {
    const written = lines[it.line] ?? '';
    const from = speakerOf(written).length;
    const said = sentencesOf({ text: written.slice(from) }).filter(({ text }) => !isCourtesy(text));
    const [first, last] = [said[0], said.at(-1)];
    if (!first || !last || last.end - first.start > shortMessage) return quoteOf(it);
    const line = starts[it.line]! + from;
    const start = line + first.start + greetingLength(first.text);
    return quoteOf({ ...it, start, end: line + last.end });
  };
  return (found: Found): KeyPoint => {
    const quote = found.kind === 'agreement' ? wholeOf : quoteOf;
    const point = { ...quoteOf(found), answers: withoutEqual(found.answers.map(quote)) };
    const shown = [point, ...point.answers];
    const conditions = found.conditions.map(quoteOf).filter((it) => shown.every((other) => !isWithin(it, other)));
    return { kind: found.kind, ...point, conditions };
  };
}

function startsOf(lines: readonly string[]): number[] {
  let next = 0;
  return lines.map((line) => {
    const start = next;
    next += line.length + 1;
    return start;
  });
}

const isWithin = (one: Quote, other: Quote) => one.start >= other.start && one.end <= other.end;
const withoutEqual = (quotes: readonly Quote[]) =>
  quotes.filter((it, at) => quotes.findIndex((other) => isWithin(it, other)) === at);

/** Key points without those of the same kind and words; the first keeps what the others answer. */
export function united(points: readonly KeyPoint[]): KeyPoint[] {
  const known = new Map<string, KeyPoint>();
  for (const it of points) {
    const place = `${it.kind} ${it.start} ${it.end}`;
    const same = known.get(place);
    const answers =
      same && withoutEqual([...same.answers, ...it.answers]).toSorted((one, other) => one.start - other.start);
    known.set(place, same && answers ? { ...same, answers } : it);
  }
  return [...known.values()];
}
