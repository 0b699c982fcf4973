import { useLingui } from '@lingui/react/macro';
import { documentTypes } from '@mediation/api-client';
import { CheckboxGroup } from '@mediation/ui';
import { documentNames } from '../../../words/names/document-names.ts';
import { unsure } from '../form/answers.ts';
import type { FieldsProps } from './fields.ts';

/** Which of the documents that will be asked for are at hand. */
export function DocumentsFields({ values, set, isForClient }: FieldsProps) {
  const { t, i18n } = useLingui();
  return (
    <CheckboxGroup.Root
      id="documents"
      label={isForClient ? t`Your client has these at hand` : t`I have these at hand`}
      value={values.documents}
      onValueChange={(documents) => set({ documents })}
    >
      {documentTypes.map((type) => (
        <CheckboxGroup.Item key={type} value={type}>
          {i18n._(documentNames[type])}
        </CheckboxGroup.Item>
      ))}
      <CheckboxGroup.Item value={unsure}>{t`Not sure yet`}</CheckboxGroup.Item>
    </CheckboxGroup.Root>
  );
}
