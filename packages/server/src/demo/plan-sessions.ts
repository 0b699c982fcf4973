import type { ApiClient, Participant } from '@mediation/api-client';

/** The people of a case who plan its sessions. */
export interface Planners {
  ruth: ApiClient;
  daniel: ApiClient;
  priya: ApiClient;
}

/** This hour of a day, so many working days from now. */
export function at(hour: number, workingDays: number): string {
  const day = new Date();
  day.setUTCHours(hour, 0, 0, 0);
  for (let left = workingDays; left > 0; left -= [0, 6].includes(day.getUTCDay()) ? 0 : 1)
    day.setUTCDate(day.getUTCDate() + 1);
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
    agenda: ['School days until the summer, 40 min', 'Who brings and who collects, 30 min'],
    slots: [5, 6, 7].map((days) => at(10, days)),
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
    agenda: ['The new rota, 20 min', 'Evenings with the children, 30 min'],
    attendees: [{ participant_id: guest.id, place: 'Hearthside, 4 Mill Lane, Bristol' }],
    slots: [at(14, 3)],
  });
  const [slot] = single.slots;
  if (!slot) throw new Error('The session has no time.');
  await ruth.confirmSession({ sessionId: single.id, slot_id: slot.id, version: single.version });
  await daniel.askToMoveSession({
    sessionId: single.id,
    reason: 'My shift changed. Later that day would be fine.',
    starts_at: at(16, 3),
  });
}
