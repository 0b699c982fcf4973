import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  addDays,
  type AgendaStretch,
  type CompiledSchedule,
  dayNumber,
  type Night,
  type Period,
  stretchesOf,
  weekdayOf,
} from '@mediation/agreement';
import type { CalendarMonth, CalendarNight, NightLook, NightStretch } from '@mediation/ui';
import { type CarerNames, nightSign } from '../carers.ts';
import { monthAndYear, monthName, shortDays, timeOfDay } from '../rules/plan-day.ts';
import { useNightWords } from './night-words.ts';

/** The months of a schedule as the calendar draws them. A stretch is in the month in which it begins. */
export function useCalendarMonths(
  compiled: CompiledSchedule,
  names: CarerNames,
  numbers: ReadonlyMap<string, number>,
): (month: Period) => CalendarMonth {
  const { t } = useLingui();
  const { nightWords, totalsOf, bothRules } = useNightWords(names, numbers);
  const stretches = stretchesOf(compiled);
  const handovers = new Set(compiled.handovers.map(({ day }) => day));
  const asNight = (night: Night): CalendarNight => {
    const look = lookOf(night);
    const isHandover = handovers.has(night.day);
    return {
      day: Number(night.day.slice(8)),
      look,
      sign: nightSign(look, names),
      words: nightWords(night, isHandover),
      isHandover,
    };
  };
  const asStretch = (stretch: AgendaStretch): NightStretch => {
    const { from, to, carer, nights, rules, handover } = stretch;
    const look = lookOf(stretch);
    const who = carer === null ? (look === 'clash' ? t`Two carers` : t`No carer`) : names[carer];
    const where = handover && [handover.place, timeOfDay(handover.time)].filter(Boolean).join(', ');
    const detail = carer === null ? look === 'clash' && bothRules(rules) : where && t`Handover: ${where}`;
    return {
      id: from,
      look,
      sign: nightSign(look, names),
      days: shortDays(from, to),
      detail: [who, detail].filter(Boolean).join('. '),
      count: t`${plural(nights, { one: '# night', other: '# nights' })}`,
    };
  };
  return (month) => ({
    id: month.from,
    name: monthName(month.from),
    title: monthAndYear(month.from),
    totals: totalsOf(month),
    weeks: weeksOf(month, compiled.nights).map(({ monday, week }) => ({
      id: monday,
      nights: week.map((night) => night && asNight(night)),
    })),
    stretches: stretches.filter(({ from }) => from >= month.from && from <= month.to).map(asStretch),
  });
}

const lookOf = ({ carer, rules }: Pick<Night, 'carer' | 'rules'>): NightLook =>
  carer ?? (rules.length > 0 ? 'clash' : 'gap');

/** The nights of a month in weeks from Monday to Sunday; undefined where the month or the schedule has no night. */
function weeksOf({ from, to }: Period, nights: readonly Night[]) {
  const first = `${from.slice(0, 8)}01`;
  const monday = addDays(first, -weekdayOf(dayNumber(first)));
  const weeks = Math.ceil((dayNumber(to) - dayNumber(monday) + 1) / 7);
  const byDay = new Map(nights.filter(({ day }) => day >= from && day <= to).map((it) => [it.day, it]));
  return Array.from({ length: weeks }, (_, index) => {
    const start = addDays(monday, index * 7);
    return { monday: start, week: Array.from({ length: 7 }, (_, weekday) => byDay.get(addDays(start, weekday))) };
  });
}
