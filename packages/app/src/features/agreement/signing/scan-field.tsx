import { useLingui } from '@lingui/react/macro';
import { limits, listUploads } from '@mediation/api-client';
import { Field, Select } from '@mediation/ui';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { fullDate } from '../../../words/relative-time.ts';

export interface ScanFieldProps {
  caseId: string;
  /** The id of the document, or empty before the choice. */
  value: string;
  onValueChange: (value: string) => void;
  error?: string | false;
}

/** Asks for the scan of a signed paper. The documents that the parties were asked for are no agreements. */
export function ScanField({ caseId, value, onValueChange, error }: ScanFieldProps) {
  const { t } = useLingui();
  const { data } = useEndpoint(listUploads, { case_id: caseId, limit: limits.pageMax });
  const scans = (data?.uploads ?? [])
    .filter(({ status, doc_type }) => doc_type === 'other' && (status === 'pending' || status === 'confirmed'))
    .toSorted((one, other) => other.created_at.localeCompare(one.created_at));
  return (
    <Field
      label={t`The scan`}
      hint={t`A party or their lawyer adds it to the documents of the case, as “Another document” that you can read. The newest is first.`}
      error={error}
    >
      <Select value={value} onChange={({ target }) => onValueChange(target.value)}>
        <option value="">{t`Choose a document`}</option>
        {scans.map(({ id, file_name, created_at }) => (
          <option key={id} value={id}>
            {`${file_name}, ${fullDate(created_at)}`}
          </option>
        ))}
      </Select>
    </Field>
  );
}
