import { t } from '@lingui/core/macro';
import { timeFormat } from '@mediation/ui/time-format';
import { viewerLocale, zoneName } from '../names/viewer.ts';

/**
 * A time range in another zone, where its clocks differ from the viewer's: "11:00 to 12:15 in Europe/Paris". Undefined
 * where both read the same.
 */
export function timesIn(timeZone: string, startsAt: string, endsAt: string): string | undefined {
  const clock = (at: string, zone: string) =>
    new Date(at).toLocaleString(viewerLocale(), {
      weekday: 'short',
      ...timeFormat(viewerLocale()),
      timeZone: zone,
    });
  if (clock(startsAt, timeZone) === clock(startsAt, zoneName())) return undefined;
  const time = (at: string) =>
    new Date(at).toLocaleTimeString(viewerLocale(), { ...timeFormat(viewerLocale()), timeZone });
  return t`${time(startsAt)} to ${time(endsAt)} in ${timeZone.replaceAll('_', ' ')}`;
}
