import { limits } from '@mediation/api-client';

/** Whether a move is so close to the old or the new start that it needs a reason. */
export const isShortNotice = (from: string | null, to: string | null, now: number): boolean =>
  [from, to].some((time) => time !== null && Date.parse(time) < now + limits.moveHours * 3_600_000);

/** Minutes since midnight as `09:30`. */
export const clockOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** A time such as `09:30` as minutes since midnight. */
export const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};
