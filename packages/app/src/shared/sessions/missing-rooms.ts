import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { MediationSession } from '@mediation/api-client';
import { sessionModes } from '../../words/names/session-names.ts';

type Planned = Pick<MediationSession, 'status' | 'kind' | 'mode' | 'ends_at' | 'attendees'>;

/**
 * Who has no link to a video session to come, or no place in separate rooms, as its mediator reads it; nobody else reads
 * the links and places of others.
 */
export function withoutRoom({ status, kind, mode, ends_at, attendees }: Planned, now = Date.now()) {
  const isNeeded = mode === 'video' || (mode === 'in_person' && kind === 'shuttle');
  if (status !== 'scheduled' || !isNeeded || Date.parse(ends_at ?? '') <= now) return [];
  return attendees.filter(({ role, link, place }) => role !== 'mediator' && (mode === 'video' ? link : place) === null);
}

/** How people meet, and that somebody has no link or no room yet. */
export function modeText(session: MediationSession): string {
  const mode = i18n._(sessionModes[session.mode]);
  if (withoutRoom(session).length === 0) return mode;
  return session.mode === 'video' ? t`${mode}, no link yet` : t`${mode}, no place yet`;
}
