import { useLingui } from '@lingui/react/macro';
import type { Retention } from '@mediation/api-client';
import { Field, FormRow, Input } from '@mediation/ui';

export interface RetentionFieldsProps {
  value: Retention;
  onChange: (value: Retention) => void;
}

/** For how many years each class of data is kept after a case has ended. */
export function RetentionFields({ value, onChange }: RetentionFieldsProps) {
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
        <Field key={kind} label={names[kind]} hint={t`Years, 1 to 30`}>
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
