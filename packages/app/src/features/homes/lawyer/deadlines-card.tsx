import { useLingui } from '@lingui/react/macro';
import {
  type CaseListItem,
  limits,
  listAskedRounds,
  listDuties,
  listParticipants,
  listRequirements,
  listSessions,
} from '@mediation/api-client';
import { Badge, Card, EmptyState, List, Text } from '@mediation/ui';
import { useQueries } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useUser } from '../../../auth/session-provider.tsx';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { endpointOptions, useEndpoint } from '../../../backend/use-endpoint.ts';
import { ReadingCard } from '../../../shared/loading/reading-card.tsx';
import { ownStart } from '../../../shared/sessions/own-start.ts';
import { agreementPaths } from '../../../agreement-paths.ts';
import { paths } from '../../../paths.ts';
import { clockTime, shortDate } from '../../../words/times/relative-time.ts';
import { type Deadline, deadlinesOf } from './deadlines.ts';
import * as styles from '../../../shared/layout/rows.css.ts';
import { combineReadings } from '../../../shared/loading/combine-readings.ts';

const casesAtOnce = 10;
const shown = 6;

/**
 * The due dates of a lawyer and their clients: documents, agreed actions, sessions and lawyer rounds. What was signed is due
 * in a closed case, too.
 */
export function DeadlinesCard({ cases }: { cases: CaseListItem[] }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const me = useUser();
  const open = cases.filter(({ status }) => status !== 'closed').slice(0, casesAtOnce);
  const lists = useQueries({
    queries: open.map(({ id: caseId }) => endpointOptions(call, listRequirements, { caseId, limit: limits.pageMax })),
  });
  const inCases = cases.slice(0, casesAtOnce);
  const duties = useQueries({
    queries: inCases.map(({ id: caseId }) => endpointOptions(call, listDuties, { caseId })),
  });
  const people = useQueries({
    queries: inCases.map(({ id: caseId }) => endpointOptions(call, listParticipants, { caseId })),
  });
  const sessions = useEndpoint(listSessions, { order: 'latest' });
  const rounds = useEndpoint(listAskedRounds, {});
  const reading = combineReadings({
    sessions,
    rounds,
    ...Object.fromEntries([...lists, ...duties, ...people].map((it, at) => [at, it])),
  });
  const meetings = (sessions.data?.sessions ?? []).map((it) => ({
    ...it,
    starts_at: it.starts_at && ownStart(it, me, it.starts_at),
  }));
  const signed = inCases.map(({ id: caseId }, at) => ({
    caseId,
    duties: duties[at]?.data?.duties ?? [],
    participants: people[at]?.data?.participants ?? [],
  }));
  const requirements = lists.flatMap(({ data }) => data?.requirements ?? []);
  return (
    <ReadingCard
      title={t`Deadlines`}
      reading={{
        ...reading,
        data: reading.data && deadlinesOf(cases, requirements, meetings, rounds.data?.rounds ?? [], signed, me.id),
      }}
      failed={t`Failed to load deadlines`}
    >
      {(deadlines) =>
        deadlines.length === 0 ? (
          <Card.Body>
            <EmptyState
              title={t`Nothing is due`}
            >{t`Documents with a date, agreed actions, what was signed, sessions and lawyer rounds appear here.`}</EmptyState>
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
      <Link to={placeOf(deadline)}>
        <span className={styles.lines}>
          <Text asChild weight="medium">
            <span>{textOf()}</span>
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

  function textOf() {
    if (deadline.what === 'session') return t`Session, ${clockTime(deadline.on)}`;
    return deadline.what === 'round' ? t`Lawyer round, ${clockTime(deadline.on)}` : deadline.text;
  }
}

function placeOf({ caseId, sessionId, document }: Deadline): string {
  if (document !== undefined) return `${agreementPaths.home(caseId)}?document=${document}`;
  return sessionId === undefined ? paths.uploads(caseId) : paths.session(sessionId);
}
