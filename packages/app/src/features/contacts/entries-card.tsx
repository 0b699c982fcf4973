import { useLingui } from '@lingui/react/macro';
import { type Contact, listContacts } from '@mediation/api-client';
import { EmptyState, Row, SearchField, Text } from '@mediation/ui';
import type { DataColumn } from '@mediation/ui/data-table';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router-dom';
import { usePages } from '../../backend/use-pages.ts';
import { RowName } from '../../shared/layout/row-name.tsx';
import { PagedCard } from '../../shared/loading/paged-card.tsx';
import { phoneLink } from '../../words/texts/phone-link.ts';
import { SafeContactLine } from './safe-contact-line.tsx';

const contactsOf = ({ contacts }: { contacts: Contact[] }) => contacts;

/** Lists the mediator’s entries about people without an account, and names those that may be one person. */
export function EntriesCard() {
  const { t } = useLingui();
  const [q, setQ] = useState('');
  const wanted = useDeferredValue(q.trim());
  const list = usePages(listContacts, wanted === '' ? {} : { q: wanted }, contactsOf);
  return (
    <PagedCard
      title={t`No account yet`}
      list={list}
      columns={useColumns()}
      rowId={({ id }) => id}
      loadingLabel={t`Loading contacts`}
      fallback={t`Failed to load contacts`}
      empty={
        wanted === '' ? (
          <EmptyState title={t`Nobody without an account`}>
            {t`People whom you invite appear here until they join. You can also add somebody who called you.`}
          </EmptyState>
        ) : (
          <EmptyState title={t`Nobody found`}>{t`Try part of a name or of an email address.`}</EmptyState>
        )
      }
      controls={
        <Row>
          <SearchField
            label={t`Search people without an account`}
            placeholder={t`Name or email`}
            value={q}
            onValueChange={setQ}
            clearLabel={t`Clear the search`}
          />
        </Row>
      }
    />
  );
}

function useColumns(): DataColumn<Contact>[] {
  const { t } = useLingui();
  return [
    {
      id: 'name',
      header: t`Name`,
      cell: (it) => (
        <RowName
          name={it.name}
          detail={it.cases.map(({ title }) => title).join(', ') || t`No case yet`}
          to={`?contact=${it.id}`}
        />
      ),
    },
    {
      id: 'email',
      header: t`Email`,
      cell: (it) => <Address {...it} />,
      phone: 'labelled',
    },
    {
      id: 'phone',
      header: t`Phone`,
      cell: (it) => (it.phone === null ? '–' : <a href={phoneLink(it.phone)}>{it.phone}</a>),
      phone: 'labelled',
    },
    {
      id: 'safe',
      header: t`Safe to reach by`,
      cell: (it) => <SafeContactLine contact={it.safe_contact} />,
      phone: 'labelled',
    },
  ];
}

function Address({ id, email, double }: Contact) {
  const { t } = useLingui();
  if (email === null) return '–';
  return (
    <>
      <a href={`mailto:${email}`}>{email}</a>
      {double !== null && (
        <Text size="small" tone="soft">
          {t`Same email as ${double.name}`} · <Link to={`?contact=${id}&do=merge`}>{t`Merge`}</Link>
        </Text>
      )}
    </>
  );
}
