import { useLingui } from '@lingui/react/macro';
import type { OrganizationPassage } from '@mediation/api-client';
import { Badge, Card, EmptyState } from '@mediation/ui';
import { type DataColumn, DataTable } from '@mediation/ui/data-table';
import type { ReactNode } from 'react';
import { RowName } from '../../../shared/layout/row-name.tsx';
import { roleNames } from '../../../words/names/role-names.ts';

export interface PassageTableProps {
  passages: OrganizationPassage[];
  /** The address at which a passage is open. */
  linkTo: (id: string) => string;
  controls: ReactNode;
}

/** Lists passages by title, with their roles and whether the organization wrote them. */
export function PassageTable({ passages, linkTo, controls }: PassageTableProps) {
  const { t } = useLingui();
  return (
    <>
      <Card.Body>{controls}</Card.Body>
      <DataTable
        label={t`Answers of the assistant`}
        columns={useColumns(linkTo)}
        rows={passages}
        rowId={({ id }) => id}
        loadingLabel={t`Loading the answers`}
        empty={<EmptyState title={t`Nothing found`}>{t`Try another word, or add an answer.`}</EmptyState>}
      />
    </>
  );
}

function useColumns(linkTo: (id: string) => string): DataColumn<OrganizationPassage>[] {
  const { t, i18n } = useLingui();
  const origins = { built_in: null, changed: t`Changed by you`, added: t`Added by you` };
  return [
    {
      id: 'title',
      header: t`Title`,
      cell: (it) => <RowName name={it.title} detail={it.questions[0] ?? null} to={linkTo(it.id)} />,
    },
    {
      id: 'roles',
      header: t`For`,
      cell: (it) => it.roles.map((role) => i18n._(roleNames[role])).join(', '),
      phone: 'labelled',
    },
    {
      id: 'origin',
      header: t`Written by`,
      cell: (it) => (origins[it.origin] === null ? t`The platform` : <Badge>{origins[it.origin]}</Badge>),
      phone: 'labelled',
    },
  ];
}
