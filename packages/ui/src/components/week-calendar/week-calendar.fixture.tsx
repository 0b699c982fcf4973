import { Hourglass, MapPin, Split, Users, Video } from 'lucide-react';
import type { CalendarLabels } from './calendar-labels.ts';
import type { CalendarEvent } from './plan.ts';

/** A time of that week in London. */
export const on = (day: number, start: string, end: string) => ({
  start: `2026-11-${day}T${start}:00Z`,
  end: `2026-11-${day}T${end}:00Z`,
});
const video = { icon: <Video />, place: 'By video' };
/** In a room of the office. */
export const room = (place: string) => ({ icon: <MapPin />, place });
/** A session that is not answered by everyone. */
export const waiting = (place: string) => ({ icon: <Hourglass />, place, state: 'held' as const });

/** The week of Ruth Lindqvist from 23 November 2026. */
export const events: CalendarEvent[] = [
  { id: 'kim-1', title: 'Kim – Duarte', state: 'agreed', ...on(23, '09:30', '10:45'), ...video },
  {
    id: 'haddad-1',
    title: 'Haddad – Lowe',
    state: 'agreed',
    ...on(23, '13:00', '14:30'),
    icon: <Users />,
    place: 'Sami did not come',
  },
  { id: 'novak-1', title: 'Novak family', state: 'agreed', ...on(24, '09:00', '10:15'), ...video },
  { id: 'whitfield-1', title: 'Whitfield family', state: 'agreed', ...on(24, '11:30', '12:45'), ...room('Room 2') },
  {
    id: 'brennan',
    title: 'Brennan – Castillo',
    state: 'agreed',
    ...on(24, '14:00', '15:30'),
    icon: <Split />,
    place: 'Separate rooms',
  },
  {
    id: 'kim-2',
    title: 'Kim – Duarte',
    state: 'agreed',
    ...on(24, '16:30', '17:30'),
    icon: <Video />,
    place: 'by video',
  },
  { id: 'sorensen', title: 'Sørensen – Patel', state: 'agreed', ...on(25, '10:00', '11:30'), ...video },
  { id: 'writing', title: 'Writing time', state: 'own', ...on(25, '14:00', '17:00'), place: 'Not bookable' },
  { id: 'haddad-2', title: 'Haddad – Lowe', ...on(26, '09:00', '10:15'), ...waiting('Waiting for Sami') },
  { id: 'achterberg', title: 'Achterberg family', state: 'agreed', ...on(26, '13:30', '15:00'), ...room('Room 1') },
  { id: 'novak-2', title: 'Novak family', state: 'agreed', ...on(27, '10:00', '11:15'), ...room('Signing, room 2') },
  { id: 'whitfield-2', title: 'Whitfield family', ...on(27, '11:30', '12:30'), ...waiting('waiting') },
];

/** The labels of a calendar in the stories. */
export const labels: CalendarLabels = {
  today: 'Today',
  allDay: 'All day',
  range: (start, end) => `${start} to ${end}`,
  free: (day, range, note) => `${day}, ${range}, ${note ?? 'free'}`,
  states: {
    agreed: 'agreed by everyone',
    held: 'held, waiting for a reply',
    own: 'your own time',
    offered: 'offered by you',
    taken: 'your session',
    booked: 'booked',
    now: 'now',
    past: 'over',
  },
};
