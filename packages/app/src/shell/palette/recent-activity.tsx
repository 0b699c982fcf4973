import { useLingui } from '@lingui/react/macro';
import { listCaseActivity } from '@mediation/api-client';
import { Button, SideMenu } from '@mediation/ui';
import { History } from 'lucide-react';
import { useEndpoint } from '../../backend/use-endpoint.ts';
import { eventGroups } from '../../shared/cases/event-groups.ts';
import { useUser } from '../../auth/session-provider.tsx';
import { countedText, eventText, isSafeToShow } from '../../words/texts/event-text.ts';
import { relativeTime } from '../../words/times/relative-time.ts';

const most = 5;

/** The latest events of the active case that this person may see. */
export function RecentActivity({ caseId }: { caseId: string }) {
  const { t } = useLingui();
  const { id } = useUser();
  const { data, error, refetch } = useEndpoint(listCaseActivity, { caseId, limit: 20 }, {});
  if (data === undefined && error === null) return null;
  const groups = eventGroups(data?.events.filter(isSafeToShow) ?? [], (event) => eventText(event, id)).slice(0, most);
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
      entries={groups.map(({ event, count }) => ({
        id: event.id,
        text: countedText(eventText(event, id), count),
        time: relativeTime(event.created_at),
      }))}
    />
  );
}
