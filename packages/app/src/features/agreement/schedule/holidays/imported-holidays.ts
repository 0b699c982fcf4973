import { type Carer, limits, type ParentingSchedule, type SchoolHoliday, type SpanRule } from '@mediation/api-client';

/** Who has the first half of imported holidays; `later` adds no rules. */
export type HolidayShare = Carer | 'later';

/** What tells one school holiday from another. */
export const holidayKeyOf = ({ name, from }: SchoolHoliday): string => `${from} ${name}`;

/** The holidays of a file that a schedule does not have. */
function newIn({ school_holidays: { list: known } }: ParentingSchedule, list: readonly SchoolHoliday[]) {
  const keys = new Set(known.map(holidayKeyOf));
  return list.filter((it) => !keys.has(holidayKeyOf(it)));
}

/** How many holidays of a file a schedule has no room for, as days without school or as rules. */
export function tooMany(schedule: ParentingSchedule, list: readonly SchoolHoliday[], share: HolidayShare): number {
  const { school_holidays: known, holidays } = schedule;
  const most = Math.max(known.list.length, share === 'later' ? 0 : holidays.length);
  return Math.max(most + newIn(schedule, list).length - limits.scheduleRules, 0);
}

/** The schedule with the holidays of a file, each once, and a rule for each if they are shared at once. */
export function withHolidays(
  schedule: ParentingSchedule,
  { source, list }: { source: string; list: readonly SchoolHoliday[] },
  share: HolidayShare,
): ParentingSchedule {
  const { school_holidays: known, holidays } = schedule;
  const added = newIn(schedule, list);
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
  return withList({ ...schedule, holidays: [...holidays, ...rules] }, [...known.list, ...added], source);
}

/** The schedule with one school holiday changed, or removed. */
export function withHoliday(
  schedule: ParentingSchedule,
  holiday: SchoolHoliday,
  changed: SchoolHoliday | undefined,
): ParentingSchedule {
  const others = schedule.school_holidays.list.filter((it) => holidayKeyOf(it) !== holidayKeyOf(holiday));
  return withList(schedule, changed === undefined ? others : [...others, changed]);
}

/** The schedule without school holidays. */
export const withoutHolidays = (schedule: ParentingSchedule): ParentingSchedule => withList(schedule, []);

function withList(
  schedule: ParentingSchedule,
  list: readonly SchoolHoliday[],
  source = schedule.school_holidays.source,
): ParentingSchedule {
  const sorted = list.toSorted((one, other) => one.from.localeCompare(other.from));
  const school_holidays = { ...schedule.school_holidays, list: sorted, source: sorted.length === 0 ? null : source };
  return { ...schedule, school_holidays };
}
