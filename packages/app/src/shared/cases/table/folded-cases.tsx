import { useLingui } from '@lingui/react/macro';
import { type CaseGroup, type RankedCase, type Step, rankCases } from '@mediation/api-client';
import { Accordion, LoadMore, Stack, Text } from '@mediation/ui';
import { type Pages, usePages } from '../../../backend/use-pages.ts';
import { relativeTime } from '../../../words/times/relative-time.ts';
import { LoadFailed } from '../../loading/load-failed.tsx';
import { Loading } from '../../loading/loading.tsx';
import { CaseName } from './case-table.tsx';

const none = {};
const casesOf = ({ cases }: { cases: RankedCase[] }) => cases;

export interface FoldedCasesProps {
  group: CaseGroup;
  /** "2 wait for an invitation to be accepted" */
  title: string;
  filters?: { q?: string; step?: Step };
}

/** Cases that need nothing now: one line, which opens and only then reads them. */
export function FoldedCases({ group, title, filters = none }: FoldedCasesProps) {
  return (
    <Accordion.Root type="single" collapsible>
      <Accordion.Item value={group} size="small" level={3} title={title}>
        <Folded group={group} filters={filters} />
      </Accordion.Item>
    </Accordion.Root>
  );
}

function Folded({ group, filters }: Required<Omit<FoldedCasesProps, 'title'>>) {
  const { t } = useLingui();
  const list = usePages(rankCases, { group, ...filters }, casesOf);
  if (list.error !== null)
    return <LoadFailed error={list.error} fallback={t`Failed to load cases`} onRetry={list.retry} />;
  if (list.rows === undefined) return <Loading label={t`Loading cases`} />;
  return <Names list={{ ...list, rows: list.rows }} />;
}

function Names({ list }: { list: Pages<RankedCase> & { rows: RankedCase[] } }) {
  const { t } = useLingui();
  return (
    <Stack gap="small">
      {list.rows.map((it) => (
        <div key={it.id}>
          <CaseName listedCase={it} />{' '}
          <Text asChild size="small" tone="soft">
            <span>{relativeTime(it.last_activity_at)}</span>
          </Text>
        </div>
      ))}
      {list.hasMore && (
        <LoadMore
          status={t`Showing ${list.rows.length}`}
          label={t`Show more`}
          busy={list.isLoadingMore}
          onLoadMore={list.loadMore}
        />
      )}
    </Stack>
  );
}
