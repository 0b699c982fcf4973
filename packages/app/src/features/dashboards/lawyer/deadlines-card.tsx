import { useLingui } from '@lingui/react/macro';
import { type CaseListItem, limits, listRequirements, listSessions } from '@mediation/api-client';
import { Badge, Card, EmptyState, List, Text } from '@mediation/ui';
import { useQueries } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { endpointOptions, useEndpoint } from '../../../backend/use-endpoint.ts';
import { ReadingCard } from '../../../shared/loading/reading-card.tsx';
import { paths } from '../../../paths.ts';
import { clockTime, shortDate } from '../../../words/relative-time.ts';
import { type Deadline, deadlinesOf } from './deadlines.ts';
import * as styles from '../../../shared/layout/rows.css.ts';
import { combineReadings } from '../../../shared/loading/combine-readings.ts';

const casesAtOnce = 10;
const shown = 6;

/** The due dates of a lawyer's clients: documents, agreed actions and sessions. */
export function DeadlinesCard({ cases }: { cases: CaseListItem[] }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const open = cases.filter(({ status }) => status !== 'closed').slice(0, casesAtOnce);
  const lists = useQueries({
    queries: open.map(({ id: caseId }) => endpointOptions(call, listRequirements, { caseId, limit: limits.pageMax })),
  });
  const sessions = useEndpoint(listSessions, { order: 'latest' });
  const reading = combineReadings({ sessions, ...Object.fromEntries(lists.map((it, at) => [at, it])) });
  const requirements = lists.flatMap(({ data }) => data?.requirements ?? []);
  return (
    <ReadingCard
      title={t`Deadlines`}
      reading={{ ...reading, data: reading.data && deadlinesOf(cases, requirements, sessions.data?.sessions ?? []) }}
      failed={t`Failed to load deadlines`}
    >
      {(deadlines) =>
        deadlines.length === 0 ? (
          <Card.Body>
            <EmptyState
              title={t`Nothing is due`}
            >{t`Documents with a date, agreed actions and sessions appear here.`}</EmptyState>
          </Card.Body>
        ) : (
          <List>
            {deadlines.slice(0, shown).map((deadline) => (
              <Due key={deadline.key} deadline={deadline} />
            ))}
          </List>
        )
      }
    </ReadingCard>
  );
}

function Due({ deadline }: { deadline: Deadline }) {
  const { t } = useLingui();
  return (
    <List.Row asChild>
      <Link to={deadline.sessionId === undefined ? paths.uploads(deadline.caseId) : paths.session(deadline.sessionId)}>
        <span className={styles.lines}>
          <Text asChild weight="medium">
            <span>{deadline.what === 'session' ? t`Session, ${clockTime(deadline.on)}` : deadline.text}</span>
          </Text>
          <Text asChild size="small" tone="soft">
            <span>{deadline.caseTitle}</span>
          </Text>
        </span>
        {deadline.isLate ? (
          <Badge tone="warning">{t`Was due ${shortDate(deadline.on)}`}</Badge>
        ) : (
          <span>{shortDate(deadline.on)}</span>
        )}
      </Link>
    </List.Row>
  );
}
