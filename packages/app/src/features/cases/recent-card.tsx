import { useLingui } from '@lingui/react/macro';
import { limits } from '@mediation/api-client';
import { Card, EmptyState, Timeline } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { useEndpoint } from '../../backend/use-endpoint.ts';
import { Loaded } from '../../page/loaded.tsx';
import { paths } from '../../paths.ts';
import { EventLine } from './event-line.tsx';

const most = 5;

/** What happened last in a case, and the way to all of it. */
export function RecentCard({ caseId }: { caseId: string }) {
  const { t } = useLingui();
  const query = useEndpoint('listCaseActivity', { caseId, limit: most }, { refetchInterval: limits.pollEvery });
  return (
    <Card flush aria-labelledby="recent">
      <Card.Head>
        <Card.Title id="recent">{t`What happened`}</Card.Title>
        <Link to={{ pathname: paths.caseFile(caseId), search: '?tab=activity' }}>{t`See all`}</Link>
      </Card.Head>
      <Card.Body>
        <Loaded query={query} loadingLabel={t`Loading the activity`} fallback={t`Failed to load the activity`}>
          {({ events }) =>
            events.length === 0 ? (
              <EmptyState title={t`Nothing happened yet`}>{t`What happens in the case appears here.`}</EmptyState>
            ) : (
              <Timeline.Root>
                {events.map((it) => (
                  <EventLine key={it.id} event={it} />
                ))}
              </Timeline.Root>
            )
          }
        </Loaded>
      </Card.Body>
    </Card>
  );
}
