import type { Carer } from '@mediation/api-client';
import type { Night } from './night.ts';
import { addDays, addMonths } from './day.ts';

/** How many nights of a period each parent has. */
export interface Period {
  from: string;
  /** The last night of the period. */
  to: string;
  A: number;
  B: number;
  unsettled: number;
  nights: number;
}

/** Nights in a row. */
export interface Stretch {
  from: string;
  nights: number;
}

/** The totals of each calendar month. The first and the last can be a part of one. */
export const monthsOf = (nights: readonly Night[]): Period[] => periodsBy(nights, ({ day }) => day.slice(0, 7));

/** The totals of each year from the first day on. */
export function yearsOf(nights: readonly Night[], from: string): Period[] {
  let year = 1;
  return periodsBy(nights, ({ day }) => {
    while (day >= addMonths(from, 12 * year)) year += 1;
    return String(year);
  });
}

function periodsBy(nights: readonly Night[], keyOf: (night: Night) => string): Period[] {
  const periods = new Map<string, Period>();
  for (const night of nights) {
    const key = keyOf(night);
    const { day, carer } = night;
    const period = periods.get(key) ?? { from: day, to: day, A: 0, B: 0, unsettled: 0, nights: 0 };
    period.to = day;
    period[carer ?? 'unsettled'] += 1;
    period.nights += 1;
    periods.set(key, period);
  }
  return [...periods.values()];
}

/** The longest row of nights that are certainly the other parent's; null if there is none. */
export function longestWithout(nights: readonly Night[], parent: Carer): Stretch | null {
  let longest: Stretch | null = null;
  let length = 0;
  for (const { day, carer } of nights) {
    length = carer === null || carer === parent ? 0 : length + 1;
    if (length > (longest?.nights ?? 0)) longest = { from: addDays(day, 1 - length), nights: length };
  }
  return longest;
}
