import { useLingui } from '@lingui/react/macro';
import type { Upload } from '@mediation/api-client';
import { AlertDialog } from '@mediation/ui';
import { useReturnFocus } from '../../../browser/use-return-focus.ts';
import { useDownload } from './use-download.ts';

/** Asks before a document is saved, because it stays on the device. */
export function DownloadDialog({ upload, onClose }: { upload: Upload; onClose: () => void }) {
  const { t } = useLingui();
  const save = useDownload();
  const returnFocus = useReturnFocus();
  return (
    <AlertDialog.Root open onOpenChange={(open) => !open && onClose()}>
      <AlertDialog.Content onCloseAutoFocus={returnFocus}>
        <AlertDialog.Title>{t`Download this document?`}</AlertDialog.Title>
        <AlertDialog.Body>
          <AlertDialog.Description>
            {t`${upload.file_name} stays on this device after you sign out. If you share the phone or computer, others can open it. We keep a record of who downloads a document.`}
          </AlertDialog.Description>
        </AlertDialog.Body>
        <AlertDialog.Foot>
          <AlertDialog.Cancel>{t`Only look at it here`}</AlertDialog.Cancel>
          <AlertDialog.Action onClick={() => void save(upload)}>{t`Download`}</AlertDialog.Action>
        </AlertDialog.Foot>
      </AlertDialog.Content>
    </AlertDialog.Root>
  );
}
