import { type MediationSession, listSessions } from '@mediation/api-client';
import { addDays, useCalendarView, wallTimeAt, weekOf } from '@mediation/ui/calendar';
import { useSearchParams } from 'react-router-dom';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { viewerLocale, zoneName } from '../../../words/names/viewer.ts';
import { openingDay } from './opening-day.ts';

const views = ['day', 'week', 'list'] as const;

/** A date of the address; undefined when it is none. */
const dateOf = (text: string | null) =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;

const dayOf = (time: string) => wallTimeAt(new Date(time), zoneName()).date;

/** The view and the day of the schedule, in its address. Without a day it opens where something is to come. */
export function useScheduleView(now: Date, proposed: readonly MediationSession[] | undefined) {
  const [search, setSearch] = useSearchParams();
  const isNarrow = useCalendarView() === 'day';
  const today = dayOf(now.toISOString());
  const asked = dateOf(search.get('date'));
  const next = useEndpoint(
    listSessions,
    { status: 'scheduled', from: `${addDays(today, -1)}T00:00:00Z`, order: 'soonest', limit: 5 },
    { enabled: asked === undefined, staleTime: Infinity },
  );
  const isKnown = asked !== undefined || next.error !== null || (next.isSuccess && proposed !== undefined);
  const toCome = [
    ...(next.data?.sessions ?? []).flatMap(({ starts_at, ends_at }) =>
      starts_at !== null && Date.parse(ends_at ?? starts_at) > now.getTime() ? [dayOf(starts_at)] : [],
    ),
    ...(proposed ?? []).flatMap(({ slots }) => slots.map(({ starts_at }) => dayOf(starts_at))),
  ];
  const view = views.find((it) => it === search.get('view')) ?? (isNarrow ? 'list' : 'week');
  const date = asked ?? (isKnown ? openingDay(today, toCome, viewerLocale()) : undefined);
  const set = (name: 'view' | 'date', value: string) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.set(name, value);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    view,
    /** Undefined until it is known where something is. */
    date,
    today,
    dates: date === undefined ? [] : view === 'day' ? [date] : weekOf(date, viewerLocale()),
    setView: (to: string) => set('view', to),
    setDate: (to: string) => set('date', to),
  };
}
