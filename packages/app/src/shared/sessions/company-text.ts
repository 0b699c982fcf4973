import { t } from '@lingui/core/macro';
import type { MediationSession } from '@mediation/api-client';
import { firstNames } from '../../words/names/people-names.ts';
import { sessionPeople } from './session-people.ts';

/**
 * Whom an attendee meets in a session: whether the other party comes, and whether both are in separate rooms. Never where
 * or when the other side arrives.
 */
export function companyText(session: Pick<MediationSession, 'kind' | 'attendees' | 'proposed_by'>, me: string): string {
  const { mediator, other } = sessionPeople(session, me);
  if (session.kind === 'shuttle' && other !== undefined) return t`You and ${other} are in separate rooms all the time.`;
  const names = session.attendees.filter(({ role, user_id: id }) => role !== 'mediator' && id !== me);
  const company = firstNames(names.map(({ name }) => name));
  if (other !== undefined) return t`Together with ${company}.`;
  const alone = company === '' ? t`Just you and ${mediator}.` : t`With ${company}.`;
  return `${alone} ${t`The other party does not come.`}`;
}
