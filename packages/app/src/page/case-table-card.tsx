import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CaseListItem } from '@mediation/api-client';
import {
  Button,
  Card,
  CountBadge,
  EmptyState,
  MiniPath,
  Skeleton,
  SkeletonGroup,
  Table,
  Text,
  VisuallyHidden,
} from '@mediation/ui';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useEndpoint } from '../backend/use-endpoint.ts';
import { panels, paths } from '../paths.ts';
import { listOf } from '../words/people.ts';
import { relativeTime } from '../words/relative-time.ts';
import { stepNames, stepNumber } from '../words/step-names.ts';
import { CaseStatusBadge } from './case-status-badge.tsx';
import { LoadFailed } from './load-failed.tsx';
import { quietLink } from './quiet-link.css.ts';

export interface CaseTableCardProps {
  title: string;
  /** Shows only the most recently active cases, with a link to all of them. */
  limit?: number;
}

/** The cases that a person may see: people, status, step, what is unread, and when something last happened. */
export function CaseTableCard({ title, limit = Number.POSITIVE_INFINITY }: CaseTableCardProps) {
  const { t } = useLingui();
  const id = useId();
  const { data, error, refetch, isFetching } = useEndpoint('listCases', {});
  const cases = data?.cases;
  return (
    <Card flush aria-labelledby={id}>
      <Card.Head>
        <Card.Title id={id}>{title}</Card.Title>
        {cases !== undefined && cases.length > limit && (
          <Link to={paths.mediatorCases()}>
            <Plural value={cases.length} other="All # cases" />
          </Link>
        )}
      </Card.Head>
      {error !== null && cases === undefined && (
        <Card.Body>
          <LoadFailed error={error} fallback={t`Failed to load cases`} onRetry={refetch} isRetrying={isFetching} />
        </Card.Body>
      )}
      {cases === undefined && error === null && (
        <Card.Body>
          <Loading />
        </Card.Body>
      )}
      {cases?.length === 0 && (
        <Card.Body>
          <NoCases />
        </Card.Body>
      )}
      {cases !== undefined && cases.length > 0 && <CaseTable cases={cases.slice(0, limit)} />}
    </Card>
  );
}

function CaseTable({ cases }: { cases: CaseListItem[] }) {
  const { t, i18n } = useLingui();
  return (
    <Table stack>
      <thead>
        <tr>
          <th>{t`Case and people`}</th>
          <th>{t`Status`}</th>
          <th>{t`Step`}</th>
          <th>{t`Unread`}</th>
          <th data-align="end">{t`Last activity`}</th>
          <th>
            <VisuallyHidden>{t`Action`}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {cases.map((it) => (
          <tr key={it.id}>
            <td>
              <Text asChild weight="strong">
                <Link to={paths.case(it.id)} className={quietLink}>
                  {it.title}
                </Link>
              </Text>
              <Text size="small" tone="soft">
                {it.people.length === 0 ? t`No one has joined yet` : listOf(it.people)}
              </Text>
            </td>
            <td data-phone="end">
              <CaseStatusBadge status={it.status} />
            </td>
            <td>
              <MiniPath
                current={stepNumber(it.step)}
                total={7}
                label={`${t`${stepNumber(it.step)} of 7`} · ${i18n._(stepNames[it.step])}`}
              />
            </td>
            <td data-phone="end">
              <CountBadge count={it.unread_count} label={t`${it.unread_count} unread`} />
            </td>
            <td data-align="end">{relativeTime(it.last_activity_at)}</td>
            <td data-align="end" data-phone="end">
              <Button asChild tone="secondary" size="small">
                <Link to={paths.case(it.id)} aria-label={t`Open case ${it.title}`}>
                  <Trans>Open case</Trans>
                </Link>
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function NoCases() {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`No cases yet`}
      action={
        <Button asChild tone="secondary">
          <Link to={panels.newCase()}>
            <Plus />
            {t`Create new case`}
          </Link>
        </Button>
      }
    >
      {t`A case you create appears here. Then you invite the two parties and their lawyers.`}
    </EmptyState>
  );
}

function Loading() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading cases`}>
      <Skeleton shape="block" height="3.5rem" />
      <Skeleton shape="block" height="3.5rem" />
      <Skeleton shape="block" height="3.5rem" />
    </SkeletonGroup>
  );
}
