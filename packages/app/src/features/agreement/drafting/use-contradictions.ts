import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { foreignClauses, otherDaysOf, otherNightsIn } from '@mediation/agreement';
import { type DraftClause, listParticipants, type ParentingSchedule } from '@mediation/api-client';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { languageNames } from '../../../shared/layout/other-language.tsx';
import { listOf, sideNames } from '../../../words/people.ts';
import { dateOf, weekdayNames } from '../schedule/plan-day.ts';

/** Where a draft surely says two things about one, or in two languages: the clause with both places in words. */
export interface Contradiction {
  clause: DraftClause;
  /** Its number in the document. */
  number: number;
  words: string;
  /** Whether it is that the clause has words in another language than the document. */
  isForeign?: boolean;
}

/** Compares the clauses of a draft, what they make people do, their language, and the schedule that is attached. */
export function useContradictions(
  caseId: string,
  clauses: readonly DraftClause[],
  schedule: ParentingSchedule | null,
): Contradiction[] {
  const { t, i18n } = useLingui();
  const { data } = useEndpoint(listParticipants, { caseId });
  const names = sideNames(data?.participants ?? []);
  const nights = clauses.flatMap((clause, at) => {
    const found = schedule === null ? [] : otherNightsIn(clause, schedule, names);
    return found.map(({ words, carer, weekday, scheduled }) => {
      const name = names[carer];
      const day = weekdayNames()[weekday]?.long ?? '';
      const counted = listOf(scheduled.map((it) => plural(it, { one: '# night', other: '# nights' })));
      const said = t`“${words}” with ${name} is not in the schedule.`;
      const planned =
        counted === ''
          ? t`There no stretch with ${name} begins on this day (${day}).`
          : t`There a stretch with ${name} that begins on this day (${day}) has ${counted}.`;
      return { clause, number: at + 1, words: `${said} ${planned}` };
    });
  });
  const days = otherDaysOf(clauses, names).flatMap(({ what, at, day, otherAt, otherDay, isInWords }) => {
    const clause = clauses[at];
    if (clause === undefined) return [];
    const [one, other, otherNumber] = [dateOf(day), dateOf(otherDay), otherAt + 1];
    const words = isInWords
      ? t`“${what}” has the day ${one}. The words of clause ${otherNumber} say ${other}.`
      : t`“${what}” has the day ${one}. In clause ${otherNumber} it has ${other}.`;
    return [{ clause, number: at + 1, words }];
  });
  const foreign = foreignClauses(clauses).map(({ written, ...found }) => {
    const [other, most] = [i18n._(languageNames[written]), i18n._(languageNames[written === 'en' ? 'es' : 'en'])];
    return { ...found, words: t`It has words in ${other}. This document is written in ${most}.`, isForeign: true };
  });
  return [...nights, ...days, ...foreign];
}
