import { useLingui } from '@lingui/react/macro';
import type { Retention } from '@mediation/api-client';
import { Field, FormRow, Input } from '@mediation/ui';

type Years = { [Kind in keyof Retention]?: number | undefined };

export interface RetentionFieldsProps {
  value: Years;
  onChange: (value: Years) => void;
  /** The fields that are not a valid number of years. */
  errors?: Partial<Record<keyof Retention, unknown>> | undefined;
}

/** The retention of each class of data, in years after a case is closed. */
export function RetentionFields({ value, onChange, errors }: RetentionFieldsProps) {
  const { t } = useLingui();
  const names: Record<keyof Retention, string> = {
    messages: t`Messages`,
    financial_documents: t`Financial documents`,
    notes: t`Notes`,
    agreement: t`Agreement`,
    audit: t`Audit log`,
  };
  return (
    <FormRow>
      {(Object.keys(names) as (keyof Retention)[]).map((kind) => (
        <Field
          key={kind}
          label={names[kind]}
          hint={t`Years, 1 to 30`}
          error={errors?.[kind] !== undefined && t`Enter a whole number from 1 to 30.`}
        >
          <Input
            type="number"
            min={1}
            max={30}
            value={value[kind]}
            onChange={(event) => onChange({ ...value, [kind]: event.target.valueAsNumber })}
          />
        </Field>
      ))}
    </FormRow>
  );
}
