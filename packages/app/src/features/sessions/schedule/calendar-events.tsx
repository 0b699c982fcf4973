import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { MediationSession } from '@mediation/api-client';
import type { CalendarEvent } from '@mediation/ui/calendar';
import { Hourglass, MapPin, Phone, Video } from 'lucide-react';
import { sentence } from '../../../words/people.ts';
import { sessionModes } from '../../../words/session-names.ts';

const icons = { in_person: <MapPin />, video: <Video />, phone: <Phone /> };

/** Converts sessions to calendar events: a scheduled session once, a proposed one at each offered time. */
export function calendarEvents(sessions: MediationSession[], titleOf: (caseId: string) => string): CalendarEvent[] {
  return sessions
    .filter(({ status }) => status !== 'cancelled')
    .flatMap((session): CalendarEvent[] => {
      const title = titleOf(session.case_id);
      if (session.starts_at !== null)
        return [
          {
            id: session.id,
            title,
            start: session.starts_at,
            end: session.ends_at ?? after(session.starts_at, session.minutes),
            state: 'agreed',
            icon: icons[session.mode],
            place: sentence(i18n._(sessionModes[session.mode])),
          },
        ];
      return session.slots.map((slot) => ({
        id: `${session.id}/${slot.id}`,
        title,
        start: slot.starts_at,
        end: after(slot.starts_at, session.minutes),
        state: 'held',
        icon: <Hourglass />,
        place: t`Offered`,
      }));
    });
}

const after = (start: string, minutes: number) => new Date(Date.parse(start) + minutes * 60_000).toISOString();
