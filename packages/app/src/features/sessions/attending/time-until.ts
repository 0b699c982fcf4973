import { plural, t } from '@lingui/core/macro';

const minute = 60_000;

/** "Starts in 12 minutes", within a day of the start; undefined earlier and afterwards. */
export function timeUntil(startsAt: string, now: number): string | undefined {
  const minutes = Math.ceil((Date.parse(startsAt) - now) / minute);
  if (minutes <= 0 || minutes > 24 * 60) return undefined;
  if (minutes < 60) return t`${plural(minutes, { one: 'Starts in # minute', other: 'Starts in # minutes' })}`;
  return t`${plural(Math.floor(minutes / 60), { one: 'Starts in # hour', other: 'Starts in # hours' })}`;
}
