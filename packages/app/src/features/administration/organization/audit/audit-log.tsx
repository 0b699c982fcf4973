import { useLingui } from '@lingui/react/macro';
import { type AuditEntry, listAuditLog } from '@mediation/api-client';
import { EmptyState, Stack, Text } from '@mediation/ui';
import type { DataColumn } from '@mediation/ui/data-table';
import { usePages } from '../../../../backend/use-pages.ts';
import { useEndpoint } from '../../../../backend/use-endpoint.ts';
import { PagedCard } from '../../../../shared/loading/paged-card.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { AuditFilterFields } from './audit-filter-fields.tsx';
import { type AuditFilters, useAuditFilters } from './use-audit-filters.ts';
import { actionWords, fieldWords, recordWords } from './audit-words.ts';
import { ChainNote } from './chain-note.tsx';
import { NarrowButton } from './narrow-button.tsx';
import { momentWithSeconds } from '../../../../words/times/relative-time.ts';

const entriesOf = ({ entries }: { entries: AuditEntry[] }) => entries;

/** The audit log of an organization, or of the platform: filtered, with its state, and taken out as a file. */
export function AuditLog({ organizationId }: { organizationId?: string }) {
  const { t } = useLingui();
  const filters = useAuditFilters();
  const input = { ...(organizationId !== undefined && { organization_id: organizationId }), ...filters.input };
  const { data } = useEndpoint(listAuditLog, { limit: 1 });
  return (
    <Stack gap="grid">
      <AuditFilterFields filters={filters} />
      {data !== undefined && <ChainNote chain={data.chain} />}
      <PagedCard
        title={t`Audit log`}
        list={usePages(listAuditLog, input, entriesOf)}
        columns={useColumns(filters)}
        rowId={({ seq }) => String(seq)}
        loadingLabel={t`Loading the audit log`}
        fallback={t`Failed to load the audit log`}
        empty={<EmptyState title={t`Nothing yet`}>{t`What people do and change appears here.`}</EmptyState>}
        controls={<ExportButtons input={input} />}
      />
    </Stack>
  );
}

function useColumns({ narrow }: AuditFilters): DataColumn<AuditEntry>[] {
  const { t } = useLingui();
  return [
    {
      id: 'who',
      header: t`Who`,
      cell: ({ actor_id, actor_name }) => {
        const name = actor_name ?? (actor_id === null ? t`The platform` : t`Somebody`);
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
            {typeof entry.facts['reason'] === 'string' ? entry.facts['reason'] : fieldWords(entry).join(', ')}
          </Text>
        </>
      ),
      breaks: true,
      phone: 'labelled',
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
