import { useLingui } from '@lingui/react/macro';
import { DocumentName } from '../../../shared/documents/document-name.tsx';
import { type Case, type Upload, listCaseUploads } from '@mediation/api-client';
import { Button, EmptyState } from '@mediation/ui';
import type { DataColumn } from '@mediation/ui/data-table';
import { ListChecks } from 'lucide-react';
import { Link } from 'react-router-dom';
import { usePages } from '../../../backend/use-pages.ts';
import { PagedCard } from '../../../shared/loading/paged-card.tsx';
import { UploadBadge } from '../../../shared/badges/upload-badge.tsx';
import { paths } from '../../../paths.ts';
import { readersName } from '../../../words/names/document-names.ts';
import { relativeTime } from '../../../words/times/relative-time.ts';

const uploadsOf = ({ uploads }: { uploads: Upload[] }) => uploads;

/** The documents of the case that the person may read. */
export function DocumentsTab({ mediationCase: { id } }: { mediationCase: Case }) {
  const { t } = useLingui();
  const list = usePages(listCaseUploads, { caseId: id }, uploadsOf);
  const columns = useColumns();
  return (
    <PagedCard
      title={t`Documents`}
      list={list}
      columns={columns}
      rowId={(it) => it.id}
      loadingLabel={t`Loading documents`}
      fallback={t`Failed to load documents`}
      empty={<EmptyState title={t`No documents yet`}>{t`Documents that are meant for you appear here.`}</EmptyState>}
      controls={
        <Button asChild tone="quiet" size="small">
          <Link to={paths.uploads(id)}>
            <ListChecks />
            {t`See what is asked for`}
          </Link>
        </Button>
      }
    />
  );
}

function useColumns(): DataColumn<Upload>[] {
  const { t, i18n } = useLingui();
  return [
    {
      id: 'document',
      header: t`Document`,
      cell: (it) => <DocumentName upload={it} />,
    },
    { id: 'owner', header: t`From`, cell: (it) => it.owner_name, phone: 'labelled' },
    { id: 'audience', header: t`Who reads it`, cell: (it) => i18n._(readersName(it)), phone: 'labelled' },
    { id: 'status', header: t`State`, cell: (it) => <UploadBadge upload={it} />, phone: 'labelled' },
    { id: 'received', header: t`Received`, cell: (it) => relativeTime(it.created_at), align: 'end', phone: 'labelled' },
  ];
}
