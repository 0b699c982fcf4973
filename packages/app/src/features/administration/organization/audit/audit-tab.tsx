import { useLingui } from '@lingui/react/macro';
import { type AuditEntry, type Organization, listAuditLog } from '@mediation/api-client';
import { EmptyState, Text } from '@mediation/ui';
import type { DataColumn } from '@mediation/ui/data-table';
import { usePages } from '../../../../backend/use-pages.ts';
import { PagedCard } from '../../../../shared/loading/paged-card.tsx';
import { moment } from '../../../../words/times/relative-time.ts';
import { actionWords, fieldWords, recordWords } from './audit-words.ts';

const entriesOf = ({ entries }: { entries: AuditEntry[] }) => entries;

/** Who changed which record of an organization and its cases, newest first. */
export function AuditTab({ organization: { id } }: { organization: Organization }) {
  const { t } = useLingui();
  return (
    <PagedCard
      title={t`Audit log`}
      list={usePages(listAuditLog, { organization_id: id }, entriesOf)}
      columns={useColumns()}
      rowId={({ seq }) => String(seq)}
      loadingLabel={t`Loading the audit log`}
      fallback={t`Failed to load the audit log`}
      empty={<EmptyState title={t`Nothing yet`}>{t`Every change in this organization appears here.`}</EmptyState>}
    />
  );
}

function useColumns(): DataColumn<AuditEntry>[] {
  const { t } = useLingui();
  return [
    { id: 'who', header: t`Who`, cell: ({ actor_name }) => actor_name ?? t`The platform` },
    { id: 'what', header: t`What`, cell: actionWords, phone: 'labelled' },
    {
      id: 'record',
      header: t`Record`,
      cell: (entry) => (
        <>
          {recordWords(entry)}
          <Text size="small" tone="soft">
            {fieldWords(entry).join(', ')}
          </Text>
        </>
      ),
      breaks: true,
      phone: 'labelled',
    },
    { id: 'when', header: t`When`, cell: ({ at }) => moment(at), phone: 'labelled' },
  ];
}
