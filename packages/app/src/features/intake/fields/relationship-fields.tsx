import { useLingui } from '@lingui/react/macro';
import { Checkbox, DateInput, emptyDate, Stack } from '@mediation/ui';
import { unsure } from '../form/answers.ts';
import { ChoiceField } from './choice-field.tsx';
import type { FieldsProps } from './fields.ts';
import { WordsField } from './words-field.tsx';

/** When it began, when it ended, and what there is to say about it. */
export function RelationshipFields({ values, set, errorOf, isForClient }: FieldsProps) {
  const { t } = useLingui();
  const dates = [
    { field: 'marriedOn', label: t`Date of the wedding, or when it began` },
    { field: 'separatedOn', label: t`Date of the separation` },
  ] as const;
  return (
    <>
      <ChoiceField
        id="livingApart"
        label={isForClient ? t`Do they live apart?` : t`Do you live apart?`}
        value={values.livingApart}
        onValueChange={(livingApart) => set({ livingApart })}
      />
      {dates.map(({ field, label }) => (
        <Stack key={field} gap="small">
          <DateInput
            id={field}
            label={label}
            optional={t`(optional)`}
            hint={t`For example 27 3 2009`}
            labels={{ day: t`Day`, month: t`Month`, year: t`Year` }}
            value={values[field] === unsure ? emptyDate : values[field]}
            onValueChange={(date) => set({ [field]: date })}
            error={errorOf(field)}
          />
          <Checkbox
            label={t`Not sure of the date`}
            checked={values[field] === unsure}
            onCheckedChange={(isUnsure) => set({ [field]: isUnsure ? unsure : emptyDate })}
          />
        </Stack>
      ))}
      <WordsField
        id="relationship"
        label={isForClient ? t`In their own words` : t`In your own words`}
        hint={t`Whatever helps to understand how things are. Nothing here is a decision.`}
        value={values.relationship}
        onValueChange={(relationship) => set({ relationship })}
      />
    </>
  );
}
