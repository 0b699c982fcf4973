import { useLingui } from '@lingui/react/macro';
import type { Person } from '@mediation/api-client';
import { Badge, Button, EmptyState, Row, SearchField, Text } from '@mediation/ui';
import type { DataColumn } from '@mediation/ui/data-table';
import { ShieldCheck, UserPlus } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router-dom';
import { usePages } from '../../backend/use-pages.ts';
import { PagedCard } from '../../page/paged-card.tsx';
import { RoleFilter, type RoleChoice } from '../../page/role-filter.tsx';
import { WorkPage } from '../../page/work-page.tsx';
import { paths } from '../../paths.ts';
import { roleNames } from '../../words/role-names.ts';
import { SafeContactLine } from './safe-contact-line.tsx';

const usersOf = ({ users }: { users: Person[] }) => users;

/** Everybody in the mediator’s cases and organization, with how they can be reached without harm. */
export function ContactListPage() {
  const { t } = useLingui();
  const [q, setQ] = useState('');
  const [role, setRole] = useState<RoleChoice>('all');
  const wanted = useDeferredValue(q.trim());
  const list = usePages('listUsers', { ...(wanted !== '' && { q: wanted }), ...(role !== 'all' && { role }) }, usersOf);
  const columns = useColumns();
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
      <PagedCard
        title={t`People`}
        list={list}
        columns={columns}
        rowId={({ id }) => id}
        loadingLabel={t`Loading people`}
        fallback={t`Failed to load people`}
        empty={
          wanted === '' && role === 'all' ? (
            <EmptyState title={t`No contacts yet`}>{t`Contacts appear when people join a case.`}</EmptyState>
          ) : (
            <EmptyState title={t`Nobody found`}>{t`Try part of a name or of an email address.`}</EmptyState>
          )
        }
        controls={
          <Row wrap>
            <SearchField
              label={t`Search people`}
              placeholder={t`Name or email`}
              value={q}
              onValueChange={setQ}
              clearLabel={t`Clear the search`}
            />
            <RoleFilter value={role} onChange={setRole} />
          </Row>
        }
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
      cell: (it) => (
        <>
          <Text asChild weight="strong">
            <span>{it.name}</span>
          </Text>
          <Text size="small" tone="soft">
            {i18n._(roleNames[it.role])}
          </Text>
        </>
      ),
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
      id: 'safe',
      header: t`Safe to reach by`,
      cell: (it) => <SafeContactLine contact={it.safe_contact} />,
      phone: 'labelled',
    },
    {
      id: 'neutral',
      header: t`Wording`,
      cell: (it) => it.safe_contact?.neutral === true && <Badge icon={<ShieldCheck />}>{t`Neutral only`}</Badge>,
      phone: 'end',
    },
  ];
}
