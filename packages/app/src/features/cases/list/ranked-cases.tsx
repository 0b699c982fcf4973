import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type CaseGroup, rankCases } from '@mediation/api-client';
import { Button, Card, EmptyState, Table, VisuallyHidden } from '@mediation/ui';
import { useDeferredValue } from 'react';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { FoldedCases } from '../../../shared/cases/table/folded-cases.tsx';
import { NoCases } from '../../../shared/cases/table/no-cases.tsx';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { CaseGroupRows } from './case-group-rows.tsx';
import * as styles from './case-list.css.ts';
import type { CaseFilters } from './use-case-filters.ts';

type Counts = Record<CaseGroup, number>;

/** The numbers of a mediator's cases under these filters. */
export function useCaseCounts({ q, step }: Pick<CaseFilters, 'q' | 'step'>) {
  const wanted = useDeferredValue(q);
  return useEndpoint(rankCases, {
    limit: 1,
    ...(wanted !== '' && { q: wanted }),
    ...(step !== undefined && { step }),
  });
}

/** The cases of a mediator in groups: those that need them, those that go on, and in one line each those that rest. */
export function RankedCases({ filters }: { filters: CaseFilters }) {
  const { t } = useLingui();
  return (
    <Card flush aria-label={t`Cases`}>
      <Loaded query={useCaseCounts(filters)} loadingLabel={t`Loading cases`} fallback={t`Failed to load cases`}>
        {({ counts }) =>
          Object.values(counts).every((count) => count === 0) ? (
            <Nothing filters={filters} />
          ) : (
            <Groups counts={counts} filters={filters} />
          )
        }
      </Loaded>
    </Card>
  );
}

const shownFor: Record<'any' | 'open' | 'on_hold' | 'closed', { rows: CaseGroup[]; folded: CaseGroup[] }> = {
  any: { rows: ['needs_you', 'going_on'], folded: ['invited', 'on_hold', 'closed'] },
  open: { rows: ['needs_you', 'going_on', 'invited'], folded: [] },
  on_hold: { rows: ['on_hold'], folded: [] },
  closed: { rows: ['closed'], folded: [] },
};

function Groups({ counts, filters }: { counts: Counts; filters: CaseFilters }) {
  const { t } = useLingui();
  const { q, step, status } = filters;
  const { rows, folded } = shownFor[status ?? 'any'];
  const words: Record<CaseGroup, { title: string; detail: string }> = {
    needs_you: { title: t`Need you`, detail: t`Danger first, then late, then stalled` },
    going_on: { title: t`Going on`, detail: t`Waiting for others, or on time` },
    invited: { title: t`Invited`, detail: t`Waiting for an answer to an invitation` },
    on_hold: { title: t`On hold`, detail: t`They go on when you take them up again` },
    closed: { title: t({ context: 'cases', message: 'Closed' }), detail: t`You can read them, and open them again` },
  };
  const lines: Partial<Record<CaseGroup, string>> = {
    invited: t`${plural(counts.invited, { one: '# waits for an invitation to be accepted', other: '# wait for an invitation to be accepted' })}`,
    on_hold: t`${plural(counts.on_hold, { one: '# on hold', other: '# on hold' })}`,
    closed: t`${plural(counts.closed, { one: '# closed', other: '# closed' })}`,
  };
  const isEmpty = rows.every((group) => counts[group] === 0);
  return (
    <>
      {isEmpty ? (
        <Card.Body>
          <EmptyState title={t`Nothing here`}>{t`No case of yours is in this group.`}</EmptyState>
        </Card.Body>
      ) : (
        <Table stack aria-label={t`Cases`}>
          <thead>
            <tr>
              <th>{t`Case and reason`}</th>
              <th>{t`Risk`}</th>
              <th>{t`Step`}</th>
              <th>{t`Next session`}</th>
              <th data-align="end">{t`Last activity`}</th>
              <th>
                <VisuallyHidden>{t`Action`}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          {rows.map((group) => (
            <CaseGroupRows key={group} group={group} {...words[group]} count={counts[group]} filters={filters} />
          ))}
        </Table>
      )}
      {folded.map(
        (group) =>
          counts[group] > 0 && (
            <div key={group} className={styles.folded}>
              <FoldedCases
                group={group}
                title={lines[group] ?? ''}
                filters={{ ...(q !== '' && { q }), ...(step !== undefined && { step }) }}
              />
            </div>
          ),
      )}
    </>
  );
}

function Nothing({ filters }: { filters: CaseFilters }) {
  const { t } = useLingui();
  if (!filters.isNarrowed) return <NoCases />;
  return (
    <Card.Body>
      <EmptyState
        title={t`No case found`}
        action={<Button tone="secondary" onClick={filters.clear}>{t`Clear search and filters`}</Button>}
      >
        {t`Try part of a name, or fewer filters.`}
      </EmptyState>
    </Card.Body>
  );
}
