import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  limits,
  type MediationSession,
  listCases,
  listPendingUploads,
  listUserSessions,
  rankCases,
} from '@mediation/api-client';
import { AudienceLine, Columns } from '@mediation/ui';
import { useState } from 'react';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { useUser } from '../../../auth/session-provider.tsx';
import { clockTime } from '../../../words/times/relative-time.ts';
import { AttentionCard } from './attention-card.tsx';
import { InsightsCard } from './insights-card.tsx';
import { OwnActionsCard } from './own-actions-card.tsx';
import { ReviewCard } from './review-card.tsx';
import { TodayCard } from './today-card.tsx';
import { CardsLoading } from '../../../shared/loading/cards-loading.tsx';
import { areSettled, combineReadings } from '../../../shared/loading/combine-readings.ts';
import { NotOwnHome } from '../../../shared/layout/home-of-another.tsx';
import { useInsights } from './use-insights.ts';
import { useOwnActions, useOwnSessions } from './use-own-actions.ts';

const shown = 6;

/** The number of cases that need the mediator, and whether a session is on. */
export function MediatorLead() {
  return useUser().role === 'mediator' ? <OwnLead /> : <>&nbsp;</>;
}

function OwnLead() {
  const { ranking, sessions } = useDay();
  const actions = useOwnActions().filter(({ action }) => !action.is_done).length;
  if (ranking.data === undefined) return <>&nbsp;</>;
  const waiting = ranking.data.counts.needs_you;
  const now = sessionOn(sessions.data?.sessions ?? []);
  return (
    <>
      {now?.ends_at && <Trans>You are in a session until {clockTime(now.ends_at)}.</Trans>}{' '}
      <Plural value={waiting} _0="No case needs you." one="One case needs you." other="# cases need you." />{' '}
      {actions > 0 && (
        <Plural value={actions} one="One action of yours is open." other="# actions of yours are open." />
      )}
    </>
  );
}

/** The cards of a mediator's dashboard: attention, reviews, today's sessions, own actions and AI insights. */
export function MediatorWork() {
  return useUser().role === 'mediator' ? <OwnWork /> : <NotOwnHome of="mediator" />;
}

function OwnWork() {
  const { t } = useLingui();
  const { cases, sessions, ranking } = useDay();
  const pending = useEndpoint(listPendingUploads, { limit: limits.pageMax });
  const insights = useInsights(cases.data?.cases ?? []);
  const own = useOwnSessions();
  const all = cases.data?.cases;
  // All at once, so that nothing is moved by what comes later.
  if (!areSettled(cases, sessions, ranking, pending, own)) return <CardsLoading label={t`Loading cases`} />;
  return (
    <>
      <Columns
        aside={
          <>
            <TodayCard sessions={sessions} cases={all ?? []} />
            <OwnActionsCard cases={all ?? []} />
            <InsightsCard
              reading={{ ...combineReadings({ cases, insights }), data: all && insights.data }}
              cases={all ?? []}
            />
          </>
        }
      >
        <AttentionCard ranking={ranking} />
        <ReviewCard reading={pending} />
      </Columns>
      <AudienceLine audience="self">{t`Only you see this page.`}</AudienceLine>
    </>
  );
}

function useDay() {
  const { id: userId } = useUser();
  const [{ from, to }] = useState(dayOf);
  const cases = useEndpoint(listCases, { limit: limits.pageMax });
  const sessions = useEndpoint(listUserSessions, { userId, from, to, order: 'soonest' });
  const ranking = useEndpoint(rankCases, { group: 'needs_you', limit: shown });
  return { cases, sessions, ranking };
}

/** The session that is on now. */
const sessionOn = (sessions: MediationSession[], now = Date.now()) =>
  sessions.find(
    ({ status, starts_at, ends_at }) =>
      status === 'scheduled' && Date.parse(starts_at ?? '') <= now && Date.parse(ends_at ?? '') > now,
  );

/** The current day of the viewer, from midnight to midnight. */
function dayOf() {
  const today = new Date();
  const from = new Date(today.getFullYear(), today.getMonth(), today.getDate());
  const to = new Date(today.getFullYear(), today.getMonth(), today.getDate() + 1);
  return { from: from.toISOString(), to: to.toISOString() };
}
