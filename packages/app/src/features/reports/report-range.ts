const day = 24 * 60 * 60_000;

/** The periods that a report offers; `own` is between two days of one's choice. */
export const ranges = ['month', 'quarter', 'year', 'own'] as const;
export type Range = (typeof ranges)[number];

/** The first and the last day of a report, as `2026-11-24`. */
export interface Days {
  from?: string;
  to?: string;
}

const dateOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** The days of a period up to today: the last 30, the last 13 weeks from a Monday, or the last 12 months. */
export function daysOfRange(range: Exclude<Range, 'own'>, today: string): Required<Days> {
  const now = new Date(today);
  const at = now.getTime();
  if (range === 'month') return { from: dateOf(at - 29 * day), to: today };
  if (range === 'quarter') return { from: dateOf(at - (12 * 7 + ((now.getUTCDay() + 6) % 7)) * day), to: today };
  return { from: dateOf(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11, 1)), to: today };
}

/** The years that a report covers at most. */
export const mostYears = 20;

/** Why two days make no report: the last one is before the first, or they are too far apart. */
export function rangeProblemOf({ from, to: last }: Days, today: string): 'backwards' | 'too-long' | null {
  if (from === undefined) return null;
  const to = last ?? today;
  if (from > to) return 'backwards';
  const [year = '', ...rest] = to.split('-');
  const earliest = [String(Number(year) - mostYears).padStart(4, '0'), ...rest].join('-');
  return from < earliest ? 'too-long' : null;
}

/** The period of the same length just before; none without a first day. */
export function periodBefore({ from, to }: Days, today: string): Required<Days> | undefined {
  if (from === undefined) return undefined;
  const start = Date.parse(from);
  const length = Date.parse(to ?? today) - start;
  return { from: dateOf(start - length - day), to: dateOf(start - day) };
}
