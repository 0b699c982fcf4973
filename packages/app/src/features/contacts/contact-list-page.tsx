import { useLingui } from '@lingui/react/macro';
import type { Person } from '@mediation/api-client';
import { Badge, Button, EmptyState, Row } from '@mediation/ui';
import type { DataColumn } from '@mediation/ui/data-table';
import { Plus, ShieldCheck, UserPlus, UserSearch } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { RowName } from '../../shared/layout/row-name.tsx';
import { PeopleCard } from '../../shared/people/people-card.tsx';
import { WorkPage } from '../../shared/layout/work-page.tsx';
import { paths } from '../../paths.ts';
import { phoneLink } from '../../words/texts/phone-link.ts';
import { roleNames } from '../../words/names/role-names.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import { ContactFormDialog } from './contact-form-dialog.tsx';
import { EntriesCard } from './entries-card.tsx';
import { PersonDialog } from './person-dialog.tsx';
import { SafeContactLine } from './safe-contact-line.tsx';

/** Lists the people of the mediator’s cases and organization with their safe contact details. */
export function ContactListPage() {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const person = search.get('person');
  const contact = search.get('contact');
  const doing = contact === null ? search.get('do') : null;
  const close = () => setSearch({}, { replace: true });
  return (
    <WorkPage
      title={t`Contacts`}
      lead={t`Look here before you call or write: it says what is safe for each person.`}
      audience={t`Visible to mediators of the case. Parties never see this list.`}
      action={
        <Row wrap gap="small">
          <Button asChild tone="secondary">
            <Link to="?do=check">
              <UserSearch />
              {t`Check for a conflict`}
            </Link>
          </Button>
          <Button asChild tone="secondary">
            <Link to="?do=add">
              <Plus />
              {t`Add a contact`}
            </Link>
          </Button>
          <Button asChild>
            <Link to={paths.mediatorInvite()}>
              <UserPlus />
              {t`Invite someone`}
            </Link>
          </Button>
        </Row>
      }
    >
      <PeopleCard
        title={t`People`}
        columns={useColumns()}
        empty={<EmptyState title={t`No contacts yet`}>{t`Contacts appear when people join a case.`}</EmptyState>}
      />
      <EntriesCard />
      {person !== null && <PersonDialog userId={person} onClose={close} />}
      {contact !== null && <ContactDialog contactId={contact} onClose={close} />}
      {doing === 'add' && <ContactFormDialog onClose={close} />}
      {doing === 'check' && <ConflictDialog onClose={close} />}
    </WorkPage>
  );
}

function useColumns(): DataColumn<Person>[] {
  const { t, i18n } = useLingui();
  return [
    {
      id: 'name',
      header: t`Name`,
      cell: (it) => <RowName name={it.name} detail={i18n._(roleNames[it.role])} to={`?person=${it.id}`} />,
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
      cell: (it) => (it.phone === null ? '–' : <a href={phoneLink(it.phone)}>{it.phone}</a>),
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
