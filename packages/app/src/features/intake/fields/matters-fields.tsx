import { useLingui } from '@lingui/react/macro';
import { ChoiceField } from './choice-field.tsx';
import type { FieldsProps } from './fields.ts';
import { WordsField } from './words-field.tsx';

/** What should be settled, and how somebody would like to meet. */
export function MattersFields({ values, set, isForClient }: FieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <WordsField
        id="matters"
        label={isForClient ? t`What matters most to your client?` : t`What matters most to you?`}
        hint={t`For example: the children keep their school, or staying in the home until summer.`}
        value={values.matters}
        onValueChange={(matters) => set({ matters })}
      />
      <ChoiceField
        id="meeting"
        label={isForClient ? t`How would your client like to meet?` : t`How would you like to meet?`}
        answers={['together', 'separate', 'video', 'video_separate']}
        value={values.meeting}
        onValueChange={(meeting) => set({ meeting })}
      />
    </>
  );
}
