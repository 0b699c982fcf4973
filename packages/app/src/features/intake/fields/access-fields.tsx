import { useLingui } from '@lingui/react/macro';
import { limits } from '@mediation/api-client';
import { Field, Input } from '@mediation/ui';
import type { FieldsProps } from './fields.ts';
import { WordsField } from './words-field.tsx';

/** What makes it possible to take part. */
export function AccessFields({ values, set, isForClient }: FieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <Field
        id="interpreter"
        label={t`Interpreter`}
        optional={t`(optional)`}
        hint={t`For which language? Leave it empty where none is needed.`}
      >
        <Input
          autoComplete="off"
          maxLength={limits.nameMax}
          value={values.interpreter}
          onChange={(event) => set({ interpreter: event.target.value })}
        />
      </Field>
      <WordsField
        id="access"
        label={isForClient ? t`What else helps your client?` : t`What else helps you?`}
        hint={t`Breaks, a room without stairs, large print, somebody beside you.`}
        value={values.access}
        onValueChange={(access) => set({ access })}
      />
    </>
  );
}
