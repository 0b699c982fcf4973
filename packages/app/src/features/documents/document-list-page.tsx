import { useLingui } from '@lingui/react/macro';
import { DocumentName } from '../../shared/documents/document-name.tsx';
import { type Upload, listUploads } from '@mediation/api-client';
import { Button, EmptyState, Select, Text } from '@mediation/ui';
import type { DataColumn } from '@mediation/ui/data-table';
import { ListChecks } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { useUser } from '../../auth/session-provider.tsx';
import { usePages } from '../../backend/use-pages.ts';
import { PagedCard } from '../../shared/loading/paged-card.tsx';
import { UploadBadge } from '../../shared/badges/upload-badge.tsx';
import { useCaseTitles } from '../../shared/cases/use-case-titles.ts';
import { WorkPage } from '../../shared/layout/work-page.tsx';
import { paths } from '../../paths.ts';
import { promises } from '../../words/texts/promises.ts';
import { readersName } from '../../words/names/document-names.ts';
import { relativeTime } from '../../words/times/relative-time.ts';

const { reviewLateHours } = promises;
const choices = {
  all: {},
  pending: { status: 'pending' },
  late: { status: 'pending', min_age_hours: reviewLateHours },
  confirmed: { status: 'confirmed' },
  rejected: { status: 'rejected' },
} as const;
type Choice = keyof typeof choices;
const uploadsOf = ({ uploads }: { uploads: Upload[] }) => uploads;
// Nobody reviews what a person keeps to themselves.
const reviewableOf = ({ uploads }: { uploads: Upload[] }) => uploads.filter(({ audience }) => audience !== 'private');

/** Lists the documents shared with the mediator, for an admin those of all cases, newest first. */
export function DocumentListPage() {
  const { t } = useLingui();
  const isAdmin = useUser().role === 'admin';
  const [search, setSearch] = useSearchParams();
  const asked = search.get('show');
  const shown = (Object.keys(choices) as Choice[]).find((it) => it === asked) ?? 'all';
  const list = usePages(listUploads, choices[shown], shown === 'late' ? reviewableOf : uploadsOf);
  const columns = useColumns();
  return (
    <WorkPage
      title={t`Documents`}
      lead={
        isAdmin
          ? t`The documents of all cases, the newest first.`
          : t`All that people in your cases shared with you, the newest first.`
      }
      audience={
        isAdmin
          ? t`You see names and states, and what is in a document only after opening it with a reason.`
          : t`You see what is meant for you. Documents that somebody keeps to themselves are not here.`
      }
      action={
        !isAdmin && (
          <Button asChild>
            <Link to={paths.mediatorReview()}>
              <ListChecks />
              {t`Review documents`}
            </Link>
          </Button>
        )
      }
    >
      <PagedCard
        title={t`All documents`}
        list={list}
        columns={columns}
        rowId={({ id }) => id}
        loadingLabel={t`Loading documents`}
        fallback={t`Failed to load documents`}
        empty={<EmptyState title={t`No documents`}>{t`What people upload for you appears here.`}</EmptyState>}
        controls={
          <Select
            aria-label={t`Show documents`}
            value={shown}
            onChange={({ target }) => setSearch({ show: target.value }, { replace: true, preventScrollReset: true })}
          >
            <option value="all">{t`All`}</option>
            <option value="pending">{t`In review`}</option>
            <option value="late">{t`In review over ${reviewLateHours} hours`}</option>
            <option value="confirmed">{t`Received`}</option>
            <option value="rejected">{t`Sent back`}</option>
          </Select>
        }
      />
    </WorkPage>
  );
}

function useColumns(): DataColumn<Upload>[] {
  const { t, i18n } = useLingui();
  const titles = useCaseTitles();
  return [
    {
      id: 'document',
      header: t`Document`,
      cell: (it) => <DocumentName upload={it} />,
    },
    {
      id: 'case',
      header: t`Case`,
      cell: (upload) => (
        <Link to={`${paths.caseFile(upload.case_id)}?tab=documents`}>{titles.get(upload.case_id) ?? t`A case`}</Link>
      ),
      phone: 'labelled',
    },
    { id: 'owner', header: t`From`, cell: (it) => it.owner_name, sortBy: (it) => it.owner_name, phone: 'labelled' },
    {
      id: 'status',
      header: t`State and readers`,
      cell: (upload) => (
        <>
          <UploadBadge upload={upload} />
          <Text size="small" tone="soft">
            {i18n._(readersName(upload))}
          </Text>
        </>
      ),
      phone: 'labelled',
    },
    { id: 'received', header: t`Received`, cell: (it) => relativeTime(it.created_at), align: 'end', phone: 'labelled' },
  ];
}
