import { useLingui } from '@lingui/react/macro';
import { type CaseEvent, listCaseActivity } from '@mediation/api-client';
import { Card, EmptyState, Row, Stack } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { caseTab } from '../../../case-paths.ts';
import { useUser } from '../../../auth/session-provider.tsx';
import { isSafeToShow } from '../../../words/texts/event-text.ts';
import { CaseEvents } from './case-event.tsx';

const most = 6;

/** The latest events of a case, with a link to the activity feed. */
export function CaseActivityCard({ caseId }: { caseId: string }) {
  const { t } = useLingui();
  const { role } = useUser();
  const query = useEndpoint(listCaseActivity, { caseId, limit: 20 }, {});
  const shownOf = (events: CaseEvent[]) => events.filter((it) => role === 'mediator' || isSafeToShow(it));
  return (
    <Card aria-labelledby="happened">
      <Stack>
        <Row justify="between" align="baseline" wrap>
          <Card.Title id="happened">{t`What has happened`}</Card.Title>
          <Link to={caseTab(caseId, 'activity')}>{t`See all`}</Link>
        </Row>
        <Loaded query={query} loadingLabel={t`Loading the activity`} fallback={t`Failed to load the activity`}>
          {({ events }) =>
            shownOf(events).length === 0 ? (
              <EmptyState title={t`Nothing happened yet`}>{t`What happens in the case appears here.`}</EmptyState>
            ) : (
              <CaseEvents caseId={caseId} events={shownOf(events)} most={most} />
            )
          }
        </Loaded>
      </Stack>
    </Card>
  );
}
