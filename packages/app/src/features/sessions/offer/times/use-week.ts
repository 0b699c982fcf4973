import { type MediationSession, getAvailability, listSessions } from '@mediation/api-client';
import { addDays, weekOf } from '@mediation/ui/calendar';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useUser } from '../../../../auth/session-provider.tsx';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { endpointOptions } from '../../../../backend/use-endpoint.ts';
import { useWhole } from '../../../../backend/use-pages.ts';
import { useCaseTitles } from '../../../../shared/cases/use-case-titles.ts';
import { firstName } from '../../../../words/names/people-names.ts';
import { viewerLocale } from '../../../../words/names/viewer.ts';
import type { WeekFacts } from './conflicts.ts';
import { refusedIn, takenBySessions } from './taken.ts';

/** For whom the times are. */
export interface OfferScope {
  caseId: string;
  /** The participants who come. */
  coming: readonly string[];
  /** The session that gets another time, which does not stand in its own way. */
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
        ...takenBySessions(sessions.data, me, (it) => titles.get(it) ?? '', again?.id),
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
