import { useLingui } from '@lingui/react/macro';
import { Field, FormRow, Heading, Input, Stack, Text } from '@mediation/ui';
import { errorOf } from '../../../../shared/forms/error-of.ts';
import type { PoliciesProps } from './policies-input.ts';

/** Whom the assistant and advice name when somebody may be in danger, in each of their languages. */
export function SafetyContactFields({ form: { register, formState } }: PoliciesProps) {
  const { t } = useLingui();
  const fields = [
    { name: 'emergency', label: t`Emergency number`, hint: t`Like 112` },
    { name: 'violence_line', label: t`Helpline for violence`, hint: t`Name and number` },
    { name: 'crisis_line', label: t`Crisis line`, hint: t`For despair and suicide` },
  ] as const;
  const languages = [
    { code: 'en', title: t`Whom to call in danger, in English` },
    { code: 'es', title: t`Whom to call in danger, in Spanish` },
  ] as const;
  return (
    <>
      {languages.map(({ code, title }) => (
        <Stack key={code} gap="large" asChild>
          <section aria-labelledby={`safety-contacts-${code}`}>
            <Heading level={3} id={`safety-contacts-${code}`}>
              {title}
            </Heading>
            {code === 'en' && (
              <Text tone="soft">{t`The assistant names these when somebody may not be safe. Left empty, it speaks of the local numbers.`}</Text>
            )}
            <FormRow>
              {fields.map(({ name, label, hint }) => (
                <Field
                  key={name}
                  label={label}
                  hint={hint}
                  error={errorOf(
                    formState.errors.safety_contacts?.[code]?.[name],
                    t`Give the number to call, like 112.`,
                  )}
                >
                  <Input {...register(`safety_contacts.${code}.${name}`)} autoComplete="off" maxLength={120} />
                </Field>
              ))}
            </FormRow>
          </section>
        </Stack>
      ))}
    </>
  );
}
