import { onRecord } from '../data/on-record.ts';
import { rude } from '../data/rude-words/by-language.ts';
import { findContempt, findSwearing } from './contempt.ts';
import { type Cut, type Range, joined, overlaps } from './cuts.ts';
import { findInsults } from './insults.ts';
import { plainOf } from './plain-of.ts';
import { type Segment, segmentsOf } from './segments.ts';
import { type Reader, tokensOf } from './tokens.ts';

/** Finds everything in a text that can go without a fact, in the order of the text. Quoted words stay. */
export function findCuts(text: string, reader: Reader): Cut[] {
  const plain = plainOf(text);
  const segments = segmentsOf(plain);
  const quotes = [...plain.matchAll(quoted)].map((it) => ({ start: it.index, end: it.index + it[0].length }));
  const isFree = (cut: Cut) => !quotes.some((it) => overlaps(it, cut));

  const clauses = joined(
    [...segments.flatMap((it) => findInsults(plain, it, reader)), ...findContempt(plain, segments, reader)].filter(
      isFree,
    ),
  );
  const swearing = findSwearing(plain, reader.language).filter(
    (cut) => isFree(cut) && !segments.some((it) => overlaps(it, cut) && isOnRecord(plain, it, clauses)),
  );
  const isKind = kindness.test(blanked(plain, clauses));
  const meant = clauses.filter(({ start, end }) => !isKind || isHarsh(plain.slice(start, end), reader));
  const cuts = joined([...meant, ...swearing]);
  return joined([...cuts, ...leftovers(text, { plain, segments, cuts, reader })])
    .map((it) => withConjunction(plain, it, segments))
    .map((it) => trimmed(text, it));
}

/** In a kind message only what is rude in every context is meant: "You are unbelievable, thank you!" */
const kindness =
  /\b(?:thanks?(?! for nothing)|thank you|i love|love it|proud of you|well done|i'm sorry|sorry about|gracias(?! por nada)|te quiero|perdona|perdon|lo siento|felicidades|enhorabuena)\b/;

const isHarsh = (words: string, { language }: Reader) => words.search(rude[language].phrases.remaining) >= 0;

/** A cut at the start of a sentence takes the conjunction behind it: ", and the books are at my place". */
function withConjunction(plain: string, cut: Cut, segments: readonly Segment[]): Cut {
  const isFirst = segments.some(({ sentence }) => sentence.start === cut.start && cut.end < sentence.end);
  const [joint] = (isFirst && /^\s*[,;:]\s*(?:and|but|so|y|pero|asi que)\s+/.exec(plain.slice(cut.end))) || [''];
  return { ...cut, end: cut.end + joint.length };
}

const quoted = /"[^"\n]{1,400}"|(?<=^|[\s(:,])'(?:[^'\n]|(?<=\p{L})'(?=\p{L})){2,300}'(?!\p{L})/gu;

/** Whether a segment, without what goes, is about violence, payments, signatures or the safety of a child. */
export const isOnRecord = (plain: string, { start, end }: Range, cuts: readonly Cut[]): boolean =>
  onRecord.test(blanked(plain, cuts).slice(start, end));

const blanked = (plain: string, cuts: readonly Cut[]) =>
  cuts.reduce((text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end), plain);

interface Found {
  plain: string;
  segments: readonly Segment[];
  cuts: readonly Cut[];
  reader: Reader;
}

/** Openers such as "Listen," that have nothing left to open, and sentences of which nothing is left. */
function leftovers(text: string, { plain, segments, cuts, reader }: Found): Cut[] {
  const rest = blanked(plain, cuts);
  const isEmpty = (range: Range) =>
    tokensOf(rest, { ...range, ...reader }).every(({ parts }) => parts.has('fillers') || parts.has('and'));
  const isOver = (sentence: Range) =>
    segments.filter((it) => it.sentence === sentence).every((it) => isEmpty(it) || isAddress(text, it));
  const isCut = (range: Range) => cuts.some((it) => overlaps(it, range));
  return segments.flatMap((segment, at): Cut[] => {
    const { sentence } = segment;
    if (isCut(sentence) && isOver(sentence)) return [{ ...sentence, kind: 'insult' }];
    const next = segments[at + 1];
    const opens = next?.sentence === sentence && cuts.some(({ start }) => start === next.start);
    return (opens || isCut(segment)) && isEmpty(segment)
      ? [{ start: segment.start, end: segment.end, kind: 'insult' }]
      : [];
  });
}

/** Whether a segment is the name of the person spoken to: ", Daniel". */
const isAddress = (text: string, { start, end }: Range) => /^\p{Lu}\p{L}+$/u.test(text.slice(start, end).trim());

function trimmed(text: string, cut: Cut): Cut {
  const piece = text.slice(cut.start, cut.end);
  return {
    ...cut,
    start: cut.start + piece.length - piece.trimStart().length,
    end: cut.end - (piece.length - piece.trimEnd().length),
  };
}
