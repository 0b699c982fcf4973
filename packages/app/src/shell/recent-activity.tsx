import { useLingui } from '@lingui/react/macro';
import { limits } from '@mediation/api-client';
import { Button, SideMenu } from '@mediation/ui';
import { History } from 'lucide-react';
import { useEndpoint } from '../backend/use-endpoint.ts';
import { useUser } from '../session/session-provider.tsx';
import { eventText } from '../words/event-text.ts';
import { relativeTime } from '../words/relative-time.ts';

const most = 5;

/** Somebody may look over the person's shoulder: that they asked for help stays off every page's menu. */
const unspoken = new Set(['safety_concern', 'request_made']);

/** What happened last in the active case, as far as this person may know of it. */
export function RecentActivity({ caseId }: { caseId: string }) {
  const { t } = useLingui();
  const { id } = useUser();
  const { data, error, refetch } = useEndpoint(
    'listCaseActivity',
    { caseId, limit: most },
    { refetchInterval: limits.pollEvery },
  );
  if (data === undefined && error === null) return null;
  const events = data?.events.filter(({ kind }) => !unspoken.has(kind)) ?? [];
  const failed = (
    <>
      {t`Recent activity could not be loaded.`}{' '}
      <Button tone="quiet" size="small" onClick={() => void refetch()}>
        {t`Try Again`}
      </Button>
    </>
  );
  return (
    <SideMenu.Recent
      title={t`Recent Activity`}
      icon={<History />}
      empty={data ? t`Nothing has happened yet. What happens in your case shows up here.` : failed}
      entries={events.map((event) => ({
        id: event.id,
        text: eventText(event, id),
        time: relativeTime(event.created_at),
      }))}
    />
  );
}
