import { Plural, useLingui } from '@lingui/react/macro';
import {
  Button,
  EmptyState,
  Heading,
  List,
  LoadMore,
  PaneBody,
  PaneHead,
  Row,
  SegmentedControl,
  Stack,
  Text,
} from '@mediation/ui';
import { ListChecks, ListFilter } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Pages } from '../../../backend/use-pages.ts';
import { LoadFailed } from '../../../shared/loading/load-failed.tsx';
import { SkeletonRows } from '../../../shared/loading/skeleton-rows.tsx';
import { caseTab } from '../../../case-paths.ts';
import { documentNames, scanNotes } from '../../../words/names/document-names.ts';
import { relativeTime } from '../../../words/times/relative-time.ts';
import { Age } from '../../../shared/documents/age.tsx';
import { BatchConfirm, type BatchConfirmProps } from './batch-confirm.tsx';
import { type ReviewAddress, type ReviewList, useReviewAddress } from './review-address.ts';
import { CaseChip } from './case-chip.tsx';
import { ReviewFilters } from './review-filters.tsx';
import type { ReviewRow } from './use-review-list.ts';

export interface ReviewQueueProps {
  pages: Pages<ReviewRow>;
  open: ReviewRow | undefined;
  decisions: BatchConfirmProps['decisions'];
  /** The way to undo what was just decided. */
  undo: ReactNode;
}

/** What waits for the mediator, or was decided: one row a document, narrowed by what the address says. */
export function ReviewQueue({ pages, open, decisions, undo }: ReviewQueueProps) {
  const { t } = useLingui();
  const { list, filters, change } = useReviewAddress();
  const { case_id: caseId, ...others } = filters;
  const isNarrowed = Object.keys(filters).length > 0;
  const [isFiltering, setFiltering] = useState(Object.keys(others).length > 0);
  const filterButton = useRef<HTMLButtonElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  const { rows } = pages;
  const lists: Record<ReviewList, string> = { pending: t`Pending`, confirmed: t`Confirmed`, rejected: t`Rejected` };
  return (
    <>
      <PaneHead>
        <Stack gap="tiny">
          <Heading level={1} size="medium">{t`Review`}</Heading>
          <Text size="small" tone="soft">
            {list === 'pending' && <Waiting rows={rows} hasMore={pages.hasMore} isNarrowed={isNarrowed} />}
            {list === 'confirmed' && t`Received and readable, which does not say that it is true.`}
            {list === 'rejected' && t`Sent back, with your reason.`}
          </Text>
        </Stack>
        <SegmentedControl.Root
          block
          label={t`Show documents`}
          value={list}
          onValueChange={(it) => change({ list: it, document: null, stage: null })}
        >
          {Object.entries(lists).map(([it, name]) => (
            <SegmentedControl.Item key={it} value={it}>
              {name}
            </SegmentedControl.Item>
          ))}
        </SegmentedControl.Root>
        <Row wrap gap="small">
          <Button
            ref={filterButton}
            tone="quiet"
            size="small"
            aria-expanded={isFiltering}
            onClick={() => setFiltering(!isFiltering)}
          >
            <ListFilter />
            {isNarrowed ? t`Search and filter (on)` : t`Search and filter`}
          </Button>
          {list === 'pending' && rows !== undefined && rows.length > 1 && (
            <Button tone="quiet" size="small" aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
              <ListChecks />
              {t`Confirm several`}
            </Button>
          )}
        </Row>
        {caseId !== undefined && !isFiltering && (
          <CaseChip caseId={caseId} onRemoved={() => filterButton.current?.focus()} />
        )}
        {isFiltering && <ReviewFilters />}
        {undo}
      </PaneHead>
      {pages.error !== null && (
        <LoadFailed error={pages.error} fallback={t`Failed to load documents`} onRetry={pages.retry} />
      )}
      {rows === undefined && pages.error === null && <SkeletonRows label={t`Loading documents`} count={6} />}
      {rows?.length === 0 && <Nothing list={list} filters={filters} />}
      {isChoosing && list === 'pending' && rows !== undefined && rows.length > 0 ? (
        <BatchConfirm rows={rows} decisions={decisions} onClose={() => setChoosing(false)} />
      ) : (
        rows !== undefined &&
        rows.length > 0 && (
          <>
            <List aria-label={lists[list]}>
              {rows.map((it) => (
                <QueueRow key={it.id} row={it} isOpen={it.id === open?.id} isPending={list === 'pending'} />
              ))}
            </List>
            {pages.hasMore && (
              <LoadMore
                status={<Plural value={rows.length} one="Showing #" other="Showing #" />}
                label={pages.isLoadingMore ? t`Loading` : t`Show more`}
                busy={pages.isLoadingMore}
                done={false}
                onLoadMore={pages.loadMore}
              />
            )}
          </>
        )
      )}
    </>
  );
}

