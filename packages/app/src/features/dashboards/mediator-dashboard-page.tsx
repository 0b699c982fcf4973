import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { limits, type MediationSession } from '@mediation/api-client';
import { AudienceLine, Button, Columns, PageHeader, Stack } from '@mediation/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useEndpoint } from '../../backend/use-endpoint.ts';
import { PageTitle } from '../../page/page-title.tsx';
import { useFresh } from '../../page/use-fresh.ts';
import { panels } from '../../paths.ts';
import { useUser } from '../../session/session-provider.tsx';
import { roleNames } from '../../words/role-names.ts';
import { clockTime, longDate } from '../../words/relative-time.ts';
import { AttentionCard } from './attention-card.tsx';
import { needingAttention } from './attention.ts';
import { InsightsCard } from './insights-card.tsx';
import { MediatorTiles } from './mediator-tiles.tsx';
import { ReviewCard } from './review-card.tsx';
import { TodayCard } from './today-card.tsx';
import { together } from './together.ts';
import { useSigns } from './use-signs.ts';

/** A mediator's day: what needs them, what waits for a review, whom they meet. */
export function MediatorDashboardPage() {
  const { t, i18n } = useLingui();
  const { id: userId } = useUser();
  const [{ today, from, to }] = useState(dayOf);
  const cases = useEndpoint('listCases', { limit: limits.pageMax });
  const sessions = useEndpoint('listUserSessions', { userId, from, to, order: 'soonest' });
  const all = cases.data?.cases;
  const { signsOf, pending, insights } = useSigns(all ?? []);
  useFresh(all?.map(({ id }) => id) ?? []);
  const now = sessionOn(sessions.data?.sessions ?? []);
  const waiting = all && needingAttention(all, signsOf).length;
  return (
    <Stack gap="grid">
      <PageTitle>{i18n._(roleNames.mediator)}</PageTitle>
      <PageHeader
        title={longDate(today)}
        lead={
          waiting === undefined ? (
            <>&nbsp;</>
          ) : (
            <>
              {now?.ends_at && <Trans>You are in a session until {clockTime(now.ends_at)}.</Trans>}{' '}
              <Plural value={waiting} _0="No case needs you." one="One case needs you." other="# cases need you." />
            </>
          )
        }
        action={
          <Button asChild>
            <Link to={panels.newCase()}>
              <Plus />
              {t`Create new case`}
            </Link>
          </Button>
        }
      />
      <MediatorTiles cases={{ ...cases, data: all }} pending={pending} />
      <Columns
        aside={
          <>
            <TodayCard sessions={sessions} cases={all ?? []} />
            <InsightsCard
              reading={{ ...together({ cases, insights }), data: all && insights.data }}
              cases={all ?? []}
            />
          </>
        }
      >
        <AttentionCard cases={{ ...cases, data: all }} signsOf={signsOf} />
        <ReviewCard reading={pending} />
      </Columns>
      <AudienceLine audience="self">{t`Only you see this page.`}</AudienceLine>
    </Stack>
  );
}

/** The session that is on. */
const sessionOn = (sessions: MediationSession[], now = Date.now()) =>
  sessions.find(
    ({ status, starts_at, ends_at }) =>
      status === 'scheduled' && Date.parse(starts_at ?? '') <= now && Date.parse(ends_at ?? '') > now,
  );

/** The day of the viewer, from midnight to midnight. */
function dayOf() {
  const today = new Date();
  const from = new Date(today.getFullYear(), today.getMonth(), today.getDate());
  const to = new Date(today.getFullYear(), today.getMonth(), today.getDate() + 1);
  return { today, from: from.toISOString(), to: to.toISOString() };
}
