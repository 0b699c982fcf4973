import { useLingui } from '@lingui/react/macro';
import { type Upload, listCaseUploads } from '@mediation/api-client';
import { Button, Card, EmptyState, FileRow, type FileState, List, LoadMore } from '@mediation/ui';
import { Eye } from 'lucide-react';
import { Link } from 'react-router-dom';
import { usePages } from '../../backend/use-pages.ts';
import { LoadFailed } from '../../shared/loading/load-failed.tsx';
import { Loading } from '../../shared/loading/loading.tsx';
import { paths } from '../../paths.ts';
import { useUser } from '../../auth/session-provider.tsx';
import {
  audienceNames,
  documentNames,
  rejectReasons,
  scanNotes,
  sizeText,
  uploadStates,
} from '../../words/document-names.ts';
import { relativeTime } from '../../words/relative-time.ts';

const uploadsOf = ({ uploads }: { uploads: Upload[] }) => uploads;

const looks: Record<Upload['status'], FileState> = {
  pending: 'review',
  confirmed: 'accepted',
  rejected: 'rejected',
  superseded: 'review',
};

/** The documents of a case that the person may know of, with what became of each. */
export function UploadListCard({ caseId }: { caseId: string }) {
  const { t, i18n } = useLingui();
  const list = usePages(listCaseUploads, { caseId }, uploadsOf);
  const { role } = useUser();
  const isStaff = role === 'mediator' || role === 'admin';
  const reason = (it: Upload) => {
    if (it.scan_status === 'quarantined') return scanNote(it);
    return it.reject_code === null || role === 'admin'
      ? undefined
      : [i18n._(rejectReasons[it.reject_code]), it.reject_note].filter(Boolean).join('. ');
  };
  const scanNote = ({ scan_status }: Upload) => {
    const note = scanNotes[scan_status];
    return note && i18n._(note);
  };
  return (
    <Card flush aria-labelledby="sent">
      <Card.Head>
        <Card.Title id="sent">{t`What is here`}</Card.Title>
      </Card.Head>
      {list.error !== null && (
        <Card.Body>
          <LoadFailed error={list.error} fallback={t`Failed to load documents`} onRetry={list.retry} />
        </Card.Body>
      )}
      {list.rows === undefined && list.error === null && (
        <Card.Body>
          <Loading label={t`Loading documents`} />
        </Card.Body>
      )}
      {list.rows?.length === 0 && (
        <Card.Body>
          <EmptyState title={t`Nothing here yet`}>
            {isStaff
              ? t`What the parties and their lawyers add appears here.`
              : t`What you add appears here, with what becomes of it.`}
          </EmptyState>
        </Card.Body>
      )}
      {list.rows !== undefined && list.rows.length > 0 && (
        <>
          <List>
            {list.rows.map((it) => (
              <FileRow
                key={it.id}
                name={it.file_name}
                detail={[
                  i18n._(documentNames[it.doc_type]),
                  it.owner_name,
                  sizeText(it.bytes),
                  relativeTime(it.created_at),
                  i18n._(audienceNames[it.audience]),
                  it.scan_status === 'pending' && scanNote(it),
                ]
                  .filter(Boolean)
                  .join(' · ')}
                state={looks[it.status]}
                stateLabel={i18n._(uploadStates[it.status])}
                reason={reason(it)}
                actions={
                  role !== 'admin' && (
                    <Button asChild tone="quiet" size="small">
                      <Link to={paths.document(it.id)} aria-label={t`View ${it.file_name}`}>
                        <Eye />
                        {t`View`}
                      </Link>
                    </Button>
                  )
                }
              />
            ))}
          </List>
          <LoadMore
            status={t`Showing ${list.rows.length}`}
            label={list.isLoadingMore ? t`Loading` : t`Show more`}
            busy={list.isLoadingMore}
            done={!list.hasMore}
            onLoadMore={list.loadMore}
          />
        </>
      )}
    </Card>
  );
}
