import { useLingui } from '@lingui/react/macro';
import { limits } from '@mediation/api-client';
import { Field, Notice, Stack, Text } from '@mediation/ui';
import type { FieldsProps } from './fields.ts';
import type { questionOf } from '../form/sections.ts';
import { LongText } from '../../../shared/forms/long-text.tsx';

export interface QuestionFieldProps extends Pick<FieldsProps, 'values' | 'set' | 'mediator'> {
  asked: NonNullable<ReturnType<typeof questionOf>>;
}

/** What the mediator asked about a topic, with room for the answer. */
export function QuestionField({ asked: { section, question }, values, set, mediator }: QuestionFieldProps) {
  const { t } = useLingui();
  return (
    <Stack>
      <Notice tone="info">
        <Text weight="strong">{t`${mediator} asks`}</Text>
        <Text>{question}</Text>
      </Notice>
      <Field id="reply" label={t`Your answer to ${mediator}`} hint={t`You can also change the answers below.`}>
        <LongText
          most={limits.descriptionMax}
          value={values.replies[section] ?? ''}
          onChange={(event) => set({ replies: { ...values.replies, [section]: event.target.value } })}
        />
      </Field>
    </Stack>
  );
}
