import type { Participant, ScreeningDecision } from '@mediation/api-client';

/** What the mediator decided about meeting with the parties of a case. */
export interface Decided {
  /** The parties who should not meet the other. */
  stopped: Participant[];
  /** Whether the two sides come to separate rooms. */
  isApart: boolean;
}

/** What the mediator decided about the parties of a case. `decisions` begins with the newest. */
export function decidedOf(decisions: readonly ScreeningDecision[], participants: readonly Participant[]): Decided {
  const parties = participants
    .filter(({ role, status }) => role === 'divorcee' && status === 'active')
    .map((party) => ({ party, decision: decisions.find(({ participant_id: id }) => id === party.id) }));
  const stopped = parties.filter(({ decision }) => decision?.outcome === 'stop').map(({ party }) => party);
  const needRooms = parties.some(({ decision }) => decision?.adaptations.includes('separate_rooms'));
  return { stopped, isApart: stopped.length > 0 || needRooms };
}

/** The parties who would meet the other although they should not. */
export function meetingIn(
  kind: string,
  coming: readonly Participant[],
  stopped: readonly Participant[],
): readonly Participant[] {
  const parties = coming.filter(({ role }) => role === 'divorcee');
  if (kind === 'shuttle' || parties.length < 2) return [];
  return stopped.filter(({ id }) => parties.some((it) => it.id === id));
}
