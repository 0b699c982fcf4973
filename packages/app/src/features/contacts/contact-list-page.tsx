import { useLingui } from '@lingui/react/macro';
import type { Person } from '@mediation/api-client';
import { Badge, Button, EmptyState } from '@mediation/ui';
import type { DataColumn } from '@mediation/ui/data-table';
import { ShieldCheck, UserPlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { RowName } from '../../shared/layout/row-name.tsx';
import { PeopleCard } from '../../shared/people/people-card.tsx';
import { WorkPage } from '../../shared/layout/work-page.tsx';
import { paths } from '../../paths.ts';
import { roleNames } from '../../words/role-names.ts';
import { SafeContactLine } from './safe-contact-line.tsx';

/** Lists the people of the mediator’s cases and organization with their safe contact details. */
export function ContactListPage() {
  const { t } = useLingui();
  return (
    <WorkPage
      title={t`Contacts`}
      lead={t`Look here before you call or write: it says what is safe for each person.`}
      audience={t`Visible to mediators of the case. Parties never see this list.`}
      action={
        <Button asChild>
          <Link to={paths.mediatorInvite()}>
            <UserPlus />
            {t`Invite someone`}
          </Link>
        </Button>
      }
    >
      <PeopleCard
        title={t`People`}
        columns={useColumns()}
        empty={<EmptyState title={t`No contacts yet`}>{t`Contacts appear when people join a case.`}</EmptyState>}
      />
    </WorkPage>
  );
}

function useColumns(): DataColumn<Person>[] {
  const { t, i18n } = useLingui();
  return [
    {
      id: 'name',
      header: t`Name`,
      cell: (it) => <RowName name={it.name} detail={i18n._(roleNames[it.role])} />,
      sortBy: (it) => it.name,
    },
    {
      id: 'email',
      header: t`Email`,
      cell: (it) => (it.email === null ? '–' : <a href={`mailto:${it.email}`}>{it.email}</a>),
      phone: 'labelled',
    },
    {
      id: 'phone',
      header: t`Phone`,
      cell: (it) => (it.phone === null ? '–' : <a href={`tel:${it.phone}`}>{it.phone}</a>),
      phone: 'labelled',
    },
    {
      id: 'neutral',
      header: t`Wording`,
      cell: (it) => it.safe_contact?.neutral === true && <Badge icon={<ShieldCheck />}>{t`Neutral only`}</Badge>,
      phone: 'end',
    },
    {
      id: 'safe',
      header: t`Safe to reach by`,
      cell: (it) => <SafeContactLine contact={it.safe_contact} />,
      phone: 'labelled',
    },
  ];
}
