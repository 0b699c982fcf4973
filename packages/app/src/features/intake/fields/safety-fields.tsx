import { useLingui } from '@lingui/react/macro';
import { AudienceLine, Checkbox, Notice } from '@mediation/ui';
import { Lock } from 'lucide-react';
import { ChoiceField } from './choice-field.tsx';
import type { FieldsProps } from './fields.ts';
import { WordsField } from './words-field.tsx';

/** What only the mediator learns: whether somebody feels safe, or would rather talk about it. */
export function SafetyFields({ values, set, mediator }: FieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <AudienceLine icon={<Lock />}>{t`Only ${mediator} reads this page.`}</AudienceLine>
      <ChoiceField
        id="safe"
        label={t`Do you feel safe with the other person?`}
        value={values.safe}
        onValueChange={(safe) => set({ safe })}
      />
      {values.safe === 'no' && (
        <Notice tone="info">
          {t`Thank you for saying so. ${mediator} reads it. If you are in danger now, call the emergency number where you are.`}
        </Notice>
      )}
      <Checkbox
        id="prefersToTalk"
        label={t`I prefer to talk about this`}
        hint={t`${mediator} gets in touch with you alone, in the safe way that your profile names.`}
        checked={values.prefersToTalk}
        onCheckedChange={(prefersToTalk) => set({ prefersToTalk })}
      />
      <WordsField
        id="safety"
        label={t`What should ${mediator} know?`}
        hint={t`What makes you feel unsafe, or what would help. Write only what you want to.`}
        value={values.safety}
        onValueChange={(safety) => set({ safety })}
      />
    </>
  );
}
