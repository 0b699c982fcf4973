import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Field } from '@mediation/ui';
import { Combobox } from '@mediation/ui/combobox';
import type { Double, useDoubles } from './use-doubles.ts';

export interface DoubleFieldProps {
  doubles: ReturnType<typeof useDoubles>;
  value: Double | null;
  onValueChange: (value: Double | null) => void;
  isMissing: boolean;
}

/** Chooses the other entry by name or address. */
export function DoubleField({ doubles, value, onValueChange, isMissing }: DoubleFieldProps) {
  const { t } = useLingui();
  return (
    <Field label={t`Same person as`} error={isMissing && t`Choose the other entry.`}>
      <Combobox
        items={doubles.found}
        itemKey={({ id }) => id}
        itemLabel={({ name }) => name}
        itemHint={({ kind, email }) => [email, kind === 'person' && t`has an account`].filter(Boolean).join(' · ')}
        value={value}
        onValueChange={onValueChange}
        onQueryChange={doubles.search}
        loading={doubles.isLoading}
        placeholder={t`Name or email`}
        labels={{
          show: t`Show contacts`,
          loading: t`Searching`,
          empty: () => t`Nobody found`,
          found: (count) => plural(count, { one: '# contact', other: '# contacts' }),
        }}
      />
    </Field>
  );
}
