import { Plural, useLingui } from '@lingui/react/macro';
import { type Upload, listPendingUploads, confirmUpload } from '@mediation/api-client';
import { EmptyState, Toolbar } from '@mediation/ui';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useBackend } from '../../backend/backend-provider.tsx';
import { usePages } from '../../backend/use-pages.ts';
import { PagedCard } from '../../shared/loading/paged-card.tsx';
import { useAction } from '../../shared/forms/use-action.ts';
import { WorkPage } from '../../shared/layout/work-page.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { type PendingUpload, useReviewColumns } from './use-review-columns.tsx';
import { promises } from '../../words/promises.ts';

const uploadsOf = ({ uploads }: { uploads: PendingUpload[] }) => uploads;

/** Lists the documents that wait for the mediator’s review, longest wait first, with their age. */
export function ReviewPage() {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, isBusy } = useAction();
  const [selected, setSelected] = useState<string[]>([]);
  const [rejecting, setRejecting] = useState<Upload | null>(null);
  const list = usePages(listPendingUploads, {}, uploadsOf);
  const waiting = list.rows ?? [];
  const confirmOne = ({ id: uploadId, version }: Upload) => call(confirmUpload, { uploadId, version });
  const confirm = (ids: string[]) =>
    run(() => Promise.all(waiting.filter(({ id }) => ids.includes(id)).map(confirmOne)), {
      failed: t`Failed to confirm the document`,
      done: t`Received and readable`,
    }).then(() => setSelected([]));
  const columns = useReviewColumns({ isBusy, onConfirm: (it) => void confirm([it.id]), onReject: setRejecting });
  return (
    <WorkPage
      title={t`Document review`}
      lead={t`People are told that you look within ${promises.reviewHours} hours. Confirming says that a document was received and is readable, not that it is true.`}
      audience={t`Visible to mediators of the case. The owner reads your decision and your note.`}
    >
      <PagedCard
        title={t`Waiting for you`}
        list={list}
        columns={columns}
        rowId={({ id }) => id}
        loadingLabel={t`Loading documents`}
        fallback={t`Failed to load documents`}
        empty={<EmptyState title={t`All caught up.`}>{t`New documents from your cases appear here.`}</EmptyState>}
        selection={{
          selected,
          onSelectedChange: setSelected,
          actions: (
            <Toolbar.Item disabled={isBusy} onClick={() => void confirm(selected)}>
              <Check /> {t`Confirm`}
            </Toolbar.Item>
          ),
          labels: {
            all: t`Select all documents`,
            row: (it) => t`Select ${it.file_name}`,
            count: (count) => t`${count} selected`,
            clear: t`Clear selection`,
            bar: t`With the selected documents`,
          },
        }}
        controls={waiting.length > 0 && <Plural value={waiting.length} one="One waits" other="# wait" />}
      />
      {rejecting !== null && <RejectDialog upload={rejecting} onClose={() => setRejecting(null)} />}
    </WorkPage>
  );
}
