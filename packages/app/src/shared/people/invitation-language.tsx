import { useLingui } from '@lingui/react/macro';
import { Field, Select } from '@mediation/ui';
import type { ComponentProps } from 'react';
import { languages } from '../../language.ts';

/** Chooses the language in which somebody is invited. */
export function InvitationLanguage(props: ComponentProps<typeof Select>) {
  const { t } = useLingui();
  return (
    <Field
      label={t`Language of the invitation`}
      hint={t`Their account begins in this language, too. They can change it.`}
    >
      <Select {...props}>
        {Object.entries(languages).map(([language, name]) => (
          <option key={language} value={language} lang={language}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
