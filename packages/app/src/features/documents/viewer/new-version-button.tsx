import { useLingui } from '@lingui/react/macro';
import { type Upload, supersedeUpload } from '@mediation/api-client';
import { AlertDialog, Button, type ButtonProps } from '@mediation/ui';
import { RefreshCw } from 'lucide-react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { useAction } from '../../../shared/forms/use-action.ts';

export interface NewVersionButtonProps extends Pick<ButtonProps, 'size' | 'block'> {
  upload: Upload;
  /** What the button says; without it "Ask for a newer version". */
  children?: string;
  /** Goes to the owner with the question. */
  note?: string;
  onAsked?: () => void;
}

/** Lets the mediator ask for a newer version of a document. This cannot be undone, as the owner is notified at once. */
export function NewVersionButton({ upload, children, note = '', onAsked, ...look }: NewVersionButtonProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, isBusy } = useAction();
  if (upload.status !== 'pending' && upload.status !== 'confirmed') return null;
  const ask = async () => {
    const { id: uploadId, version } = upload;
    const isAsked = await run(() => call(supersedeUpload, { uploadId, version, ...(note !== '' && { note }) }), {
      failed: t`Failed to ask for a newer version`,
      done: t`You asked ${upload.owner_name} for a newer version.`,
    });
    if (isAsked) onAsked?.();
  };
  const label = children ?? t`Ask for a newer version`;
  return (
    <AlertDialog.Root>
      <AlertDialog.Trigger asChild>
        <Button tone="secondary" busy={isBusy} {...look}>
          <RefreshCw />
          {label}
        </Button>
      </AlertDialog.Trigger>
      <AlertDialog.Content>
        <AlertDialog.Title>{t`Ask for a newer version?`}</AlertDialog.Title>
        <AlertDialog.Body>
          <AlertDialog.Description>
            {t`${upload.owner_name} is told at once, and this document no longer counts as received. You can’t undo this.`}
            {note !== '' && ` ${t`Your note goes with it.`}`}
          </AlertDialog.Description>
        </AlertDialog.Body>
        <AlertDialog.Foot>
          <AlertDialog.Cancel>{t`Keep this one`}</AlertDialog.Cancel>
          <AlertDialog.Action onClick={() => void ask()}>{label}</AlertDialog.Action>
        </AlertDialog.Foot>
      </AlertDialog.Content>
    </AlertDialog.Root>
  );
}
