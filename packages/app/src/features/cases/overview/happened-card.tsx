import { useLingui } from '@lingui/react/macro';
import { limits } from '@mediation/api-client';
import { Card, EmptyState, Row, Stack, Timeline } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { Loaded } from '../../../page/loaded.tsx';
import { paths } from '../../../paths.ts';
import { useUser } from '../../../session/session-provider.tsx';
import { CaseEventLine, withoutEchoes } from './case-event.tsx';

const shown = 6;

/** What happened last in a case, and the way to everything that did. */
export function HappenedCard({ caseId }: { caseId: string }) {
  const { t } = useLingui();
  const { id: me } = useUser();
  const query = useEndpoint('listCaseActivity', { caseId, limit: 20 }, { refetchInterval: limits.pollEvery });
  return (
    <Card aria-labelledby="happened">
      <Stack>
        <Row justify="between" align="baseline" wrap>
          <Card.Title id="happened">{t`What has happened`}</Card.Title>
          <Link to={`${paths.caseFile(caseId)}?tab=activity`}>{t`See all`}</Link>
        </Row>
        <Loaded query={query} loadingLabel={t`Loading the activity`} fallback={t`Failed to load the activity`}>
          {({ events }) =>
            events.length === 0 ? (
              <EmptyState title={t`Nothing happened yet`}>{t`What happens in the case appears here.`}</EmptyState>
            ) : (
              <Timeline.Root>
                {withoutEchoes(events)
                  .slice(0, shown)
                  .map((event) => (
                    <CaseEventLine key={event.id} event={event} me={me} />
                  ))}
              </Timeline.Root>
            )
          }
        </Loaded>
      </Stack>
    </Card>
  );
}
