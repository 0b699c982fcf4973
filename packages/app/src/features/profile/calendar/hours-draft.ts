import type { WorkingHours } from '@mediation/api-client';
import { type Weekday, weekdays } from './weekdays.ts';

/** Hours of a day as they are typed: a time that is not valid is undefined. */
export interface DraftSpan {
  id: string;
  from: string | undefined;
  to: string | undefined;
}

/** The hours of each weekday as they are typed. */
export type HoursDraft = Record<Weekday, DraftSpan[]>;

/** The hours that a day begins with when it becomes a working day. */
export const usualSpan = (): DraftSpan => draftSpanOf('09:00', '17:00');

/** Hours as a draft. */
export const draftSpanOf = (from?: string, to?: string): DraftSpan => ({ id: crypto.randomUUID(), from, to });

/** Working hours as a draft. */
export const hoursDraftOf = (hours: WorkingHours): HoursDraft =>
  Object.fromEntries(
    weekdays.map((day) => [day, (hours[day] ?? []).map(({ from, to }) => draftSpanOf(from, to))]),
  ) as HoursDraft;

/** The working hours of a draft; undefined if a time is missing, or hours end before they begin or overlap. */
export function hoursOf(draft: HoursDraft): WorkingHours | undefined {
  const hours: WorkingHours = {};
  for (const day of weekdays) {
    if (isWrong(draft[day])) return undefined;
    const spans = draft[day].map(({ from = '', to = '' }) => ({ from, to }));
    if (spans.length > 0) hours[day] = spans;
  }
  return hours;
}

/** Whether two drafts have the same hours. */
export const areSame = (one: HoursDraft, other: HoursDraft): boolean => hoursIn(one) === hoursIn(other);

const hoursIn = (draft: HoursDraft) =>
  JSON.stringify(weekdays.map((day) => draft[day].map(({ from, to }) => [from, to])));

/** Whether the hours of a day cannot be saved. */
export const isWrong = (spans: readonly DraftSpan[]): boolean =>
  spans.some(
    ({ from, to }, at) =>
      from === undefined || to === undefined || from >= to || (at > 0 && from < (spans[at - 1]?.to ?? '')),
  );
