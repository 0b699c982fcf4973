import { useLingui } from '@lingui/react/macro';
import { type AgreementVersion, signOnPaper } from '@mediation/api-client';
import { CheckboxGroup } from '@mediation/ui';
import { useState } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { ActionDialog } from '../../../shared/forms/action-dialog.tsx';
import { DayField } from '../../../shared/forms/day-field.tsx';
import { today } from '../../../words/due-text.ts';
import { ScanField } from './scan-field.tsx';

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
  const [upload, setUpload] = useState('');
  const [signers, setSigners] = useState<string[]>([]);
  const [isChecked, setChecked] = useState(false);
  const isReady = () => {
    setChecked(true);
    return day !== undefined && upload !== '' && signers.length > 0;
  };
  return (
    <ActionDialog
      title={t`Was version ${number} signed on paper?`}
      description={t`Check that the paper has exactly these words and the fingerprint that begins ${hash.slice(0, 4)} ${hash.slice(4, 8)}. Everybody in the case is told. This cannot be undone.`}
      action={t`Record the signatures`}
      failed={t`Failed to record the signatures`}
      done={t`Signatures recorded`}
      isReady={isReady}
      work={() =>
        call(signOnPaper, {
          caseId,
          versionId,
          hash,
          signed_on: day ?? '',
          upload_id: upload,
          participant_ids: signers,
        })
      }
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
        value={upload}
        onValueChange={setUpload}
        error={isChecked && upload === '' && t`Choose the scan.`}
      />
    </ActionDialog>
  );
}
