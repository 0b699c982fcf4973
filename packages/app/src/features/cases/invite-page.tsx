import { useLingui } from '@lingui/react/macro';
import {
  type CaseListItem,
  type SentInvitation,
  listCases,
  listParticipants,
  listInvitations,
  revokeInvitation,
} from '@mediation/api-client';
import { Button, Card, EmptyState, Field, Select, Stack } from '@mediation/ui';
import type { DataColumn } from '@mediation/ui/data-table';
import { Plus, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useBackend } from '../../backend/backend-provider.tsx';
import { useEndpoint } from '../../backend/use-endpoint.ts';
import { usePages, useWhole } from '../../backend/use-pages.ts';
import { promises } from '../../words/promises.ts';
import { InvitationBadge } from '../../shared/badges/invitation-badge.tsx';
import { Loaded } from '../../shared/loading/loaded.tsx';
import { PagedCard } from '../../shared/loading/paged-card.tsx';
import * as measure from '../../shared/layout/measure.css.ts';
import { useAction } from '../../shared/forms/use-action.ts';
import { WorkPage } from '../../shared/layout/work-page.tsx';
import { panels } from '../../paths.ts';
import { relativeTime, shortDate } from '../../words/relative-time.ts';
import { roleNames } from '../../words/role-names.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { type Invited, participantsBySide } from './participants-by-side.ts';

const { invitationDays } = promises;
const casesOf = ({ cases }: { cases: CaseListItem[] }) => cases;
const invitationsOf = ({ invitations }: { invitations: SentInvitation[] }) => invitations;

/** Lists the invitations to the mediator’s cases with their status, and invites people. */
export function InvitePage() {
  const { t } = useLingui();
  const query = useWhole(listCases, {}, casesOf);
  const [search, setSearch] = useSearchParams();
  return (
    <WorkPage
      title={t`Invite`}
      lead={t`Ask the two parties and their lawyers into a case. An invitation waits for ${invitationDays} days.`}
      audience={t`You see the invitations of your cases. If somebody raises a safety concern while accepting, only you read it.`}
    >
      <Loaded query={query} loadingLabel={t`Loading cases`} fallback={t`Failed to load cases`}>
        {(cases) => {
          const chosen = cases.find(({ id }) => id === search.get('case')) ?? cases[0];
          if (chosen === undefined) return <NoCase />;
          return (
            <Stack gap="grid">
              <div className={measure.form}>
                <Field label={t`Case`}>
                  <Select
                    value={chosen.id}
                    onChange={(event) => setSearch({ case: event.target.value }, { replace: true })}
                  >
                    {cases.map(({ id, title }) => (
                      <option key={id} value={id}>
                        {title}
                      </option>
                    ))}
                  </Select>
                </Field>
              </div>
              <Invitations key={chosen.id} caseId={chosen.id} />
            </Stack>
          );
        }}
      </Loaded>
    </WorkPage>
  );
}

function Invitations({ caseId }: { caseId: string }) {
  const { t } = useLingui();
  const [inviting, setInviting] = useState<Pick<Invited, 'role' | 'side'> | null>(null);
  const people = useEndpoint(listParticipants, { caseId });
  const participants = participantsBySide(people.data?.participants ?? []);
  const sideNames = {
    A: participants.A.party?.name ?? t`First party`,
    B: participants.B.party?.name ?? t`Second party`,
  };
  const list = usePages(listInvitations, { caseId }, invitationsOf);
  return (
    <>
      <PagedCard
        title={t`Invitations`}
        list={list}
        columns={useColumns()}
        rowId={({ id }) => id}
        loadingLabel={t`Loading invitations`}
        fallback={t`Failed to load invitations`}
        empty={<EmptyState title={t`Nobody was invited yet`}>{t`Invite the first party to begin.`}</EmptyState>}
        controls={
          <Button onClick={() => setInviting(participants.nextToInvite)}>
            <UserPlus />
            {t`Invite someone`}
          </Button>
        }
      />
      {inviting !== null && (
        <InviteDialog
          caseId={caseId}
          start={inviting}
          sideNames={sideNames}
          participants={participants}
          onClose={() => {
            setInviting(null);
            list.retry();
          }}
        />
      )}
    </>
  );
}

function useColumns(): DataColumn<SentInvitation>[] {
  const { t, i18n } = useLingui();
  const { call } = useBackend();
  const { run, isBusy } = useAction();
  const revoke = (invitationId: string) =>
    run(() => call(revokeInvitation, { invitationId }), {
      failed: t`Failed to withdraw the invitation`,
      done: t`Invitation withdrawn`,
    });
  return [
    { id: 'name', header: t`Name`, cell: (it) => it.name, sortBy: (it) => it.name },
    { id: 'email', header: t`Email`, cell: (it) => it.email, phone: 'labelled' },
    { id: 'role', header: t`Role`, cell: (it) => i18n._(roleNames[it.role]), phone: 'labelled' },
    { id: 'sent', header: t`Sent`, cell: (it) => relativeTime(it.created_at), phone: 'labelled' },
    { id: 'until', header: t`Waits until`, cell: (it) => shortDate(it.expires_at), phone: 'labelled' },
    {
      id: 'state',
      header: t`State`,
      cell: (invitation) => (
        <>
          <InvitationBadge status={invitation.status} isOpened={invitation.opened_at !== null} />
          {invitation.concern !== null && <p>{t`Worried: ${invitation.concern.note}`}</p>}
        </>
      ),
      phone: 'end',
    },
    {
      id: 'action',
      header: t`Action`,
      hideHeader: true,
      align: 'end',
      phone: 'end',
      cell: (invitation) =>
        invitation.status === 'pending' && (
          <Button
            tone="secondary"
            size="small"
            disabled={isBusy}
            aria-label={t`Withdraw invitation of ${invitation.name}`}
            onClick={() => void revoke(invitation.id)}
          >
            {t`Withdraw`}
          </Button>
        ),
    },
  ];
}

function NoCase() {
  const { t } = useLingui();
  return (
    <Card>
      <EmptyState
        title={t`No cases yet`}
        action={
          <Button asChild tone="secondary">
            <Link to={panels.newCase()}>
              <Plus />
              {t`Create new case`}
            </Link>
          </Button>
        }
      >
        {t`Create a case first. Then you invite people into it.`}
      </EmptyState>
    </Card>
  );
}
