import { join } from '../../../testing/parties.ts';
import { newCase, newPerson } from '../../../testing/people.ts';

/** Ten in the morning of a Tuesday, at least so many weeks from now. */
export function tuesdayIn(weeks: number) {
  const day = new Date(Date.now() + weeks * 7 * 86_400_000);
  day.setUTCDate(day.getUTCDate() + ((9 - day.getUTCDay()) % 7));
  day.setUTCHours(10, 0, 0, 0);
  return day;
}

/** A case with one agreed session. */
export async function oneSession() {
  const { mediator, caseId } = await newCase('Okafor family');
  const maya = await newPerson('divorcee', 'Maya Okafor');
  const participant = await join(mediator, caseId, maya, 'divorcee', 'A');
  const offer = async (starts: Date) =>
    (
      await mediator.api.createSession({
        case_id: caseId,
        kind: 'individual',
        mode: 'video',
        time_zone: 'Europe/London',
        attendees: [{ participant_id: participant.id }],
        slots: [starts.toISOString()],
      })
    ).session;
  const schedule = async (starts: Date) => {
    const { id: sessionId, slots, version } = await offer(starts);
    return (await mediator.api.confirmSession({ sessionId, slot_id: slots[0]!.id, version })).session;
  };
  return { mediator, maya, caseId, offer, schedule };
}
