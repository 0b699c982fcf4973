import { useLingui } from '@lingui/react/macro';
import { type Organization, type Person, listMembers } from '@mediation/api-client';
import { EmptyState } from '@mediation/ui';
import type { DataColumn } from '@mediation/ui/data-table';
import { usePages } from '../../../backend/use-pages.ts';
import { RowName } from '../../../shared/layout/row-name.tsx';
import { PagedCard } from '../../../shared/loading/paged-card.tsx';
import { relativeTime } from '../../../words/times/relative-time.ts';
import { roleNames } from '../../../words/names/role-names.ts';

const membersOf = ({ members }: { members: Person[] }) => members;

/** Lists the members of the organization. */
export function MembersTab({ organization: { id: orgId } }: { organization: Organization }) {
  const { t } = useLingui();
  const list = usePages(listMembers, { orgId }, membersOf);
  return (
    <PagedCard
      title={t`Members`}
      list={list}
      columns={useColumns()}
      rowId={({ id }) => id}
      loadingLabel={t`Loading members`}
      fallback={t`Failed to load members`}
      empty={<EmptyState title={t`No members yet`}>{t`Invite a mediator to this organization.`}</EmptyState>}
    />
  );
}

function useColumns(): DataColumn<Person>[] {
  const { t, i18n } = useLingui();
  return [
    {
      id: 'name',
      header: t`Name`,
      cell: (it) => <RowName name={it.name} detail={it.email} />,
    },
    { id: 'role', header: t`Role`, cell: (it) => i18n._(roleNames[it.role]), phone: 'labelled' },
    {
      id: 'seen',
      header: t`Last sign-in`,
      align: 'end',
      phone: 'labelled',
      cell: (it) => (it.last_sign_in_at === null ? '–' : relativeTime(it.last_sign_in_at)),
    },
  ];
}
