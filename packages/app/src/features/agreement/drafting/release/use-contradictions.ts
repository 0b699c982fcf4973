import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  type Figure,
  foreignClauses,
  otherAmountOf,
  otherDaysOf,
  otherFiguresIn,
  otherHandoversIn,
  otherNightsIn,
  otherSumsIn,
} from '@mediation/agreement';
import { type DocumentKind, type DraftClause, listParticipants, type ParentingSchedule } from '@mediation/api-client';
import { useEndpoint } from '../../../../backend/use-endpoint.ts';
import { agreementPaths } from '../../../../agreement-paths.ts';
import { languageNames } from '../../../../shared/layout/other-language.tsx';
import { listOf, sideNames } from '../../../../words/names/people-names.ts';
import { dateOf, monthName, timeOfDay, weekdayNames } from '../../schedule/rules/plan-day.ts';
import { percentText } from '../../money/money-words.ts';
import { openLines } from '../../open-lines.ts';
import { useDraftingAddress } from '../use-drafting-address.ts';
import type { Contradiction } from './contradiction.ts';
import { useOtherFacts } from './use-other-facts.ts';

/**
 * Compares the clauses of a draft, what they make people do, their language, and the schedule that is attached. Handovers
 * that may be those of a special day are apart: they are said beside the draft alone.
 */
export function useContradictions(
  caseId: string,
  document: DocumentKind,
  clauses: readonly DraftClause[],
  schedule: ParentingSchedule | null,
): { contradictions: Contradiction[]; otherHandovers: Contradiction[] } {
  const { t, i18n } = useLingui();
  const { data } = useEndpoint(listParticipants, { caseId });
  const names = sideNames(data?.participants ?? []);
  const { addressOf } = useDraftingAddress(document);
  const ofSchedule = { name: openLines.schedule(i18n), to: agreementPaths.schedule(caseId) };
  const facts = useOtherFacts(caseId, clauses, schedule, names);
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
      return { clause, number: at + 1, words: `${said} ${planned}`, other: ofSchedule };
    });
  });
  const handovers = clauses.flatMap((clause, at) => {
    const found = schedule === null ? null : otherHandoversIn(clause, schedule);
    if (found === null) return [];
    const { days, times, scheduledDays, scheduledTimes, isSure } = found;
    const named = (weekdays: number[], hours: string[]) =>
      listOf([...weekdays.map((day) => weekdayNames()[day]?.long ?? ''), ...hours.map(timeOfDay)]);
    const said = named(days, times);
    const planned = named(days.length > 0 ? scheduledDays : [], times.length > 0 ? scheduledTimes : []);
    const words = t`For handovers it says ${said}. The schedule that is attached says ${planned}.`;
    return [{ clause, number: at + 1, words, isSure, other: ofSchedule }];
  });
  const days = otherDaysOf(clauses, names).flatMap(({ what, at, day, otherAt, otherDay, isInWords }) => {
    const clause = clauses[at];
    if (clause === undefined) return [];
    const [one, other, otherNumber] = [dateOf(day), dateOf(otherDay), otherAt + 1];
    const words = isInWords
      ? t`“${what}” has the day ${one}. The words of clause ${otherNumber} say ${other}.`
      : t`“${what}” has the day ${one}. In clause ${otherNumber} it has ${other}.`;
    const there = otherAt === at ? undefined : clauses[otherAt];
    const place = there && { other: { name: `${otherNumber} ${there.heading}`, to: addressOf(there.id) } };
    return [{ clause, number: at + 1, words, ...place }];
  });
  const sums = clauses.flatMap((clause, at) =>
    otherSumsIn(clause, names).map(({ shares, sum }) => {
      const [one, two] = shares;
      return {
        clause,
        number: at + 1,
        words: t`The shares ${one} and ${two} add up to ${percentText(sum)}, not to 100%.`,
      };
    }),
  );
  const amounts = clauses.flatMap((clause, at) => {
    const found = otherAmountOf(clause, names);
    if (found === null) return [];
    const { what, amount, otherAmount } = found;
    return [{ clause, number: at + 1, words: t`“${what}” has ${amount}. The words to sign say ${otherAmount}.` }];
  });
  const foreign = foreignClauses(clauses).map(({ written, ...found }) => {
    const [other, most] = [i18n._(languageNames[written]), i18n._(languageNames[written === 'en' ? 'es' : 'en'])];
    return { ...found, words: t`It has words in ${other}. This document is written in ${most}.`, isForeign: true };
  });
  const figures = clauses.flatMap((clause, at) => {
    const found = otherFiguresIn(clause);
    if (found === null) return [];
    const [plain, signed] = [listOf(found.plain.map(figureName)), listOf(found.signed.map(figureName))];
    const words =
      signed === ''
        ? t`The plain words say ${plain}. The words to sign do not.`
        : t`The plain words say ${plain}. The words to sign say ${signed}.`;
    return [{ clause, number: at + 1, words }];
  });
  const older = clauses.flatMap((clause, at) =>
    clause.plain_is_older
      ? [{ clause, number: at + 1, words: t`The words to sign changed after the plain words.`, isOlder: true }]
      : [],
  );
  return {
    contradictions: [
      ...nights,
      ...handovers.filter(({ isSure }) => isSure),
      ...days,
      ...amounts,
      ...sums,
      ...facts,
      ...figures,
      ...foreign,
      ...older,
    ],
    otherHandovers: handovers.filter(({ isSure }) => !isSure),
  };
}

function figureName({ kind, value }: Figure): string {
  if (kind === 'month') return monthName(`2027-${value.padStart(2, '0')}-01`);
  return kind === 'weekday' ? (weekdayNames()[Number(value) - 1]?.long ?? '') : value;
}
