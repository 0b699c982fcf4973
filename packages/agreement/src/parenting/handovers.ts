import type { Carer, HandoverPoint, ParentingSchedule } from '@mediation/api-client';
import type { Night } from './night.ts';
import { dayNumber } from './day.ts';
import { occurrencesOf } from './occurrences.ts';
import { isSchoolDay, schoolHolidayNights } from './school-days.ts';

/** A change from one parent to the other. */
export interface Handover extends HandoverPoint {
  day: string;
  to: Carer;
}

/** The handovers of a schedule. Across a gap or a clash the children go to the next parent who is known. */
export function handoversOf(schedule: ParentingSchedule, nights: readonly Night[]): Handover[] {
  const [first] = nights;
  if (first === undefined) return [];
  const start = dayNumber(first.day);
  const holidays = schoolHolidayNights(schedule, start, nights.length);
  const own = ownHandovers(schedule, start, nights.length);
  const settled = nights.filter((night): night is Night & { carer: Carer } => night.carer !== null);
  return settled
    .filter(({ carer }, index) => index > 0 && settled[index - 1]?.carer !== carer)
    .map((night) => {
      const { day, carer } = night;
      const { school_days, other_days } = schedule.handover;
      const number = dayNumber(day);
      const usual = isSchoolDay(number, holidays) ? school_days : other_days;
      return { day, to: carer, ...(own(night, nights[number - start - 1]) ?? usual) };
    });
}

/**
 * Finds the place and time that an exception or a holiday has for itself: of the one that ends on a day, or of the one that
 * begins. Where both have one, that of the exception counts, then that of the one that begins.
 */
function ownHandovers({ exceptions, holidays }: ParentingSchedule, start: number, count: number) {
  const found = new Map<string, HandoverPoint>();
  const put = (day: number, side: 'in' | 'out', rule: string, point: HandoverPoint | undefined) => {
    if (point !== undefined) found.set(`${day} ${side} ${rule}`, point);
  };
  for (const rule of [...exceptions, ...holidays])
    for (const { from, middle, until } of rule.handovers ? occurrencesOf(rule, start, start + count) : []) {
      put(middle, 'in', rule.id, rule.handovers?.middle);
      put(from, 'in', rule.id, rule.handovers?.start);
      put(until, 'out', rule.id, rule.handovers?.end);
    }
  const strong = new Set(exceptions.map(({ id }) => id));
  return (night: Night, before: Night | undefined): HandoverPoint | undefined => {
    const day = dayNumber(night.day);
    const find = (side: 'in' | 'out', rules: readonly string[] = []) =>
      rules.map((rule) => found.get(`${day} ${side} ${rule}`)).find((point) => point !== undefined);
    const begins = find('in', night.rules);
    const ends = find('out', before?.rules);
    const isException = ({ rules }: Pick<Night, 'rules'>) => rules.some((rule) => strong.has(rule));
    return before !== undefined && isException(before) && !isException(night) ? (ends ?? begins) : (begins ?? ends);
  };
}
