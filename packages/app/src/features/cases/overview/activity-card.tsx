import { useLingui } from '@lingui/react/macro';
import { type CaseEvent, listCaseActivity } from '@mediation/api-client';
import { Card, EmptyState, Row, Stack, Timeline } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { caseTab } from '../../../paths.ts';
import { useUser } from '../../../auth/session-provider.tsx';
import { isSafeToShow } from '../../../words/event-text.ts';
import { CaseEventLine, useEventSubjects, withoutEchoes } from './case-event.tsx';

const most = 6;

/** The latest events of a case, with a link to the activity feed. */
export function ActivityCard({ caseId }: { caseId: string }) {
  const { t } = useLingui();
  const { id: me, role } = useUser();
  const subjects = useEventSubjects(caseId);
  const query = useEndpoint(listCaseActivity, { caseId, limit: 20 }, {});
  const shownOf = (events: CaseEvent[]) =>
    withoutEchoes(events)
      .filter((it) => role === 'mediator' || isSafeToShow(it))
      .slice(0, most);
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
              <Timeline.Root>
                {shownOf(events).map((event) => (
                  <CaseEventLine key={event.id} event={event} me={me} subjects={subjects} />
                ))}
              </Timeline.Root>
            )
          }
        </Loaded>
      </Stack>
    </Card>
  );
}
