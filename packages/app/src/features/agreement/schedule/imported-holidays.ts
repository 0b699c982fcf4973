import { type Carer, limits, type ParentingSchedule, type SchoolHoliday, type SpanRule } from '@mediation/api-client';

/** Who has the first half of imported holidays; `later` adds no rules. */
export type HolidayShare = Carer | 'later';

/** The schedule with the holidays of a file, each once, and a rule for each if they are shared at once. */
export function withHolidays(
  schedule: ParentingSchedule,
  { source, list }: { source: string; list: readonly SchoolHoliday[] },
  share: HolidayShare,
): ParentingSchedule {
  const { school_holidays: known, holidays } = schedule;
  const isKnown = (it: SchoolHoliday) => known.list.some(({ name, from }) => name === it.name && from === it.from);
  const added = list.filter((it) => !isKnown(it));
  const rules: SpanRule[] =
    share === 'later'
      ? []
      : added.map((it) => ({
          ...it,
          id: crypto.randomUUID(),
          is_yearly: false,
          is_split: true,
          odd_years: share,
          even_years: share,
          wins_over: [],
        }));
  return {
    ...schedule,
    holidays: [...holidays, ...rules].slice(0, limits.scheduleRules),
    school_holidays: { ...known, source, list: [...known.list, ...added].slice(-limits.scheduleRules) },
  };
}
