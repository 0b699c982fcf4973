import { useLingui } from '@lingui/react/macro';
import { limits, type Upload, rejectUpload } from '@mediation/api-client';
import { Button, Dialog, Field, Notice, RadioGroup, Stack, Textarea } from '@mediation/ui';
import { useState } from 'react';
import { useBackend } from '../../backend/backend-provider.tsx';
import { useReturnFocus } from '../../browser/use-return-focus.ts';
import { errorText } from '../../words/error-text.ts';
import { documentNames, rejectReasons } from '../../words/document-names.ts';

type Reason = keyof typeof rejectReasons;

/** Sends a document back with a reason that its owner reads. */
export function RejectDialog({ upload, onClose }: { upload: Upload; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { call } = useBackend();
  const returnFocus = useReturnFocus();
  const [reason, setReason] = useState<Reason | null>(null);
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const sendBack = async () => {
    if (reason === null) return setProblem(t`Choose a reason.`);
    setBusy(true);
    try {
      await call(rejectUpload, {
        uploadId: upload.id,
        version: upload.version,
        reject_code: reason,
        ...(note.trim() !== '' && { reject_note: note.trim() }),
      });
      return onClose();
    } catch (error) {
      setBusy(false);
      return setProblem(errorText(error, t`Failed to send the document back`));
    }
  };

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content size="medium" closeLabel={t`Close`} onCloseAutoFocus={returnFocus}>
        <Dialog.Title>{t`Send this document back?`}</Dialog.Title>
        <Dialog.Body>
          <Stack gap="large">
            <Dialog.Description>
              {t`${i18n._(documentNames[upload.doc_type])}, ${upload.file_name}. ${upload.owner_name} reads your reason and can send it again.`}
            </Dialog.Description>
            <RadioGroup.Root
              label={t`Reason`}
              value={reason}
              onValueChange={(it) => {
                setReason(it as Reason);
                setProblem(null);
              }}
            >
              {(Object.keys(rejectReasons) as Reason[]).map((it) => (
                <RadioGroup.Item key={it} value={it}>
                  {i18n._(rejectReasons[it])}
                </RadioGroup.Item>
              ))}
            </RadioGroup.Root>
            <Field label={t`Note to ${upload.owner_name}`} optional={t`(optional)`}>
              <Textarea value={note} maxLength={limits.noteMax} onChange={(event) => setNote(event.target.value)} />
            </Field>
            {problem !== null && (
              <Notice tone="danger" role="alert">
                {problem}
              </Notice>
            )}
          </Stack>
        </Dialog.Body>
        <Dialog.Foot>
          <Dialog.Close asChild>
            <Button tone="secondary">{t`Keep looking`}</Button>
          </Dialog.Close>
          <Button busy={isBusy} onClick={() => void sendBack()}>
            {isBusy ? t`Sending back` : t`Send back`}
          </Button>
        </Dialog.Foot>
      </Dialog.Content>
    </Dialog.Root>
  );
}
