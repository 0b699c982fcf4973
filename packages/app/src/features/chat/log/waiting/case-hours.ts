import type { CaseMode } from '@mediation/api-client';
import { instantOf } from '../../../../words/times/instant.ts';

/**
 * Until when what a party writes to everybody waits for the hours of the case; null within them. What was written before
 * the mode was set waits for nothing that can be computed.
 */
export function endOfWaiting(sentAt: string, { hours, time_zone: timeZone, set_at: setAt }: CaseMode): string | null {
  if (hours === null || setAt === null || Date.parse(sentAt) < Date.parse(setAt)) return null;
  const [day = '', clock = ''] = new Date(sentAt).toLocaleString('sv-SE', { timeZone }).split(' ');
  const { from, to } = hours;
  const time = clock.slice(0, 5);
  const isWithin = from < to ? from <= time && time < to : from <= time || time < to;
  if (isWithin) return null;
  return instantOf(time < from ? day : dayAfter(day), from, timeZone);
}

const dayAfter = (day: string) => new Date(Date.parse(`${day}T00:00Z`) + 24 * 3_600_000).toISOString().slice(0, 10);
