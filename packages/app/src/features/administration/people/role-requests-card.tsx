import { useLingui } from '@lingui/react/macro';
import { type Approval, listApprovals } from '@mediation/api-client';
import { Button, EmptyState, Row } from '@mediation/ui';
import type { DataColumn } from '@mediation/ui/data-table';
import { useState } from 'react';
import { usePages } from '../../../backend/use-pages.ts';
import { RowName } from '../../../shared/layout/row-name.tsx';
import { PagedCard } from '../../../shared/loading/paged-card.tsx';
import { relativeTime } from '../../../words/times/relative-time.ts';
import { roleNames } from '../../../words/names/role-names.ts';
import { ApprovalDialog, type Deciding } from './approval-dialog.tsx';

const approvalsOf = ({ approvals }: { approvals: Approval[] }) => approvals;

/** Lists the people whose requested role waits for approval, longest wait first. */
export function RoleRequestsCard() {
  const { t } = useLingui();
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  const list = usePages(listApprovals, {}, approvalsOf);
  return (
    <>
      <PagedCard
        title={t`Waiting for a role`}
        list={list}
        columns={useColumns(setDeciding)}
        rowId={(it) => it.user_id}
        loadingLabel={t`Loading who waits`}
        fallback={t`Failed to load who waits`}
        empty={
          <EmptyState
            title={t`Nobody waits`}
          >{t`People who register as a mediator, lawyer or admin appear here until an admin decides.`}</EmptyState>
        }
      />
      {deciding !== null && <ApprovalDialog {...deciding} onClose={() => setDeciding(null)} />}
    </>
  );
}

function useColumns(decide: (it: Deciding) => void): DataColumn<Approval>[] {
  const { t, i18n } = useLingui();
  return [
    {
      id: 'name',
      header: t`Name`,
      cell: (it) => <RowName name={it.name} detail={it.email} />,
    },
    { id: 'role', header: t`Asked for`, cell: (it) => i18n._(roleNames[it.requested_role]), phone: 'labelled' },
    { id: 'since', header: t`Since`, cell: (it) => relativeTime(it.since), phone: 'labelled' },
    {
      id: 'action',
      header: t`Action`,
      hideHeader: true,
      align: 'end',
      cell: (approval) => (
        <Row gap="small" justify="end">
          <Button
            tone="secondary"
            size="small"
            aria-label={t`Refuse ${approval.name}`}
            onClick={() => decide({ approval, decision: 'refuse' })}
          >
            {t`Refuse`}
          </Button>
          <Button
            tone="secondary"
            size="small"
            aria-label={t`Approve ${approval.name}`}
            onClick={() => decide({ approval, decision: 'approve' })}
          >
            {t`Approve`}
          </Button>
        </Row>
      ),
    },
  ];
}
