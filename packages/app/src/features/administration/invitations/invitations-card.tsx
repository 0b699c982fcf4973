import { useLingui } from '@lingui/react/macro';
import { type AnyInvitation, listAllInvitations } from '@mediation/api-client';
import { Dialog, EmptyState, Text } from '@mediation/ui';
import type { DataColumn } from '@mediation/ui/data-table';
import { useState } from 'react';
import { usePages } from '../../../backend/use-pages.ts';
import { InvitationBadge } from '../../../shared/badges/invitation-badge.tsx';
import { PagedCard } from '../../../shared/loading/paged-card.tsx';
import { newestInvitations } from '../../../shared/people/newest-invitations.ts';
import { relativeTime } from '../../../words/times/relative-time.ts';
import { languageName } from '../../../words/names/language-name.ts';
import { roleNames } from '../../../words/names/role-names.ts';
import { InvitationActions, type Resent } from './invitation-actions.tsx';
import { MadeInvitation } from './made-invitation.tsx';

const invitationsOf = ({ invitations }: { invitations: AnyInvitation[] }) => invitations;

/** Lists invitations with their status, to send them again or to withdraw them: all, or those that a person has open. */
export function InvitationsCard({ userId }: { userId?: string }) {
  const { t } = useLingui();
  const [sent, setSent] = useState<Resent | null>(null);
  const columns = useColumns(setSent);
  const all = usePages(listAllInvitations, userId === undefined ? {} : { user_id: userId }, invitationsOf);
  const list = { ...all, rows: all.rows && newestInvitations(all.rows) };
  return (
    <>
      <PagedCard
        title={userId === undefined ? t`Invitations` : t`Open invitations`}
        list={list}
        columns={userId === undefined ? columns : columns.filter(({ id }) => id !== 'name' && id !== 'language')}
        rowId={({ id }) => id}
        loadingLabel={t`Loading invitations`}
        fallback={t`Failed to load invitations`}
        empty={
          userId === undefined ? (
            <EmptyState title={t`No invitations yet`}>{t`Whoever is invited appears here.`}</EmptyState>
          ) : (
            <EmptyState title={t`No open invitations`}>
              {t`Invitations that this person has not answered appear here.`}
            </EmptyState>
          )
        }
      />
      {sent !== null && (
        <Dialog.Root open onOpenChange={(isOpen) => !isOpen && setSent(null)}>
          <Dialog.Content
            size="medium"
            closeLabel={t`Close`}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              document.getElementById(sent.buttonId)?.focus();
            }}
          >
            <Dialog.Title>{t`Sent again`}</Dialog.Title>
            <Dialog.Body>
              <MadeInvitation name={sent.name} link={sent.link} />
            </Dialog.Body>
          </Dialog.Content>
        </Dialog.Root>
      )}
    </>
  );
}

function useColumns(onSent: (sent: Resent) => void): DataColumn<AnyInvitation>[] {
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
      cell: (it) =>
        (it.status === 'pending' || it.status === 'expired') && <InvitationActions it={it} onSent={onSent} />,
    },
  ];
}
