import type { ApiClient, Participant } from '@mediation/api-client';

/** The people of a case who plan its sessions. */
export interface Planners {
  ruth: ApiClient;
  daniel: ApiClient;
  priya: ApiClient;
}

/** This hour of the day, so many days from now. */
function at(hour: number, days: number): string {
  const day = new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  day.setUTCHours(hour, 0, 0, 0);
  return day.toISOString();
}

/** Offers a session that half of the people have answered, and schedules one that a party asks to move. */
export async function planSessions({ ruth, daniel, priya }: Planners, caseId: string, guest: Participant) {
  const { session: offered } = await ruth.createSession({
    case_id: caseId,
    kind: 'joint',
    mode: 'video',
    time_zone: 'Europe/London',
    minutes: 90,
    agenda: ['School days until the summer', 'Who brings and who collects'],
    slots: [7, 8, 9].map((days) => at(10, days)),
  });
  const answer = ({ answerSlots }: ApiClient, words: ('yes' | 'maybe' | 'no')[]) =>
    answerSlots({
      sessionId: offered.id,
      answers: offered.slots.map(({ id }, index) => ({ slot_id: id, answer: words[index] ?? 'no' })),
    });
  await answer(daniel, ['no', 'yes', 'maybe']);
  await answer(priya, ['yes', 'yes', 'yes']);

  const { session: single } = await ruth.createSession({
    case_id: caseId,
    kind: 'individual',
    mode: 'in_person',
    time_zone: 'Europe/London',
    attendees: [{ participant_id: guest.id, place: 'Room 2' }],
    slots: [at(14, 4)],
  });
  const [slot] = single.slots;
  if (!slot) throw new Error('The session has no time.');
  await ruth.confirmSession({ sessionId: single.id, slot_id: slot.id, version: single.version });
  await daniel.askToMoveSession({
    sessionId: single.id,
    reason: 'My shift changed. Later that day would be fine.',
    starts_at: at(16, 4),
  });
}
