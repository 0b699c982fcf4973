import type { Reading } from './reading-card.tsx';

type DataOf<Readings> = { [Name in keyof Readings]: Readings[Name] extends Reading<infer Data> ? Data : never };

/** Combines several reads into one. A retry repeats only those that failed. */
export function combineReadings<Readings extends Record<string, Reading<unknown>>>(
  readings: Readings,
): Reading<DataOf<Readings>> {
  const all = Object.values(readings);
  const failed = all.filter(({ data, error }) => data === undefined && error !== null);
  const isWhole = all.every(({ data }) => data !== undefined);
  const data = Object.fromEntries(Object.entries(readings).map(([name, it]) => [name, it.data]));
  return {
    data: isWhole ? (data as DataOf<Readings>) : undefined,
    error: failed[0]?.error ?? null,
    isFetching: failed.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
  };
}

/** Whether none of these reads is on its way for the first time: each has data or has failed. */
export const areSettled = (...readings: Pick<Reading<unknown>, 'data' | 'error'>[]) =>
  readings.every(({ data, error }) => data !== undefined || error !== null);
