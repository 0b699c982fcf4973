import { Plural, useLingui } from '@lingui/react/macro';
import { Card, LoadMore } from '@mediation/ui';
import { DataTable, type DataColumn, type Selection } from '@mediation/ui/data-table';
import { type ReactNode, useId } from 'react';
import type { Pages } from '../../backend/use-pages.ts';
import { LoadFailed } from './load-failed.tsx';

export interface PagedCardProps<Row> {
  title: string;
  list: Pages<Row>;
  columns: readonly DataColumn<Row>[];
  rowId: (row: Row) => string;
  /** The status while the first rows load: "Loading people". */
  loadingLabel: string;
  /** The error message when the server gave none. */
  fallback: string;
  /** An `EmptyState`. */
  empty: ReactNode;
  /** The filters beside the title. */
  controls?: ReactNode;
  selection?: Selection<Row> | undefined;
}

/** A card with a paginated list: rows, a button for more, and its own error state. */
export function PagedCard<Row extends object>(props: PagedCardProps<Row>) {
  const { title, list, columns, rowId, loadingLabel, fallback, empty, controls, selection } = props;
  const { t } = useLingui();
  const id = useId();
  return (
    <Card flush aria-labelledby={id}>
      <Card.Head>
        <Card.Title id={id}>{title}</Card.Title>
        {controls}
      </Card.Head>
      <DataTable
        label={title}
        columns={columns}
        rows={list.rows}
        rowId={rowId}
        loadingLabel={loadingLabel}
        empty={empty}
        selection={selection}
        error={
          list.error && (
            <LoadFailed error={list.error} fallback={fallback} onRetry={list.retry} isRetrying={list.isRetrying} />
          )
        }
      />
      {list.rows !== undefined && list.rows.length > 0 && (
        <LoadMore
          status={<Plural value={list.rows.length} one="Showing #" other="Showing #" />}
          label={list.isLoadingMore ? t`Loading` : t`Show more`}
          busy={list.isLoadingMore}
          done={!list.hasMore}
          onLoadMore={list.loadMore}
        />
      )}
    </Card>
  );
}
