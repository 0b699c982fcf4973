import { useLingui } from '@lingui/react/macro';
import { type CaseGroup, type RankedCase, rankCases } from '@mediation/api-client';
import { LoadMore, Text } from '@mediation/ui';
import { useDeferredValue } from 'react';
import { usePages } from '../../../backend/use-pages.ts';
import { RankedRow } from '../../../shared/cases/table/ranked-row.tsx';
import { LoadFailed } from '../../../shared/loading/load-failed.tsx';
import { SkeletonRows } from '../../../shared/loading/skeleton-rows.tsx';
import * as styles from './case-list.css.ts';
import type { CaseFilters } from './use-case-filters.ts';

const casesOf = ({ cases }: { cases: RankedCase[] }) => cases;
const columns = 6;

export interface CaseGroupRowsProps {
  group: CaseGroup;
  /** "Need you" */
  title: string;
  /** How they are ordered, or why they are here. */
  detail: string;
  count: number;
  filters: Pick<CaseFilters, 'q' | 'step' | 'sort'>;
}

/** One group of the list, as rows of its table, page by page. */
export function CaseGroupRows({ group, title, detail, count, filters }: CaseGroupRowsProps) {
  const { t } = useLingui();
  const { q, step, sort } = useDeferredValue(filters);
  const list = usePages(
    rankCases,
    { group, sort, limit: 25, ...(q !== '' && { q }), ...(step !== undefined && { step }) },
    casesOf,
  );
  if (count === 0) return null;
  return (
    <tbody>
      <tr className={styles.group}>
        <th colSpan={columns} scope="rowgroup">
          <Text asChild weight="strong">
            <span>{title}</span>
          </Text>{' '}
          {count} · {detail}
        </th>
      </tr>
      {list.rows?.map((it) => (
        <RankedRow key={it.id} ranked={it} showsSession />
      ))}
      {(list.rows === undefined || list.hasMore) && (
        <tr>
          <td colSpan={columns} data-phone="row">
            {list.error !== null && (
              <LoadFailed error={list.error} fallback={t`Failed to load cases`} onRetry={list.retry} />
            )}
            {list.rows === undefined && list.error === null && <SkeletonRows label={t`Loading cases`} />}
            {list.rows !== undefined && (
              <LoadMore
                status={t`Showing ${list.rows.length} of ${count}`}
                label={list.isLoadingMore ? t`Loading` : t`Show more`}
                busy={list.isLoadingMore}
                onLoadMore={list.loadMore}
              />
            )}
          </td>
        </tr>
      )}
    </tbody>
  );
}
