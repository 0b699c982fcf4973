import { useLingui } from '@lingui/react/macro';
import { type Case, type Upload, listCaseUploads } from '@mediation/api-client';
import { Button, Card, EmptyState, FileRow, type FileState, List, LoadMore } from '@mediation/ui';
import { Eye } from 'lucide-react';
import { Link } from 'react-router-dom';
import { usePages } from '../../backend/use-pages.ts';
import { LoadFailed } from '../../shared/loading/load-failed.tsx';
import { Loading } from '../../shared/loading/loading.tsx';
import { paths } from '../../paths.ts';
import { useUser } from '../../auth/session-provider.tsx';
import {
  readersName,
  documentNames,
  needsNoReview,
  scanNotes,
  sizeText,
  stateName,
} from '../../words/names/document-names.ts';
import { rejectText } from '../../words/texts/reject-text.ts';
import { relativeTime } from '../../words/times/relative-time.ts';
import { DocumentActions } from './document-actions.tsx';
import { isWritable } from '../../shared/cases/writable-case.ts';

const uploadsOf = ({ uploads }: { uploads: Upload[] }) => uploads;

const looks: Record<Upload['status'], FileState> = {
  pending: 'review',
  confirmed: 'accepted',
  rejected: 'rejected',
  superseded: 'review',
};

/** The documents of a case that the person may read, with their status. */
export function UploadListCard({ mediationCase }: { mediationCase: Case }) {
  const { id: caseId } = mediationCase;
  const { t, i18n } = useLingui();
  const list = usePages(listCaseUploads, { caseId }, uploadsOf);
  const { role } = useUser();
  const isStaff = role === 'mediator' || role === 'admin';
  const reason = (upload: Upload) => {
    if (upload.scan_status === 'quarantined') return scanNote(upload);
    const { status } = upload;
    if (role === 'admin' || (status !== 'rejected' && status !== 'superseded')) return undefined;
    return rejectText(upload) || undefined;
  };
  const scanNote = ({ scan_status }: Upload) => {
    const note = scanNotes[scan_status];
    return note && i18n._(note);
  };
  return (
    <Card flush aria-labelledby="sent">
      <Card.Head>
        <Card.Title id="sent">{t`Sent documents`}</Card.Title>
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
            {list.rows.map((upload) => (
              <FileRow
                key={upload.id}
                name={upload.file_name}
                detail={[
                  i18n._(documentNames[upload.doc_type]),
                  upload.owner_name,
                  sizeText(upload.bytes),
                  relativeTime(upload.created_at),
                  i18n._(readersName(upload)),
                  upload.scan_status === 'pending' && scanNote(upload),
                ]
                  .filter(Boolean)
                  .join(' · ')}
                state={needsNoReview(upload) ? 'review' : looks[upload.status]}
                stateLabel={i18n._(stateName(upload))}
                reason={reason(upload)}
                actions={
                  <>
                    {role !== 'admin' && (
                      <Button asChild tone="quiet" size="small">
                        <Link to={paths.document(upload.id)} aria-label={t`View ${upload.file_name}`}>
                          <Eye />
                          {t`View`}
                        </Link>
                      </Button>
                    )}
                    {isWritable(mediationCase) && <DocumentActions upload={upload} />}
                  </>
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
