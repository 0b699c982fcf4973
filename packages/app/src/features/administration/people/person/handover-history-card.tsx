import { useLingui } from '@lingui/react/macro';
import { type Account, type CaseHandover, listHandoversOf } from '@mediation/api-client';
import { EmptyState } from '@mediation/ui';
import type { DataColumn } from '@mediation/ui/data-table';
import { usePages } from '../../../../backend/use-pages.ts';
import { RowName } from '../../../../shared/layout/row-name.tsx';
import { PagedCard } from '../../../../shared/loading/paged-card.tsx';
import { caseTab } from '../../../../case-paths.ts';
import { shortDate } from '../../../../words/times/relative-time.ts';

const handoversOf = ({ handovers }: { handovers: CaseHandover[] }) => handovers;

/** Which cases passed from or to a mediator, when and by whom; of others only if there were some. */
export function HandoverHistoryCard({ account: { user_id: userId, role } }: { account: Account }) {
  const { t } = useLingui();
  const list = usePages(listHandoversOf, { userId }, handoversOf);
  const columns = useColumns();
  if (role !== 'mediator' && (list.rows ?? []).length === 0) return null;
  return (
    <PagedCard
      title={t`Handovers`}
      list={list}
      columns={columns}
      rowId={(it) => it.id}
      loadingLabel={t`Loading handovers`}
      fallback={t`Failed to load handovers`}
      empty={
        <EmptyState title={t`No handovers`}>
          {t`Cases that are assigned to this mediator, or to somebody after them, appear here.`}
        </EmptyState>
      }
    />
  );
}

function useColumns(): DataColumn<CaseHandover>[] {
  const { t } = useLingui();
  return [
    {
      id: 'case',
      header: t`Case`,
      cell: (it) => <RowName name={it.reference} detail={null} to={caseTab(it.case_id, 'overview')} />,
    },
    { id: 'from', header: t`From`, cell: (it) => it.from?.name ?? t`Nobody yet`, phone: 'labelled' },
    { id: 'to', header: t({ context: 'person', message: 'To' }), cell: (it) => it.to.name, phone: 'labelled' },
    { id: 'by', header: t`Assigned by`, cell: (it) => it.by?.name ?? t`An admin of the platform`, phone: 'labelled' },
    { id: 'on', header: t`On`, cell: (it) => shortDate(it.created_at), phone: 'labelled' },
  ];
}
