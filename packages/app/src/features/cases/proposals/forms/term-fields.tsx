import { useLingui } from '@lingui/react/macro';
import { limits } from '@mediation/api-client';
import { Button, Field, Fieldset, IconButton, Input, Row, Rule, Stack } from '@mediation/ui';
import { Plus, X } from 'lucide-react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import type { ProposalWords } from './proposal-form.ts';
import { LongText } from '../../../../shared/forms/long-text.tsx';

const isFilled = (text: string) => text.trim() !== '';

/** The rows of a proposal: what each is about, and what is proposed. */
export function TermFields({ form }: { form: UseFormReturn<ProposalWords> }) {
  const { t } = useLingui();
  const { register, control, formState } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'terms' });
  return (
    <Fieldset label={t`What you propose`}>
      <Stack gap="large">
        {fields.map(({ id }, at) => {
          const errors = formState.errors.terms?.[at];
          return (
            <Stack key={id} gap="normal">
              <Row align="end" gap="small">
                <Stack grow>
                  <Field label={t`Point ${at + 1}`} error={errors?.label && t`Name the point, like “Wednesday”.`}>
                    <Input
                      {...register(`terms.${at}.label`, { validate: isFilled })}
                      maxLength={limits.termLabelMax}
                      autoComplete="off"
                    />
                  </Field>
                </Stack>
                {fields.length > 1 && (
                  <IconButton label={t`Remove point ${at + 1}`} onClick={() => remove(at)}>
                    <X />
                  </IconButton>
                )}
              </Row>
              <Field label={t`Your proposal for point ${at + 1}`} error={errors?.words && t`Say what you propose.`}>
                <LongText
                  {...register(`terms.${at}.words`, { validate: isFilled })}
                  rows={2}
                  most={limits.termWordsMax}
                />
              </Field>
              <Rule />
            </Stack>
          );
        })}
        <div>
          <Button
            tone="quiet"
            disabled={fields.length >= limits.termsMax}
            onClick={() => append({ label: '', words: '' })}
          >
            <Plus />
            {t`Add a point`}
          </Button>
        </div>
      </Stack>
    </Fieldset>
  );
}
