import { t } from '@lingui/core/macro';
import type { MediationSession } from '@mediation/api-client';
import type { CalendarEvent } from '@mediation/ui/calendar';
import { Hourglass, MapPin, Phone, Split, UserX, Video } from 'lucide-react';
import { modeText, withoutRoom } from '../../../shared/sessions/missing-rooms.ts';
import { firstName, listOf, sentence } from '../../../words/names/people-names.ts';
import { invitedPeople, unansweredPeople } from '../planning/invited-people.ts';

const icons = { in_person: <MapPin />, video: <Video />, phone: <Phone /> };

/** Converts sessions to calendar events: a scheduled session once, a proposed one at each offered time. */
export function calendarEvents(
  sessions: MediationSession[],
  titleOf: (caseId: string) => string,
  now: Date,
): CalendarEvent[] {
  return sessions
    .filter(({ status }) => status !== 'cancelled')
    .flatMap((session): CalendarEvent[] => {
      const title = titleOf(session.case_id);
      const { id, starts_at: start, ends_at: end, minutes, slots } = session;
      if (start !== null)
        return [
          {
            id,
            title,
            start,
            end: end ?? after(start, minutes),
            state: 'agreed',
            movable: session.status === 'scheduled' && Date.parse(start) > now.getTime(),
            ...whereabouts(session),
          },
        ];
      return slots.map((slot) => ({
        id: `${id}/${slot.id}`,
        title,
        start: slot.starts_at,
        end: after(slot.starts_at, minutes),
        state: 'held',
        icon: <Hourglass />,
        place: waitingFor(session),
      }));
    });
}

/** An offered time is an event of its own, named after its session. */
export const sessionIdOf = (eventId: string) => eventId.split('/', 1)[0] ?? '';

function whereabouts(session: MediationSession): Pick<CalendarEvent, 'icon' | 'place'> {
  const { status, kind, mode, attendees } = session;
  if (status === 'no_show') return { icon: <UserX />, place: t`Missed` };
  if (kind === 'shuttle' && withoutRoom(session).length === 0) return { icon: <Split />, place: t`Separate rooms` };
  const place = mode === 'in_person' ? attendees.find((it) => it.place !== null)?.place : undefined;
  return { icon: icons[mode], place: place ?? sentence(modeText(session)) };
}

function waitingFor(session: MediationSession): string {
  const silent = unansweredPeople(session, invitedPeople(session));
  return silent.length === 0 ? t`Answered` : t`Waiting for ${listOf(silent.map(({ name }) => firstName(name)))}`;
}

const after = (start: string, minutes: number) => new Date(Date.parse(start) + minutes * 60_000).toISOString();
