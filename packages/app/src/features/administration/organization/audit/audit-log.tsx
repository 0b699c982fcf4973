import { useLingui } from '@lingui/react/macro';
import { type AuditEntry, type Organization, listAuditLog } from '@mediation/api-client';
import { Button, EmptyState, Stack, Text } from '@mediation/ui';
import type { DataColumn } from '@mediation/ui/data-table';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { usePages } from '../../../../backend/use-pages.ts';
import { useEndpoint } from '../../../../backend/use-endpoint.ts';
import { PagedCard } from '../../../../shared/loading/paged-card.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { AuditFilterFields } from './audit-filter-fields.tsx';
import { type AuditFilters, useAuditFilters } from './use-audit-filters.ts';
import { actionWords, actorWords, detailWords, recordWords } from './audit-words.ts';
import { ChainNote } from './chain-note.tsx';
import { NarrowButton } from './narrow-button.tsx';
import { paths } from '../../../../paths.ts';
import { momentWithSeconds } from '../../../../words/times/relative-time.ts';

const entriesOf = ({ entries }: { entries: AuditEntry[] }) => entries;

/** The audit log of an organization, or of the platform: filtered, with its state, and taken out as a file. */
export function AuditLog({ organization }: { organization?: Pick<Organization, 'id' | 'slug'> | undefined }) {
  const { t } = useLingui();
  const filters = useAuditFilters();
  const first = useRef<HTMLSelectElement>(null);
  const input = { ...(organization && { organization_id: organization.id }), ...filters.input };
  const { data } = useEndpoint(listAuditLog, { limit: 1 });
  const isNarrowed = Object.keys(filters.input).length > 0;
  const leave = (change: () => void) => {
    change();
    first.current?.focus();
  };
  return (
    <Stack gap="grid">
      <AuditFilterFields filters={filters} first={first} />
      {data?.chain && <ChainNote chain={data.chain} />}
      <PagedCard
        title={t`Audit log`}
        list={usePages(listAuditLog, input, entriesOf)}
        columns={useColumns((to) => leave(() => filters.narrow(to)))}
        rowId={({ seq }) => String(seq)}
        loadingLabel={t`Loading the audit log`}
        fallback={t`Failed to load the audit log`}
        empty={
          isNarrowed ? (
            <EmptyState
              title={t`No entry matches`}
              action={
                <Button tone="secondary" onClick={() => leave(filters.clear)}>
                  {t`Clear the filters`}
                </Button>
              }
            >
              {t`Choose other days, or clear the filters to see everything.`}
            </EmptyState>
          ) : (
            <EmptyState title={t`Nothing yet`}>{t`What people do and change appears here.`}</EmptyState>
          )
        }
        controls={<ExportButtons input={input} of={organization?.slug ?? t`platform`} />}
      />
    </Stack>
  );
}

function useColumns(narrow: AuditFilters['narrow']): DataColumn<AuditEntry>[] {
  const { t } = useLingui();
  return [
    {
      id: 'who',
      header: t`Who`,
      cell: ({ actor_id, actor_name }) => {
        const name = actorWords({ actor_id, actor_name });
        return actor_id === null ? (
          name
        ) : (
          <NarrowButton
            label={t`Only what ${name} did`}
            onChoose={() => narrow({ person: actor_id, personName: name })}
          >
            {name}
          </NarrowButton>
        );
      },
    },
    { id: 'what', header: t`What`, cell: actionWords, phone: 'labelled' },
    {
      id: 'record',
      header: t`Record`,
      cell: (entry) => (
        <>
          {recordWords(entry)}
          <Text size="small" tone="soft">
            {detailWords(entry)}
          </Text>
        </>
      ),
      breaks: true,
      phone: 'labelled',
    },
    {
      id: 'whom',
      header: t`Whom`,
      phone: 'labelled',
      cell: ({ subject_id: id, subject_name: name }) =>
        id === null ? (name ?? '–') : <Link to={paths.adminUser(id)}>{name}</Link>,
    },
    {
      id: 'case',
      header: t`Case`,
      phone: 'labelled',
      cell: ({ case_id, case_reference }) =>
        case_id === null || case_reference === null ? (
          '–'
        ) : (
          <NarrowButton
            label={t`Only case ${case_reference}`}
            onChoose={() => narrow({ case: case_id, caseName: case_reference })}
          >
            {case_reference}
          </NarrowButton>
        ),
    },
    { id: 'when', header: t`When`, cell: ({ at }) => momentWithSeconds(at), phone: 'labelled' },
  ];
}
