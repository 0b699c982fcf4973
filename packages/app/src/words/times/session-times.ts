import { t } from '@lingui/core/macro';
import { clockTime } from './relative-time.ts';
import { viewerLocale, viewerZone } from '../names/viewer.ts';

/** Formats a time range in the viewer's time zone: "10:00 to 11:15 GMT". */
export function sessionTimes(startsAt: string, endsAt: string): string {
  const zone = new Intl.DateTimeFormat(viewerLocale(), { timeZoneName: 'short', ...viewerZone() })
    .formatToParts(new Date(startsAt))
    .find(({ type }) => type === 'timeZoneName')?.value;
  return t`${clockTime(startsAt)} to ${clockTime(endsAt)} ${zone ?? ''}`.trim();
}
