import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { MediationSession } from '@mediation/api-client';
import type { CalendarEvent } from '@mediation/ui/calendar';
import { Hourglass, MapPin, Phone, Video } from 'lucide-react';
import { sentence } from '../../words/people.ts';
import { sessionModes } from '../../words/session-names.ts';

const icons = { in_person: <MapPin />, video: <Video />, phone: <Phone /> };

/** Converts sessions to calendar events: a scheduled session once, a proposed one at each offered time. */
export function calendarEvents(sessions: MediationSession[], titleOf: (caseId: string) => string): CalendarEvent[] {
  return sessions
    .filter(({ status }) => status !== 'cancelled')
    .flatMap((it): CalendarEvent[] => {
      const title = titleOf(it.case_id);
      if (it.starts_at !== null)
        return [
          {
            id: it.id,
            title,
            start: it.starts_at,
            end: it.ends_at ?? after(it.starts_at, it.minutes),
            state: 'agreed',
            icon: icons[it.mode],
            place: sentence(i18n._(sessionModes[it.mode])),
          },
        ];
      return it.slots.map((slot) => ({
        id: `${it.id}/${slot.id}`,
        title,
        start: slot.starts_at,
        end: after(slot.starts_at, it.minutes),
        state: 'held',
        icon: <Hourglass />,
        place: t`Offered`,
      }));
    });
}

const after = (start: string, minutes: number) => new Date(Date.parse(start) + minutes * 60_000).toISOString();
