import { useLingui } from '@lingui/react/macro';
import { type Upload, removeUpload } from '@mediation/api-client';
import { AlertDialog, Button } from '@mediation/ui';
import { useBackend } from '../../backend/backend-provider.tsx';
import { ProblemNotice } from '../../shared/forms/problem-notice.tsx';
import { useAction } from '../../shared/forms/use-action.ts';

export interface RemoveDocumentDialogProps {
  upload: Upload;
  onClose: () => void;
  /** Called when the document is gone. */
  onRemoved?: () => void;
}

/** Asks before a document is deleted for everyone. */
export function RemoveDocumentDialog({ upload, onClose, onRemoved = onClose }: RemoveDocumentDialogProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, isBusy, problem } = useAction({ inPlace: true });
  const remove = async () => {
    const isRemoved = await run(() => call(removeUpload, { uploadId: upload.id }), {
      failed: t`Failed to remove the document`,
      done: t`Removed`,
    });
    if (isRemoved) onRemoved();
  };
  return (
    <AlertDialog.Root open onOpenChange={(open) => !open && onClose()}>
      <AlertDialog.Content>
        <AlertDialog.Title>{t`Remove this document?`}</AlertDialog.Title>
        <AlertDialog.Body>
          <AlertDialog.Description>
            {t`${upload.file_name} is deleted for everyone. Your case shows that a document was removed.`}
            {upload.supersedes_id !== null && ` ${t`The version before it stays in the list.`}`}
          </AlertDialog.Description>
          <ProblemNotice problem={problem} />
        </AlertDialog.Body>
        <AlertDialog.Foot>
          <AlertDialog.Cancel>{t`Keep the document`}</AlertDialog.Cancel>
          <Button tone="danger" busy={isBusy} onClick={() => void remove()}>
            {isBusy ? t`Removing` : t`Remove`}
          </Button>
        </AlertDialog.Foot>
      </AlertDialog.Content>
    </AlertDialog.Root>
  );
}
