import { useLingui } from '@lingui/react/macro';
import type { Requirement } from '@mediation/api-client';
import { Field, Select } from '@mediation/ui';
import { documentNames } from '../../../words/names/document-names.ts';
import { requirementText } from '../../../words/texts/requirement-text.ts';

export interface KindFieldProps {
  requirements: Requirement[];
  /** The id of a requirement, `other`, or empty before the choice. */
  value: string;
  onValueChange: (value: string) => void;
  error?: string | false;
}

/** Asks what a document is. */
export function KindField({ requirements, value, onValueChange, error }: KindFieldProps) {
  const { t, i18n } = useLingui();
  return (
    <Field label={t`What is it?`} error={error}>
      <Select value={value} onChange={(event) => onValueChange(event.target.value)}>
        {value === '' && (
          <option value="" disabled>
            {t`Choose a document`}
          </option>
        )}
        {requirements.map((it) => (
          <option key={it.id} value={it.id}>
            {requirementText(it).label}
          </option>
        ))}
        <option value="other">{i18n._(documentNames.other)}</option>
      </Select>
    </Field>
  );
}
