import { useLingui } from '@lingui/react/macro';
import { type AccountCase, listCasesOf } from '@mediation/api-client';
import { EmptyState } from '@mediation/ui';
import type { DataColumn } from '@mediation/ui/data-table';
import { usePages } from '../../../../backend/use-pages.ts';
import { CaseStatusBadge } from '../../../../shared/badges/case-status-badge.tsx';
import { RowName } from '../../../../shared/layout/row-name.tsx';
import { PagedCard } from '../../../../shared/loading/paged-card.tsx';
import { caseTab } from '../../../../case-paths.ts';
import { roleNames } from '../../../../words/names/role-names.ts';
import { shortDate } from '../../../../words/times/relative-time.ts';

const casesOf = ({ cases }: { cases: AccountCase[] }) => cases;

/** The cases that a person is or was in, by their reference. */
export function PersonCasesCard({ userId }: { userId: string }) {
  const { t } = useLingui();
  return (
    <PagedCard
      title={t`Cases`}
      list={usePages(listCasesOf, { userId }, casesOf)}
      columns={useColumns()}
      rowId={(it) => it.participant_id}
      loadingLabel={t`Loading cases`}
      fallback={t`Failed to load cases`}
      empty={<EmptyState title={t`No cases`}>{t`Cases appear here when this person joins one.`}</EmptyState>}
    />
  );
}

function useColumns(): DataColumn<AccountCase>[] {
  const { t, i18n } = useLingui();
  return [
    {
      id: 'case',
      header: t`Case`,
      cell: (it) => (
        <RowName
          name={it.reference}
          detail={it.is_active ? null : t`Not in it any more`}
          to={caseTab(it.case_id, 'overview')}
        />
      ),
    },
    { id: 'role', header: t`Role`, cell: (it) => i18n._(roleNames[it.role]), phone: 'labelled' },
    { id: 'joined', header: t`Joined on`, cell: (it) => shortDate(it.joined_at), phone: 'labelled' },
    { id: 'state', header: t`State`, cell: (it) => <CaseStatusBadge status={it.status} />, phone: 'end' },
  ];
}