interface WaitingProps {
  rows: ReviewRow[] | undefined;
  hasMore: boolean;
  isNarrowed: boolean;
}

/** "6 wait for you. The oldest has waited 2 days." */
function Waiting({ rows, hasMore, isNarrowed }: WaitingProps) {
  const { t } = useLingui();
  if (rows === undefined) return t`Loading documents`;
  if (rows.length === 0) return isNarrowed ? t`No document waits in this list.` : t`No document waits for you.`;
  const hours = Math.floor(rows[0]?.age_hours ?? 0);
  const days = Math.floor(hours / 24);
  return (
    <>
      {hasMore ? (
        t`More than ${rows.length} wait for you.`
      ) : (
        <Plural value={rows.length} one="# waits for you." other="# wait for you." />
      )}{' '}
      {days > 1 && t`The oldest has waited ${days} days.`}
      {days <= 1 && hours > 0 && (
        <Plural value={hours} one="The oldest has waited # hour." other="The oldest has waited # hours." />
      )}
    </>
  );
}

function Nothing({ list, filters: { case_id: caseId, ...others } }: Pick<ReviewAddress, 'list' | 'filters'>) {
  const { t } = useLingui();
  const isNarrowed = Object.keys(others).length > 0;
  if (list === 'pending' && caseId !== undefined && !isNarrowed)
    return (
      <PaneBody>
        <EmptyState
          title={t`No document waits in this case`}
          action={
            <Button asChild tone="secondary">
              <Link to={caseTab(caseId, 'documents')}>{t`Back to the case`}</Link>
            </Button>
          }
        >{t`You have looked at every document that was sent.`}</EmptyState>
      </PaneBody>
    );
  if (isNarrowed || caseId !== undefined)
    return (
      <PaneBody>
        <EmptyState title={t`Nothing matches`}>{t`Take a filter away to see more.`}</EmptyState>
      </PaneBody>
    );
  if (list === 'pending')
    return (
      <PaneBody>
        <EmptyState title={t`All caught up.`}>{t`New documents from your cases appear here.`}</EmptyState>
      </PaneBody>
    );
  return (
    <PaneBody>
      <EmptyState title={t`Nothing here yet`}>{t`What you decide appears here.`}</EmptyState>
    </PaneBody>
  );
}

function QueueRow({ row, isOpen, isPending }: { row: ReviewRow; isOpen: boolean; isPending: boolean }) {
  const { i18n } = useLingui();
  const link = useRef<HTMLAnchorElement>(null);
  const { addressOf } = useReviewAddress();
  const scan = scanNotes[row.scan_status];

  useEffect(() => {
    if (isOpen) link.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);

  return (
    <List.Row asChild end={isPending ? <Age hours={row.age_hours} /> : relativeTime(row.created_at)}>
      <Link ref={link} to={addressOf(row.id)} aria-current={isOpen ? 'true' : undefined}>
        <Stack gap="none" grow>
          <Text weight="medium">{i18n._(documentNames[row.doc_type])}</Text>
          <Text size="small" tone="soft">
            {[row.owner_name, row.case_title].filter(Boolean).join(', ')}
          </Text>
          {scan !== undefined && (
            <Text size="small" tone="danger">
              {i18n._(scan)}
            </Text>
          )}
        </Stack>
      </Link>
    </List.Row>
  );
}
