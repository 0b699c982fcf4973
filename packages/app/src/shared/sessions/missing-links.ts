import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { MediationSession } from '@mediation/api-client';
import { sessionModes } from '../../words/session-names.ts';

/** Who has no link to a video session to come, as its mediator reads it; nobody else reads the links of others. */
export const withoutLink = (
  { status, mode, ends_at, attendees }: Pick<MediationSession, 'status' | 'mode' | 'ends_at' | 'attendees'>,
  now = Date.now(),
) =>
  status === 'scheduled' && mode === 'video' && Date.parse(ends_at ?? '') > now
    ? attendees.filter(({ role, link }) => role !== 'mediator' && link === null)
    : [];

/** How people meet, and that somebody has no link yet. */
export function modeText(session: MediationSession): string {
  const mode = i18n._(sessionModes[session.mode]);
  return withoutLink(session).length > 0 ? t`${mode}, no link yet` : mode;
}
