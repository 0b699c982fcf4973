import { useLingui } from '@lingui/react/macro';
import { type AnyInvitation, listAllInvitations, revokeInvitation } from '@mediation/api-client';
import { Button, EmptyState, Text } from '@mediation/ui';
import type { DataColumn } from '@mediation/ui/data-table';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { usePages } from '../../../backend/use-pages.ts';
import { InvitationBadge } from '../../../shared/badges/invitation-badge.tsx';
import { PagedCard } from '../../../shared/loading/paged-card.tsx';
import { useAction } from '../../../shared/forms/use-action.ts';
import { relativeTime } from '../../../words/times/relative-time.ts';
import { languageName } from '../../../words/names/language-name.ts';
import { roleNames } from '../../../words/names/role-names.ts';

const invitationsOf = ({ invitations }: { invitations: AnyInvitation[] }) => invitations;

/** Lists all invitations, to the platform and to cases, with their status and a button to revoke open ones. */
export function InvitationsCard() {
  const { t } = useLingui();
  const list = usePages(listAllInvitations, {}, invitationsOf);
  return (
    <PagedCard
      title={t`Invitations`}
      list={list}
      columns={useColumns()}
      rowId={({ id }) => id}
      loadingLabel={t`Loading invitations`}
      fallback={t`Failed to load invitations`}
      empty={<EmptyState title={t`No invitations yet`}>{t`Whoever is invited appears here.`}</EmptyState>}
    />
  );
}

function useColumns(): DataColumn<AnyInvitation>[] {
  const { t, i18n } = useLingui();
  return [
    {
      id: 'name',
      header: t`Name`,
      cell: (invitation) => (
        <>
          <Text asChild weight="strong">
            <span>{invitation.name}</span>
          </Text>
          <Text size="small" tone="soft">
            {invitation.email}
          </Text>
        </>
      ),
      sortBy: (it) => it.name,
    },
    { id: 'role', header: t`Role`, cell: (it) => i18n._(roleNames[it.role]), phone: 'labelled' },
    {
      id: 'into',
      header: t`Into`,
      cell: (it) => it.case_title ?? it.organization_name ?? t`The platform`,
      breaks: true,
      phone: 'labelled',
    },
    { id: 'language', header: t`Language`, cell: (it) => languageName(it.language), phone: 'labelled' },
    { id: 'sent', header: t`Sent`, cell: (it) => relativeTime(it.created_at), phone: 'labelled' },
    {
      id: 'state',
      header: t`State`,
      cell: (it) => <InvitationBadge status={it.status} isOpened={it.opened_at !== null} />,
      phone: 'end',
    },
    {
      id: 'action',
      header: t`Action`,
      hideHeader: true,
      align: 'end',
      phone: 'end',
      cell: (it) => it.status === 'pending' && <Withdraw invitation={it} />,
    },
  ];
}

function Withdraw({ invitation }: { invitation: AnyInvitation }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, isBusy } = useAction();
  const withdraw = () =>
    run(() => call(revokeInvitation, { invitationId: invitation.id }), {
      failed: t`Failed to withdraw the invitation`,
      done: t`Invitation withdrawn`,
    });
  return (
    <Button
      tone="secondary"
      size="small"
      disabled={isBusy}
      aria-label={t`Withdraw the invitation of ${invitation.name}`}
      onClick={() => void withdraw()}
    >
      {t`Withdraw`}
    </Button>
  );
}
