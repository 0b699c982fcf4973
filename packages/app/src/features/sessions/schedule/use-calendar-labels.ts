import { useLingui } from '@lingui/react/macro';
import type { CalendarLabels } from '@mediation/ui/calendar';

/** The labels of the calendar. */
export function useCalendarLabels(): CalendarLabels {
  const { t } = useLingui();
  return {
    today: t`Today`,
    allDay: t`All day`,
    range: (start, end) => t`${start} to ${end}`,
    free: (day, range, note) => (note === undefined ? t`${day}, ${range}, free` : `${day}, ${range}, ${note}`),
    states: {
      agreed: t({ context: 'session', message: 'Agreed' }),
      held: t`Offered`,
      own: t`Your own time`,
      offered: t`Offered by you`,
      taken: t`Your session`,
      booked: t`Booked`,
      now: t`Now`,
      past: t`Over`,
    },
  };
}
