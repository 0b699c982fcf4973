import { useLingui } from '@lingui/react/macro';
import type { Person } from '@mediation/api-client';
import { Button, EmptyState } from '@mediation/ui';
import type { DataColumn } from '@mediation/ui/data-table';
import { UserPlus, UserX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { RowName } from '../../../shared/layout/row-name.tsx';
import { PeopleCard } from '../../../shared/people/people-card.tsx';
import { WorkPage } from '../../../shared/layout/work-page.tsx';
import { paths } from '../../../paths.ts';
import { useUser } from '../../../auth/session-provider.tsx';
import { relativeTime } from '../../../words/times/relative-time.ts';
import { roleNames } from '../../../words/names/role-names.ts';
import { AccountBadge } from './account-badge.tsx';
import { CloseAccountButton } from './close-account-button.tsx';
import { LostFactorsCard } from './lost-factors-card.tsx';
import { RoleRequestsCard } from './role-requests-card.tsx';

/** Lists all accounts, and the requested roles that wait for approval. */
export function UserListPage() {
  const { t } = useLingui();
  return (
    <WorkPage
      title={t`Users`}
      lead={t`Everybody with an account, and the people who wait for a role.`}
      audience={t`Visible to admins.`}
      action={
        <>
          <Button asChild tone="secondary">
            <Link to={paths.adminErasures()}>
              <UserX />
              {t`Erasure requests`}
            </Link>
          </Button>
          <Button asChild>
            <Link to={paths.adminInvites()}>
              <UserPlus />
              {t`Invite someone`}
            </Link>
          </Button>
        </>
      }
    >
      <LostFactorsCard />
      <RoleRequestsCard />
      <PeopleCard
        title={t`Accounts`}
        columns={useColumns()}
        empty={<EmptyState title={t`Nobody yet`}>{t`People appear here when they have an account.`}</EmptyState>}
      />
    </WorkPage>
  );
}

function useColumns(): DataColumn<Person>[] {
  const { t, i18n } = useLingui();
  const me = useUser();
  return [
    {
      id: 'name',
      header: t`Name`,
      cell: (it) => <RowName name={it.name} detail={it.email} to={paths.adminUser(it.id)} />,
      sortBy: (it) => it.name,
    },
    { id: 'role', header: t`Role`, cell: (it) => i18n._(roleNames[it.role]), phone: 'labelled' },
    { id: 'state', header: t`State`, cell: (it) => <AccountBadge account={it} />, phone: 'end' },
    {
      id: 'seen',
      header: t`Last sign-in`,
      cell: (it) => (it.last_sign_in_at === null ? '–' : relativeTime(it.last_sign_in_at)),
      align: 'end',
      phone: 'labelled',
    },
    {
      id: 'action',
      header: t`Action`,
      hideHeader: true,
      align: 'end',
      phone: 'end',
      cell: (it) => it.id !== me.id && it.closed_at === null && <CloseAccountButton person={it} />,
    },
  ];
}
