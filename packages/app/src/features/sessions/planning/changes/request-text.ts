import { t } from '@lingui/core/macro';
import type { MediationSession, SessionRequest } from '@mediation/api-client';
import { firstName } from '../../../../words/names/people-names.ts';
import { sessionTime } from '../../../../words/times/relative-time.ts';

/** The requests to move a session that nobody has answered. */
export const waitingRequests = ({ requests }: Pick<MediationSession, 'requests'>): SessionRequest[] =>
  requests.filter(({ status }) => status === 'waiting');

/** The first name of whoever asks to move a session. */
export const askerName = ({ attendees }: MediationSession, { participant_id }: SessionRequest): string => {
  const asker = attendees.find((it) => it.participant_id === participant_id);
  return asker ? firstName(asker.name) : t`Somebody`;
};

/** A request to move a session in words: who asks, for when, and why. */
export function requestText(session: MediationSession, request: SessionRequest): string {
  const name = askerName(session, request);
  const wish =
    request.starts_at === null
      ? t`${name} asks for another time.`
      : t`${name} asks for ${sessionTime(request.starts_at, null)}.`;
  return `${wish} ${request.reason}`.trim();
}
