import type { Clause, DraftDuty } from '@mediation/api-client';
import { type ClauseLanguage, languageOf } from './language.ts';
import { undrawnIn } from '../letters/undrawn.ts';
import type { Mark } from './mark.ts';
import { amountsWithoutCurrency } from './amounts.ts';
import { possibleBlanksOf } from './blanks.ts';
import { firstPersonIn } from './first-person.ts';
import { dutiesWithoutDate, dutiesWithoutOwner } from './duties.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { type Patterns, patternsOf } from './patterns.ts';

const patterns: Partial<Record<ClauseLanguage, Patterns>> = {};

/**
 * Finds the words of a clause that cannot be followed as written, in their order, without overlaps. `isDated` says that
 * the clause has a day beside its words.
 */
export function lint(text: string, language: ClauseLanguage, { isDated = false } = {}): Mark[] {
  const known = (patterns[language] ??= patternsOf({ en, es }[language]));
  const blank = possibleBlanksOf(text).map((found): Mark => ({ ...rangeOf(found), reason: 'blank', fill: 'blank' }));
  const vague = known.vague.flatMap(({ pattern, reason, fill }) =>
    [...text.matchAll(pattern)].map((found): Mark => ({ ...rangeOf(found), reason, fill })),
  );
  const found = [
    ...blank,
    ...undrawnIn(text).map((it): Mark => ({ ...it, reason: 'undrawn', fill: 'letter' })),
    ...vague,
    ...firstPersonIn(text, language),
    ...amountsWithoutCurrency(text, known),
    ...dutiesWithoutOwner(text, known),
  ];
  // A vague time is marked already; the clause needs no second mark for the same gap.
  const isTimed =
    isDated || blank.length > 0 || vague.some(({ reason }) => reason === 'no_days' || reason === 'no_rhythm');
  return withoutOverlaps(isTimed ? found : [...found, ...dutiesWithoutDate(text, known)]);
}

type Written = Pick<Clause, 'heading' | 'text'> & { duties: readonly Pick<DraftDuty, 'what'>[] };

/** How many places of a clause cannot be followed: in its words, and who speaks of themselves in its heading and duties. */
export function placesIn({ heading, text, duties }: Written, otherwise: ClauseLanguage): number {
  const language = languageOf(text, otherwise);
  const lines = [heading, ...duties.map(({ what }) => what)];
  return [
    ...lint(text, language, { isDated: duties.length > 0 }),
    ...lines.flatMap((line) => firstPersonIn(line, languageOf(line, language))),
  ].length;
}

const rangeOf = ({ index, 0: words }: RegExpExecArray) => ({ start: index, end: index + words.trimEnd().length });

function withoutOverlaps(marks: Mark[]): Mark[] {
  const kept: Mark[] = [];
  for (const mark of marks.toSorted((a, b) => a.start - b.start || b.end - a.end))
    if (mark.start >= (kept.at(-1)?.end ?? 0)) kept.push(mark);
  return kept;
}
