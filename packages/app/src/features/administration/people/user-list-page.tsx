import { useLingui } from '@lingui/react/macro';
import { type Person, deleteUser } from '@mediation/api-client';
import { AlertDialog, Badge, Button, EmptyState } from '@mediation/ui';
import type { DataColumn } from '@mediation/ui/data-table';
import { CircleCheck, CircleX, Clock, UserPlus, UserX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { RowName } from '../../../shared/layout/row-name.tsx';
import { PeopleCard } from '../../../shared/people/people-card.tsx';
import { useAction } from '../../../shared/forms/use-action.ts';
import { WorkPage } from '../../../shared/layout/work-page.tsx';
import { paths } from '../../../paths.ts';
import { isPlatformAdmin } from '../../../auth/admin-kind.ts';
import { useUser } from '../../../auth/session-provider.tsx';
import { relativeTime } from '../../../words/times/relative-time.ts';
import { roleNames } from '../../../words/names/role-names.ts';
import { RoleRequestsCard } from './role-requests-card.tsx';

/** Lists all accounts, and the requested roles that wait for approval. */
export function UserListPage() {
  const { t } = useLingui();
  const isOfPlatform = isPlatformAdmin(useUser());
  return (
    <WorkPage
      title={t`Users`}
      lead={t`Who has an account, and who waits for a role.`}
      audience={t`Visible to admins.`}
      action={
        <>
          {isOfPlatform && (
            <Button asChild tone="secondary">
              <Link to={paths.adminErasures()}>
                <UserX />
                {t`Erasure requests`}
              </Link>
            </Button>
          )}
          <Button asChild>
            <Link to={paths.adminInvites()}>
              <UserPlus />
              {t`Invite someone`}
            </Link>
          </Button>
        </>
      }
    >
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
      cell: (it) => <RowName name={it.name} detail={it.email} />,
      sortBy: (it) => it.name,
    },
    { id: 'role', header: t`Role`, cell: (it) => i18n._(roleNames[it.role]), phone: 'labelled' },
    { id: 'state', header: t`State`, cell: (it) => <AccountBadge person={it} />, phone: 'end' },
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
      cell: (it) => it.id !== me.id && it.closed_at === null && <CloseAccount person={it} />,
    },
  ];
}

function AccountBadge({ person }: { person: Person }) {
  const { t } = useLingui();
  if (person.closed_at !== null)
    return <Badge icon={<CircleX />}>{t({ context: 'account', message: 'Closed' })}</Badge>;
  if (person.requested_role !== null)
    return (
      <Badge tone="warning" icon={<Clock />}>
        {t`Waits for a role`}
      </Badge>
    );
  return (
    <Badge tone="success" icon={<CircleCheck />}>
      {t`Active`}
    </Badge>
  );
}

function CloseAccount({ person }: { person: Person }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, isBusy } = useAction();
  const close = () =>
    run(() => call(deleteUser, { userId: person.id }), {
      failed: t`Failed to close the account`,
      done: t`Account closed`,
    });
  return (
    <AlertDialog.Root>
      <AlertDialog.Trigger asChild>
        <Button tone="secondary" size="small" disabled={isBusy} aria-label={t`Close account of ${person.name}`}>
          {t`Close account`}
        </Button>
      </AlertDialog.Trigger>
      <AlertDialog.Content>
        <AlertDialog.Title>{t`Close the account of ${person.name}?`}</AlertDialog.Title>
        <AlertDialog.Body>
          <AlertDialog.Description>
            {t`They are signed out everywhere and leave their cases at once. What they wrote in a case stays as long as the case must be kept. If no case must be kept, all of their data is erased at once, for good.`}
          </AlertDialog.Description>
        </AlertDialog.Body>
        <AlertDialog.Foot>
          <AlertDialog.Action tone="danger" onClick={() => void close()}>{t`Close account`}</AlertDialog.Action>
          <AlertDialog.Cancel>{t`Keep it`}</AlertDialog.Cancel>
        </AlertDialog.Foot>
      </AlertDialog.Content>
    </AlertDialog.Root>
  );
}
