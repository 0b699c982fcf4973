import { useLingui } from '@lingui/react/macro';
import { isPlatformAdmin } from '../../auth/admin-kind.ts';
import { useUser } from '../../auth/session-provider.tsx';
import { type Person, listUsers } from '@mediation/api-client';
import { EmptyState, Row, SearchField, Select } from '@mediation/ui';
import type { DataColumn } from '@mediation/ui/data-table';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { usePages } from '../../backend/use-pages.ts';
import { PagedCard } from '../loading/paged-card.tsx';
import { type RoleChoice, RoleFilter } from './role-filter.tsx';

const usersOf = ({ users }: { users: Person[] }) => users;

export interface PeopleCardProps {
  title: string;
  columns: readonly DataColumn<Person>[];
  /** The `EmptyState`. */
  empty: ReactNode;
}

/** Lists the people that a person may read, with a search by name or address and a filter by role. */
export function PeopleCard({ title, columns, empty }: PeopleCardProps) {
  const { t } = useLingui();
  const me = useUser();
  const [q, setQ] = useState('');
  const [role, setRole] = useState<RoleChoice>('all');
  const [isUnassigned, setUnassigned] = useState(false);
  const wanted = useDeferredValue(q.trim());
  const isAll = wanted === '' && role === 'all' && !isUnassigned;
  const list = usePages(
    listUsers,
    {
      ...(wanted !== '' && { q: wanted }),
      ...(role !== 'all' && { role }),
      ...(isUnassigned && { unassigned: '1' as const }),
    },
    usersOf,
  );
  return (
    <PagedCard
      title={title}
      list={list}
      columns={columns}
      rowId={({ id }) => id}
      loadingLabel={t`Loading people`}
      fallback={t`Failed to load people`}
      empty={
        isAll ? (
          empty
        ) : wanted === '' && isUnassigned ? (
          <EmptyState title={t`Nobody is unassigned`}>{t`Everybody here belongs to an organization.`}</EmptyState>
        ) : (
          <EmptyState title={t`Nobody found`}>
            {me.role === 'admin'
              ? t`Try part of a name or of an email address. Parties are found by name alone: only their mediator reads their address.`
              : t`Try part of a name or of an email address.`}
          </EmptyState>
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
          {isPlatformAdmin(me) && (
            <Select
              aria-label={t`Show people by organization`}
              value={isUnassigned ? 'unassigned' : 'all'}
              onChange={(event) => setUnassigned(event.target.value === 'unassigned')}
            >
              <option value="all">{t`All organizations`}</option>
              <option value="unassigned">{t({ context: 'people', message: 'Unassigned' })}</option>
            </Select>
          )}
        </Row>
      }
    />
  );
}
