import { useLingui } from '@lingui/react/macro';
import { type AgreementVersion, removeUpload, signOnPaper } from '@mediation/api-client';
import { CheckboxGroup } from '@mediation/ui';
import { useState } from 'react';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { sendOrFind } from '../../../../shared/documents/adding/send-document.ts';
import { ActionDialog } from '../../../../shared/forms/action-dialog.tsx';
import { DayField } from '../../../../shared/forms/day-field.tsx';
import { today } from '../../../../words/times/due-text.ts';
import { type Scan, ScanField } from './scan-field.tsx';

export interface PaperDialogProps {
  version: AgreementVersion;
  unsigned: AgreementVersion['parties'];
  onClose: () => void;
}

/** Records signatures on paper: the day, the scan and who signed. Nothing is chosen beforehand. */
export function PaperDialog({ version, unsigned, onClose }: PaperDialogProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { case_id: caseId, id: versionId, hash, number, signable_at } = version;
  const [day, setDay] = useState<string>();
  const [scan, setScan] = useState<Scan>('');
  const [signers, setSigners] = useState<string[]>([]);
  const [isChecked, setChecked] = useState(false);
  const isReady = () => {
    setChecked(true);
    return day !== undefined && scan !== '' && signers.length > 0;
  };
  const record = async (upload_id: string) =>
    call(signOnPaper, { caseId, versionId, hash, signed_on: day ?? '', upload_id, participant_ids: signers });
  // A new scan is for everybody to read, so it is sent with the record, and does not stay without it.
  const recordWith = async (file: File) => {
    const { upload, isNew } = await sendOrFind(call, {
      case_id: caseId,
      audience: 'everyone',
      doc_type: 'other',
      file,
    });
    try {
      await record(upload.id);
    } catch (error) {
      if (isNew) await call(removeUpload, { uploadId: upload.id });
      throw error;
    }
  };
  return (
    <ActionDialog
      title={t`Was version ${number} signed on paper?`}
      description={t`Check that the paper has exactly these words and the fingerprint that begins ${hash.slice(0, 4)} ${hash.slice(4, 8)}. Everybody in the case is told, and each party can say that it is not right.`}
      action={t`Record the signatures`}
      failed={t`Failed to record the signatures`}
      done={t`Signatures recorded`}
      isReady={isReady}
      work={() => (typeof scan === 'string' ? record(scan) : recordWith(scan))}
      onClose={onClose}
    >
      <CheckboxGroup.Root
        label={t`Who signed`}
        value={signers}
        onValueChange={setSigners}
        error={isChecked && signers.length === 0 && t`Choose who signed.`}
      >
        {unsigned.map(({ id, name }) => (
          <CheckboxGroup.Item key={id} value={id}>
            {name}
          </CheckboxGroup.Item>
        ))}
      </CheckboxGroup.Root>
      <DayField
        label={t`The day on the paper`}
        past
        first={signable_at.slice(0, 10)}
        last={today()}
        value={day}
        onValueChange={setDay}
        error={isChecked && day === undefined && t`Enter the day on the paper.`}
      />
      <ScanField
        caseId={caseId}
        value={scan}
        onValueChange={setScan}
        error={isChecked && scan === '' && t`Choose the scan.`}
      />
    </ActionDialog>
  );
}
