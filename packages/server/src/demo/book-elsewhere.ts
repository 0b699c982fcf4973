import type { ApiClient, Participant } from '@mediation/api-client';
import { at } from './plan-sessions.ts';

/** Books an hour of a party and one of a lawyer in another case, so that they are booked where times are offered. */
export async function bookElsewhere(jonas: ApiClient, caseId: string, party: Participant, lawyer: Participant) {
  const book = async (participant: Participant, start: string) => {
    const { session } = await jonas.createSession({
      case_id: caseId,
      kind: 'individual',
      mode: 'video',
      time_zone: 'Europe/London',
      attendees: [{ participant_id: participant.id }],
      slots: [start],
    });
    const [slot] = session.slots;
    if (!slot) throw new Error('The session has no time.');
    await jonas.confirmSession({ sessionId: session.id, slot_id: slot.id, version: session.version });
  };
  await book(party, at(14, 5));
  await book(lawyer, at(9, 6));
}
