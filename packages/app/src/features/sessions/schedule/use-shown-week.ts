import { type MediationSession, listSessions } from '@mediation/api-client';
import { addDays, wallTimeAt, isWeekend } from '@mediation/ui/calendar';
import { useWhole } from '../../../backend/use-pages.ts';
import { zoneName } from '../../../words/names/viewer.ts';
import { calendarEvents } from './calendar-events.tsx';
import type { useScheduleView } from './use-schedule-view.ts';

const sessionsOf = ({ sessions }: { sessions: MediationSession[] }) => sessions;
const dayOf = (time: string) => wallTimeAt(new Date(time), zoneName()).date;

/** The sessions of the chosen days. A week shows its weekend when it is the current one or something is on it. */
export function useShownWeek(
  { view, date, dates }: Pick<ReturnType<typeof useScheduleView>, 'view' | 'date' | 'dates'>,
  titleOf: (caseId: string) => string,
  now: Date,
) {
  const from = `${addDays(dates[0] ?? '2000-01-03', -1)}T00:00:00Z`;
  const to = `${addDays(dates.at(-1) ?? '2000-01-03', 2)}T00:00:00Z`;
  const query = useWhole(listSessions, { from, to }, sessionsOf, {
    enabled: date !== undefined,
    // The calendar stays, and with it the focus, while another week loads.
    keepsLast: true,
  });
  const events = calendarEvents(query.data ?? [], titleOf, now).filter(({ start }) => dates.includes(dayOf(start)));
  const busy = new Set([dayOf(now.toISOString()), ...events.map(({ start }) => dayOf(start))]);
  const hasWeekend = dates.filter(isWeekend).some((day) => busy.has(day));
  return { query, events, shown: view === 'week' && !hasWeekend ? dates.filter((day) => !isWeekend(day)) : dates };
}
