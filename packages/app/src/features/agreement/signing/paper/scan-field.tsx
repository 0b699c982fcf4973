import { useLingui } from '@lingui/react/macro';
import { limits, listUploads } from '@mediation/api-client';
import { Field, Select, Stack } from '@mediation/ui';
import { useEndpoint } from '../../../../backend/use-endpoint.ts';
import { moment } from '../../../../words/times/relative-time.ts';
import { ScanChoice } from './scan-choice.tsx';

/** A file of this device, or the id of a document in the case; empty before the choice. */
export type Scan = string | File;

export interface ScanFieldProps {
  caseId: string;
  value: Scan;
  onValueChange: (value: Scan) => void;
  error?: string | false;
}

const chosenFile = 'file';

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
        hint={t`Choose a document that somebody added to the case as “Another document”, the newest is first, or a file of this device. Everyone in the case can read it once you record the signatures, and not before.`}
        error={error}
      >
        <Select
          value={value instanceof File ? chosenFile : value}
          onChange={({ target }) => target.value !== chosenFile && onValueChange(target.value)}
        >
          <option value="">{t`Choose a document`}</option>
          {value instanceof File && <option value={chosenFile}>{t`${value.name}, from this device`}</option>}
          {scans.map(({ id, file_name, created_at }) => (
            <option key={id} value={id}>
              {`${file_name}, ${moment(created_at)}`}
            </option>
          ))}
        </Select>
      </Field>
      <ScanChoice onChosen={onValueChange} />
    </Stack>
  );
}
