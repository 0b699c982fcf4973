import type { MediationSession, SessionAttendee } from '@mediation/api-client';

/** Everybody who is asked when they can come: parties first, then lawyers, each by name. */
export const invitedPeople = ({ attendees }: Pick<MediationSession, 'attendees'>): SessionAttendee[] =>
  attendees
    .filter(({ role }) => role !== 'mediator')
    .toSorted((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name));

const rank = ({ role }: SessionAttendee) => (role === 'divorcee' ? 0 : 1);

/** The party for whom a lawyer comes, if that party is invited too. */
export const clientOf = (lawyer: SessionAttendee, people: readonly SessionAttendee[]): SessionAttendee | undefined =>
  people.find(({ role, side }) => role === 'divorcee' && side === lawyer.side);

/** Whether nobody has answered any of the offered times. */
export const isUnanswered = ({ slots }: Pick<MediationSession, 'slots'>): boolean =>
  slots.every(({ answers }) => Object.keys(answers).length === 0);

/** Who has answered none of the offered times. */
export const unansweredPeople = (
  { slots }: Pick<MediationSession, 'slots'>,
  people: readonly SessionAttendee[],
): SessionAttendee[] =>
  people.filter(
    ({ participant_id: id }) => slots.length > 0 && slots.every(({ answers }) => answers[id] === undefined),
  );
