import { useLingui } from '@lingui/react/macro';
import {
  type CaseListItem,
  type Participant,
  type SentInvitation,
  listCases,
  listParticipants,
  listInvitations,
} from '@mediation/api-client';
import { Button, Card, EmptyState, Field, Measure, Select, Stack } from '@mediation/ui';
import type { DataColumn } from '@mediation/ui/data-table';
import { Plus, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useEndpoint } from '../../backend/use-endpoint.ts';
import { usePages, useWhole } from '../../backend/use-pages.ts';
import { promises } from '../../words/texts/promises.ts';
import { InvitationBadge } from '../../shared/badges/invitation-badge.tsx';
import { Loaded } from '../../shared/loading/loaded.tsx';
import { PagedCard } from '../../shared/loading/paged-card.tsx';
import { RowName } from '../../shared/layout/row-name.tsx';
import { newestInvitations } from '../../shared/people/newest-invitations.ts';
import { WorkPage } from '../../shared/layout/work-page.tsx';
import { panels } from '../../panel-paths.ts';
import { relativeTime, shortDate } from '../../words/times/relative-time.ts';
import { languageName } from '../../words/names/language-name.ts';
import { roleNames } from '../../words/names/role-names.ts';
import { InviteDialog, type InviteStart } from './invite-dialog.tsx';
import { sideNamesInCase } from './client-details.ts';
import { participantsBySide } from './participants-by-side.ts';
import { WithdrawInvitationButton } from './withdraw-invitation-button.tsx';
import { isWritable } from '../../shared/cases/writable-case.ts';

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
              <Measure size="form">
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
              </Measure>
              <Invitations key={chosen.id} mediationCase={chosen} />
            </Stack>
          );
        }}
      </Loaded>
    </WorkPage>
  );
}

function Invitations({ mediationCase }: { mediationCase: CaseListItem }) {
  const { id: caseId } = mediationCase;
  const { t } = useLingui();
  const [inviting, setInviting] = useState<InviteStart | null>(null);
  const people = useEndpoint(listParticipants, { caseId });
  const participants = participantsBySide(people.data?.participants ?? []);
  const names = sideNamesInCase(caseId, participants);
  const all = usePages(listInvitations, { caseId }, invitationsOf);
  const list = { ...all, rows: all.rows && newestInvitations(all.rows, ({ concern }) => concern !== null) };
  const isOpen = isWritable(mediationCase);
  /** Opens the form again for somebody who said no or whose invitation ended; undefined for those who are there. */
  const againFor = ({ name, email, role, participant_id: id }: SentInvitation) => {
    const place = people.data?.participants.find((it) => it.id === id);
    if (!isOpen || place === undefined || place.status === 'active' || place.status === 'invited') return undefined;
    const start: InviteStart = { name, email, role: role === 'lawyer' ? 'lawyer' : 'divorcee', side: sideOf(place) };
    return () => setInviting(start);
  };
  return (
    <>
      <PagedCard
        title={t`Invitations`}
        list={list}
        columns={useColumns(isOpen, names, againFor)}
        rowId={({ id }) => id}
        loadingLabel={t`Loading invitations`}
        fallback={t`Failed to load invitations`}
        empty={
          <EmptyState title={t`Nobody was invited yet`}>
            {isOpen ? t`Invite the first party to begin.` : t`The case is closed.`}
          </EmptyState>
        }
        controls={
          isOpen && (
            <Button onClick={() => setInviting(participants.nextToInvite)}>
              <UserPlus />
              {t`Invite someone`}
            </Button>
          )
        }
      />
      {inviting !== null && (
        <InviteDialog
          caseId={caseId}
          start={inviting}
          sideNames={names}
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

const sideOf = ({ side }: Participant) => (side === 'B' ? 'B' : 'A');

type Again = (invitation: SentInvitation) => (() => void) | undefined;

function useColumns(isOpen: boolean, names: Record<'A' | 'B', string>, againFor: Again): DataColumn<SentInvitation>[] {
  const { t, i18n } = useLingui();
  return [
    {
      id: 'name',
      header: t`Name`,
      cell: (it) => <RowName name={it.name} detail={it.email} />,
      sortBy: (it) => it.name,
    },
    { id: 'role', header: t`Role`, cell: (it) => i18n._(roleNames[it.role]), phone: 'labelled' },
    { id: 'side', header: t`Side`, cell: ({ side }) => (side === 'neutral' ? '–' : names[side]), phone: 'labelled' },
    { id: 'language', header: t`Language`, cell: ({ language }) => languageName(language), phone: 'labelled' },
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
      cell: (invitation) => {
        if (isOpen && invitation.status === 'pending') return <WithdrawInvitationButton invitation={invitation} />;
        const again = againFor(invitation);
        if (again === undefined) return null;
        return (
          <Button tone="secondary" size="small" aria-label={t`Invite again: ${invitation.name}`} onClick={again}>
            {t`Invite again`}
          </Button>
        );
      },
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
