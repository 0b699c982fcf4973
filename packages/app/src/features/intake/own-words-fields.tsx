import { useLingui } from '@lingui/react/macro';
import { limits } from '@mediation/api-client';
import { Card, Field, Stack, Textarea } from '@mediation/ui';
import type { FieldsProps } from './intake-form.tsx';

/** What somebody tells as they like. */
export function OwnWordsFields({ values, set, labels }: FieldsProps) {
  const { t } = useLingui();
  const questions = [
    { field: 'relationship', hint: t`The dates of the wedding and of the separation.` },
    { field: 'matters', hint: t`What should be settled first.` },
    { field: 'access', hint: t`An interpreter, breaks, a room without stairs.` },
  ] as const;
  return (
    <Card aria-labelledby="more">
      <Stack gap="large">
        <Card.Title id="more">{labels.ownWords}</Card.Title>
        {questions.map(({ field, hint }) => (
          <Field key={field} id={field} label={labels.fields[field]} hint={hint} optional={t`(optional)`}>
            <Textarea
              maxLength={limits.messageMax}
              value={values[field]}
              onChange={(event) => set({ [field]: event.target.value })}
            />
          </Field>
        ))}
      </Stack>
    </Card>
  );
}
