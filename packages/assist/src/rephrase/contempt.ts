import { rude } from '../data/rude-words/by-language.ts';
import { holdsFact } from './fact-guard.ts';
import type { Language } from '../guidance/passages.ts';
import type { Cut, Range } from './cuts.ts';
import type { Segment } from './segments.ts';
import { type Reader, tokensOf } from './tokens.ts';

/** Finds swearing within sentences. */
export const findSwearing = (plain: string, language: Language): Cut[] =>
  rude[language].phrases.swearing.flatMap((words) =>
    [...plain.matchAll(words)].map((it) => ({
      start: it.index,
      end: it.index + it[0].length,
      kind: 'swearing' as const,
    })),
  );

/** Finds clauses of contempt, sarcasm and ultimatum that hold no fact and do not belong to another clause. */
export function findContempt(plain: string, segments: readonly Segment[], reader: Reader): Cut[] {
  return rude[reader.language].phrases.clauses.flatMap((words) =>
    [...plain.matchAll(words)].flatMap((found): Cut[] => {
      const range = { start: found.index, end: found.index + found[0].length };
      if (holdsFact(found.groups?.['rest'] ?? '', reader.names)) return [];
      const start = startOf(plain, range, segments, reader);
      const end = endOf(plain, range, segments, reader);
      return start !== null && end !== null ? [{ start, end, kind: 'contempt' }] : [];
    }),
  );
}

/** Where a phrase begins as a clause, with a conjunction before it; null if it is part of a longer clause. */
function startOf(plain: string, { start, end }: Range, segments: readonly Segment[], reader: Reader): number | null {
  const within = segments.find((it) => it.start <= start && start < it.end) ?? { start, end };
  const before = tokensOf(plain, { start: within.start, end: start, ...reader });
  const last = before.at(-1);
  if (!last || before.every(({ parts }) => parts.has('fillers') || parts.has('and'))) return start;
  if (joining.test(last.word) && end >= within.end) return last.start;
  const isFree = opening.test(plain.slice(start, end)) && !last.parts.has('reporting') && !linking.test(last.word);
  return isFree ? start : null;
}

/** Where a phrase ends as a clause, with a conjunction behind it; null if it is part of a longer clause. */
function endOf(plain: string, { end }: Range, segments: readonly Segment[], reader: Reader): number | null {
  if (/^[,\s]*(?:¿no\b|(?:que|that|when|cuando|because|porque)\b)/.test(plain.slice(end))) return null;
  const to = segments.find((it) => it.start < end && end <= it.end)?.end ?? end;
  const [next, second] = tokensOf(plain, { start: end, end: to, ...reader });
  if (!next) return end;
  if (joining.test(next.word) && second) return second.start;
  return (['starters', 'imperatives', 'fillers'] as const).some((part) => next.parts.has(part)) ? end : null;
}

const joining = /^(?:and|but|so|n|&|y|e|pero|asi que)$/;

/** Phrases that show by their first word that a new clause begins. */
const opening =
  /^(?:are|r|what|who|how|shut|stop|quit|get|grow|wake|fuck|screw|piss|or else|que te|callate|vete|andate|basta)\b/;

const linking =
  /^(?:not|never|no|nunca|to|that|who|which|what|don't|didn't|doesn't|dont|be|que|quien|sin|without|is|was|because|becuase|cause|cos|cuz|porque|if|si)$/;
