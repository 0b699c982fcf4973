import { useLingui } from '@lingui/react/macro';
import { limits, type Upload, rejectUpload } from '@mediation/api-client';
import { Button, Dialog, Field, RadioGroup, Stack, Textarea } from '@mediation/ui';
import { useState } from 'react';
import { useBackend } from '../../backend/backend-provider.tsx';
import { useReturnFocus } from '../../browser/use-return-focus.ts';
import { ProblemNotice } from '../../shared/forms/problem-notice.tsx';
import { useAction } from '../../shared/forms/use-action.ts';
import { documentNames, rejectReasons } from '../../words/document-names.ts';

type Reason = keyof typeof rejectReasons;

/** Rejects a document with a reason that its owner reads. */
export function RejectDialog({ upload, onClose }: { upload: Upload; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { call } = useBackend();
  const returnFocus = useReturnFocus();
  const [reason, setReason] = useState<Reason | null>(null);
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { run, isBusy, problem, reset } = useAction({ inPlace: true });

  const sendBack = async () => {
    setMissing(reason === null);
    if (reason === null) return;
    const rejection = {
      uploadId: upload.id,
      version: upload.version,
      reject_code: reason,
      ...(note.trim() !== '' && { reject_note: note.trim() }),
    };
    const isSent = await run(() => call(rejectUpload, rejection), { failed: t`Failed to send the document back` });
    if (isSent) onClose();
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
                setMissing(false);
                reset();
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
            <ProblemNotice problem={isMissing ? t`Choose a reason.` : problem} />
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
