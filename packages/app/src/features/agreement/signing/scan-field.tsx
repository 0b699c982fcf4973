import { useLingui } from '@lingui/react/macro';
import { limits, listUploads } from '@mediation/api-client';
import { Field, Select, Stack } from '@mediation/ui';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { moment } from '../../../words/relative-time.ts';
import { ScanUpload } from './scan-upload.tsx';

export interface ScanFieldProps {
  caseId: string;
  /** The id of the document, or empty before the choice. */
  value: string;
  onValueChange: (value: string) => void;
  error?: string | false;
}

/** Asks for the scan of a signed paper: one that is there, or a new one. The documents that the parties were asked for are no agreements. */
export function ScanField({ caseId, value, onValueChange, error }: ScanFieldProps) {
  const { t } = useLingui();
  const { data } = useEndpoint(listUploads, { case_id: caseId, limit: limits.pageMax });
  const scans = (data?.uploads ?? [])
    .filter(({ status, doc_type }) => doc_type === 'other' && (status === 'pending' || status === 'confirmed'))
    .toSorted((one, other) => other.created_at.localeCompare(one.created_at));
  return (
    <Stack gap="small">
      <Field
        label={t`The scan`}
        hint={t`Choose a document that somebody added to the case as “Another document”, the newest is first, or upload the scan. Everyone in the case can read what you upload.`}
        error={error}
      >
        <Select value={value} onChange={({ target }) => onValueChange(target.value)}>
          <option value="">{t`Choose a document`}</option>
          {scans.map(({ id, file_name, created_at }) => (
            <option key={id} value={id}>
              {`${file_name}, ${moment(created_at)}`}
            </option>
          ))}
        </Select>
      </Field>
      <ScanUpload caseId={caseId} onUploaded={onValueChange} />
    </Stack>
  );
}
