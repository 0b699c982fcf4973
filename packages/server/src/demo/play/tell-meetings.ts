import type { MediationSession } from '@mediation/api-client';
import type { Family, Meeting } from './family.ts';
import type { Stage } from './stage.ts';
import { type OpenedCase, sides } from './opened-case.ts';

const zone = 'Europe/London';
const minute = 60_000;

/** Tells when the sessions of a case were offered, answered, confirmed and held. */
export function tellMeetings(stage: Stage, { meetings = [] }: Family, it: OpenedCase): void {
  for (const meeting of meetings) tellMeeting(stage, meeting, it);
}

function tellMeeting({ calendar, on, ago }: Stage, meeting: Meeting, it: OpenedCase) {
  const { offered, kind, mode, minutes = 75, where, agenda, held } = meeting;
  const starts = startOf(calendar, meeting.starts);
  let session: MediationSession | undefined;

  on(offered, '11:15', async () => {
    const api = await it.as('mediator');
    const slots = [starts, starts + 90 * minute].map((slot) => new Date(slot).toISOString());
    const attendees = sides.map((side) => ({
      participant_id: it.participants[side],
      ...(typeof where === 'string' ? { link: where } : { place: where[side] }),
    }));
    const input = { case_id: it.id, kind, mode, time_zone: zone, minutes, agenda: [...agenda], attendees, slots };
    session = (await api.createSession(input)).session;
  });
  on(offered, '19:20', async () => {
    const { id: sessionId, slots } = session!;
    for (const side of sides) {
      const answers = slots.map(({ id }, at) => ({
        slot_id: id,
        answer: at === 0 ? ('yes' as const) : ('maybe' as const),
      }));
      await (await it.as(side)).answerSlots({ sessionId, answers });
    }
  });
  on(offered + 1, '09:05', async () => {
    const api = await it.as('mediator');
    const { id: sessionId } = session!;
    const { slots, version } = (await api.getSession({ sessionId })).session;
    session = (await api.confirmSession({ sessionId, slot_id: slots[0]!.id, version })).session;
  });
  if (held === undefined) return;

  const hoursSince = calendar.hoursAgo(0) - (starts + (minutes + 15) * minute);
  ago(hoursSince / (60 * minute), async () => {
    const api = await it.as('mediator');
    const { id: sessionId } = session!;
    const { version, attendees } = (await api.getSession({ sessionId })).session;
    const guests = attendees.filter(({ role }) => role !== 'mediator');
    const own = attendees.find(({ role }) => role === 'mediator')!;
    await api.completeSession({
      sessionId,
      status: 'completed',
      version,
      attendance: Object.fromEntries(guests.map(({ participant_id }) => [participant_id, 'present' as const])),
      held_minutes: minutes - 5,
      outcome_note: held.note,
      settled: [...held.settled],
      next_actions: (held.next ?? []).map(([who, text, day]) => ({
        text,
        participant_id: who === 'mediator' ? own.participant_id : it.participants[who],
        due_on: calendar.day(day),
        is_done: day < 0,
        ...(day < 0 && { done_on: calendar.day(day) }),
      })),
    });
  });
}

function startOf({ at, isOpen, halfHourIn }: Stage['calendar'], starts: Meeting['starts']): number {
  if (starts === 'today') return halfHourIn(150);
  // It began in the last half hour; on a weekend nobody meets.
  if (starts === 'now') return isOpen ? halfHourIn(-30) : at(1, '10:00');
  return at(...starts);
}
