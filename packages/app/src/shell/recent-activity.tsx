import { useLingui } from '@lingui/react/macro';
import { listCaseActivity } from '@mediation/api-client';
import { Button, SideMenu } from '@mediation/ui';
import { History } from 'lucide-react';
import { useEndpoint } from '../backend/use-endpoint.ts';
import { useUser } from '../auth/session-provider.tsx';
import { eventText, isSafeToShow } from '../words/event-text.ts';
import { relativeTime } from '../words/relative-time.ts';

const most = 5;

/** The latest events of the active case that this person may see. */
export function RecentActivity({ caseId }: { caseId: string }) {
  const { t } = useLingui();
  const { id } = useUser();
  const { data, error, refetch } = useEndpoint(listCaseActivity, { caseId, limit: most }, {});
  if (data === undefined && error === null) return null;
  const events = data?.events.filter(isSafeToShow) ?? [];
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
