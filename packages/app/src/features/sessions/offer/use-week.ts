import { type MediationSession, getAvailability, listSessions } from '@mediation/api-client';
import { addDays, weekOf } from '@mediation/ui/calendar';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useUser } from '../../../auth/session-provider.tsx';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { endpointOptions } from '../../../backend/use-endpoint.ts';
import { useWhole } from '../../../backend/use-pages.ts';
import { useCaseTitles } from '../../../shared/cases/use-case-titles.ts';
import { firstName, listOf } from '../../../words/people.ts';
import { viewerLocale } from '../../../words/viewer.ts';
import type { Taken, WeekFacts } from './conflicts.ts';
import { refusedTimes } from './offer-draft.ts';

/** For whom the times are. */
export interface OfferScope {
  caseId: string;
  /** The participants who come. */
  coming: readonly string[];
  /** The session whose times are offered anew. */
  session?: MediationSession | undefined;
}

const sessionsOf = ({ sessions }: { sessions: MediationSession[] }) => sessions;

/** The facts about the week of a date, undefined until they have loaded. With `keepsLast` those of another week stay. */
export function useWeek(
  { caseId, coming, session: again }: OfferScope,
  date: string,
  options: { keepsLast?: boolean } = {},
) {
  const titles = useCaseTitles();
  const { id: me } = useUser();
  const [first = date] = weekOf(date, viewerLocale());
  // A day more on both sides, for viewers in other time zones.
  const from = `${addDays(first, -1)}T00:00:00Z`;
  const to = `${addDays(first, 8)}T00:00:00Z`;
  const sessions = useWhole(listSessions, { from, to }, sessionsOf, options);
  const { call } = useBackend();
  const availability = useQuery({
    ...endpointOptions(call, getAvailability, { caseId, from, days: 9 }),
    ...(options.keepsLast && { placeholderData: keepPreviousData }),
  });
  const booked = availability.data?.booked.filter((it) => coming.includes(it.participant_id)) ?? [];
  const facts: WeekFacts | undefined = availability.data &&
    sessions.data && {
      taken: [
        ...sessions.data
          .filter(({ id, attendees }) => id !== again?.id && attendees.some(({ user_id }) => user_id === me))
          .flatMap((session) => takenBy(session, titles.get(session.case_id) ?? '')),
        ...(again ? refusedIn(again) : []),
        ...booked.map((it) => ({
          kind: 'booked' as const,
          name: firstName(it.name),
          start: it.starts_at,
          end: it.ends_at,
        })),
      ],
      open: availability.data.open.map(({ starts_at, ends_at }) => ({ start: starts_at, end: ends_at })),
      gapMinutes: availability.data.gap_minutes,
    };
  return {
    facts,
    caseZone: availability.data?.time_zone,
    error: availability.error ?? sessions.error,
    isFetching: availability.isFetching || sessions.isFetching,
    retry: () => Promise.all([availability.refetch(), sessions.refetch()]),
  };
}

/** The times of a session that parties refused. */
const refusedIn = (session: MediationSession): Taken[] =>
  refusedTimes(session).map(({ start, by }) => ({
    kind: 'refused',
    name: listOf(by.map(({ name }) => firstName(name))),
    start,
    end: endOf(start, session.minutes),
  }));

/** The times that a session of the mediator takes: its own, or those that were offered for it. */
function takenBy(session: MediationSession, name: string): Taken[] {
  if (session.status === 'cancelled') return [];
  const times = session.starts_at === null ? session.slots.map((it) => it.starts_at) : [session.starts_at];
  return times.map((start) => ({
    kind: session.starts_at === null ? 'held' : 'session',
    name,
    start,
    end: endOf(start, session.minutes),
  }));
}

/** The end of a time. */
export const endOf = (start: string, minutes: number) => new Date(Date.parse(start) + minutes * 60_000).toISOString();
