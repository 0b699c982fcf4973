import { useLingui } from '@lingui/react/macro';
import { type Case, type CaseEvent, listCaseActivity } from '@mediation/api-client';
import { Card, EmptyState, Stack, Timeline } from '@mediation/ui';
import { useUser } from '../../../auth/session-provider.tsx';
import { usePages } from '../../../backend/use-pages.ts';
import { LoadFailed } from '../../../shared/loading/load-failed.tsx';
import { Loading } from '../../../shared/loading/loading.tsx';
import { OpeningsCard } from './openings-card.tsx';
import { CaseEvents } from '../overview/case-event.tsx';

const eventsOf = ({ events }: { events: CaseEvent[] }) => events;

/** The activity feed of the case, newest first. */
export function ActivityTab({ mediationCase: { id: caseId } }: { mediationCase: Case }) {
  const { t } = useLingui();
  const { role } = useUser();
  const list = usePages(listCaseActivity, { caseId }, eventsOf);
  return (
    <Stack gap="grid">
      {(role === 'mediator' || role === 'admin') && <OpeningsCard caseId={caseId} />}
      <Card aria-labelledby="activity">
        <Stack>
          <Card.Title id="activity">{t`What happened`}</Card.Title>
          {list.error !== null && (
            <LoadFailed error={list.error} fallback={t`Failed to load the activity`} onRetry={list.retry} />
          )}
          {list.rows === undefined && list.error === null && <Loading label={t`Loading the activity`} />}
          {list.rows?.length === 0 && (
            <EmptyState title={t`Nothing happened yet`}>{t`What happens in the case appears here.`}</EmptyState>
          )}
          {list.rows !== undefined && list.rows.length > 0 && (
            <>
              <CaseEvents caseId={caseId} events={list.rows} byDay />
              {list.hasMore && (
                <Timeline.More busy={list.isLoadingMore} onClick={list.loadMore}>
                  {t`Show earlier events`}
                </Timeline.More>
              )}
            </>
          )}
        </Stack>
      </Card>
    </Stack>
  );
}
