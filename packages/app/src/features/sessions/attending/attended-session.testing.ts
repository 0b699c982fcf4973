import type { createSession, InputOf } from '@mediation/api-client';
import { join } from '../../../testing/parties.ts';
import { newCase, newPerson } from '../../../testing/people.ts';

const hour = 3_600_000;

/** The time so many hours from now. */
export const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

/** Two parties to whom times are offered for a session in person. */
export async function offered(
  slots = [inHours(100), inHours(124)],
  changes: Partial<InputOf<typeof createSession>> = {},
) {
  const { mediator, caseId } = await newCase('Okafor family');
  const maya = await newPerson('divorcee', 'Maya Okafor');
  const daniel = await newPerson('divorcee', 'Daniel Okafor');
  const ofMaya = await join(mediator, caseId, maya, 'divorcee', 'A');
  const ofDaniel = await join(mediator, caseId, daniel, 'divorcee', 'B');
  const { session } = await mediator.api.createSession({
    case_id: caseId,
    kind: 'joint',
    mode: 'in_person',
    time_zone: 'UTC',
    agenda: ['School days, 20 min'],
    attendees: [
      { participant_id: ofMaya.id, arrives_minutes: 15, place: 'Room 2' },
      { participant_id: ofDaniel.id, place: 'Room 1' },
    ],
    slots,
    ...changes,
  });
  const confirm = () =>
    mediator.api.confirmSession({ sessionId: session.id, slot_id: session.slots[0]!.id, version: session.version });
  return { mediator, caseId, maya, daniel, session, confirm, ofMaya, ofDaniel, at: `/sessions/${session.id}` };
}
