import type { MediationSession } from '@mediation/api-client';

/** When a person comes to a session that starts at this time: at their own arrival. Only their own arrival is known to them,
 * and its length and end are their own already. */
export function ownStart(
  { attendees }: Pick<MediationSession, 'attendees'>,
  me: { id: string },
  startsAt: string,
): string {
  const arrives = attendees.find(({ user_id }) => user_id === me.id)?.arrives_minutes ?? 0;
  return arrives === 0 ? startsAt : new Date(Date.parse(startsAt) + arrives * 60_000).toISOString();
}
