import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { SessionKind, SessionMode } from '@mediation/api-client';
import { clockTime } from './relative-time.ts';
import { viewerLocale, viewerZone } from './viewer.ts';

/** What a session is for. */
export const sessionKinds: Record<SessionKind, MessageDescriptor> = {
  intro: msg`First talk`,
  individual: msg`Session with one side`,
  joint: msg`Session together`,
  shuttle: msg`Session in separate rooms`,
  review: msg`Session to look back`,
};

/** How a session is held. */
export const sessionModes: Record<SessionMode, MessageDescriptor> = {
  in_person: msg`in person`,
  video: msg`by video`,
  phone: msg`by phone`,
};

/** "10:00 to 11:15 GMT", in the viewer's own zone. */
export function timesOf(startsAt: string, endsAt: string): string {
  const zone = new Intl.DateTimeFormat(viewerLocale(), { timeZoneName: 'short', ...viewerZone() })
    .formatToParts(new Date(startsAt))
    .find(({ type }) => type === 'timeZoneName')?.value;
  return t`${clockTime(startsAt)} to ${clockTime(endsAt)} ${zone ?? ''}`.trim();
}
