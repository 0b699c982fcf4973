import { useLingui } from '@lingui/react/macro';
import { type AgreementVersion, limits, listUploads, type Participant, signOnPaper } from '@mediation/api-client';
import { CheckboxGroup, Field, Input, Select } from '@mediation/ui';
import { useState } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { ActionDialog } from '../../../shared/forms/action-dialog.tsx';
import { today } from '../../../words/due-text.ts';

export interface PaperDialogProps {
  version: AgreementVersion;
  parties: readonly Participant[];
  onClose: () => void;
}

/** Records signatures on paper: the day, the scan and who signed. Nothing is chosen beforehand. */
export function PaperDialog({ version, parties, onClose }: PaperDialogProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { case_id: caseId, id: versionId, hash, number, signatures, signable_at } = version;
  const { data } = useEndpoint(listUploads, { case_id: caseId, limit: limits.pageMax });
  const [day, setDay] = useState('');
  const [upload, setUpload] = useState('');
  const [signers, setSigners] = useState<string[]>([]);
  const [isChecked, setChecked] = useState(false);
  const scans = (data?.uploads ?? []).filter(({ status }) => status === 'pending' || status === 'confirmed');
  const open = parties.filter(({ id }) => !signatures.some((it) => it.participant_id === id));
  const isReady = () => {
    setChecked(true);
    return day !== '' && upload !== '' && signers.length > 0;
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
        call(signOnPaper, { caseId, versionId, hash, signed_on: day, upload_id: upload, participant_ids: signers })
      }
      onClose={onClose}
    >
      <CheckboxGroup.Root
        label={t`Who signed`}
        value={signers}
        onValueChange={setSigners}
        error={isChecked && signers.length === 0 && t`Choose who signed.`}
      >
        {open.map(({ id, name }) => (
          <CheckboxGroup.Item key={id} value={id}>
            {name}
          </CheckboxGroup.Item>
        ))}
      </CheckboxGroup.Root>
      <Field label={t`The day on the paper`} error={isChecked && day === '' && t`Enter the day on the paper.`}>
        <Input
          type="date"
          value={day}
          min={signable_at.slice(0, 10)}
          max={today()}
          onChange={({ target }) => setDay(target.value)}
        />
      </Field>
      <Field
        label={t`The scan`}
        hint={t`Add it to the documents of the case first.`}
        error={isChecked && upload === '' && t`Choose the scan.`}
      >
        <Select value={upload} onChange={({ target }) => setUpload(target.value)}>
          <option value="">{t`Choose a document`}</option>
          {scans.map(({ id, file_name }) => (
            <option key={id} value={id}>
              {file_name}
            </option>
          ))}
        </Select>
      </Field>
    </ActionDialog>
  );
}
