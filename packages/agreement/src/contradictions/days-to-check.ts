import type { Clause, DraftDuty } from '@mediation/api-client';
import { impossibleDaysIn, namedDaysIn } from '../linter/days.ts';
import { languageOf } from '../linter/language.ts';
import { sentencesOf } from './sentences.ts';

type Written = Pick<Clause, 'heading' | 'text' | 'plain_text'> & {
  duties: readonly Pick<DraftDuty, 'what' | 'due_on' | 'repeats'>[];
};

/** A day that nobody can keep: it is over, or the calendar does not have it. */
export interface DayToCheck {
  problem: 'past' | 'impossible';
  /** The day, or what is to be done by it, as it is written. */
  words: string;
  /** The day that is over. */
  day: string | null;
}

/** What makes a day the end of a time: "by 14 September 2026", "antes del 14 de septiembre de 2026". */
const untilDay = /(?<!\p{L})(?:by|before|until|till|no later than|antes del?|hasta el?|a más tardar el?)(?: the)? $/iu;

/** Words about what was done, for which a day that is over is right. "Is paid by" still has to be done. */
const wasDone =
  /(?<!\p{L})(?:was|were|had|has|have|did|(?<!(?:is|are|be|gets?) )(?:paid|sold|sent|gave|made|took|\p{L}+ed)|fue|fueron|ha|han|había|habían|\p{L}+(?:ó|aron|ieron))(?!\p{L})/iu;

/** The days of a clause that are over or that do not exist. What comes back on a rhythm may have begun. */
export function daysToCheckIn({ heading, text, plain_text, duties }: Written, today: string): DayToCheck[] {
  const language = languageOf(text, 'en');
  const lines = [heading, text, plain_text, ...duties.map(({ what }) => what)];
  const impossible = new Set(lines.flatMap((line) => impossibleDaysIn(line, language)));
  const over = duties.flatMap(({ what, due_on, repeats }) =>
    due_on !== null && repeats === 'none' && due_on < today ? [{ words: what, day: due_on }] : [],
  );
  const written = sentencesOf(text).flatMap((sentence) =>
    wasDone.test(sentence)
      ? []
      : namedDaysIn(sentence, language)
          .filter(({ day, start }) => day < today && untilDay.test(sentence.slice(0, start)))
          .map(({ day, start, end }) => ({ words: sentence.slice(start, end), day })),
  );
  const known = new Set(over.map(({ day }) => day));
  return [
    ...over.map((it) => ({ problem: 'past' as const, ...it })),
    ...written.filter(({ day }) => !known.has(day)).map((it) => ({ problem: 'past' as const, ...it })),
    ...[...impossible].map((words) => ({ problem: 'impossible' as const, words, day: null })),
  ];
}
