import type { MediationSession, SessionAttendee } from '@mediation/api-client';
import { t } from '@lingui/core/macro';
import { firstName, listOf } from '../../words/names/people-names.ts';

/** The attendees of a session as one of them speaks of them. */
export interface SessionPeople {
  /** The reader, if they attend. */
  own: SessionAttendee | undefined;
  /** First names of the mediators, or "your mediator". */
  mediator: string;
  /** The first name of the other party; for a lawyer, of the party of the other side. Undefined if nobody else comes. */
  other: string | undefined;
  /** The party or lawyer who proposed the session; undefined if the mediator did. */
  proposer: SessionAttendee | undefined;
}

/** Who attends a session, seen by this person. */
export function sessionPeople(session: Pick<MediationSession, 'attendees' | 'proposed_by'>, me: string): SessionPeople {
  const { attendees } = session;
  const own = attendees.find(({ user_id }) => user_id === me);
  const mediators = attendees.filter(({ role }) => role === 'mediator').map(({ name }) => firstName(name));
  const other = attendees.find(({ role, side }) => role === 'divorcee' && side !== own?.side);
  return {
    own,
    mediator: mediators.length === 0 ? t`your mediator` : listOf(mediators),
    other: other && firstName(other.name),
    proposer: proposerOf(session),
  };
}

/** The party or lawyer who proposed a session; undefined if the mediator did. */
export const proposerOf = ({
  attendees,
  proposed_by: by,
}: Pick<MediationSession, 'attendees' | 'proposed_by'>): SessionAttendee | undefined =>
  attendees.find(({ user_id, role }) => user_id === by && role !== 'mediator');
