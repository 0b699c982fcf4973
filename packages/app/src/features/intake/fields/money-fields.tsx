import { useLingui } from '@lingui/react/macro';
import { Checkbox, Field, Fieldset, FormRow, MoneyInput, Select, Stack } from '@mediation/ui';
import { viewerLocale } from '../../../words/names/viewer.ts';
import { type Amount, type Money, unsure } from '../form/answers.ts';
import type { FieldsProps } from './fields.ts';
import { currencies, currencyName, currencyOf, fromMinor, toMinor } from '../../../words/amounts/money.ts';
import { useTerms } from '../form/use-terms.ts';
import { WordsField } from './words-field.tsx';

/** What comes in, what goes out, what there is and what is owed, roughly. */
export function MoneyFields({ values, set, errorOf, isForClient, currency: ofCase }: FieldsProps) {
  const { t } = useLingui();
  const terms = useTerms();
  const currency = currencyOf(values, ofCase);
  const groups: { title: string; hint: string; fields: Amount[] }[] = [
    {
      title: t`Each month`,
      hint: t`A usual month, not the best or the worst.`,
      fields: ['income', 'otherIncome', 'costs'],
    },
    {
      title: t`What there is`,
      hint: isForClient
        ? t`What belongs to your client, alone or together.`
        : t`What belongs to you, alone or together.`,
      fields: ['home', 'savings', 'pensions'],
    },
    {
      title: t`What is owed`,
      hint: isForClient ? t`By your client, alone or together.` : t`By you, alone or together.`,
      fields: ['mortgage', 'debts'],
    },
  ];
  const offered = currencies.includes(currency) ? currencies : [currency, ...currencies];
  return (
    <>
      <Field
        id="currency"
        label={t`Currency`}
        hint={
          ofCase !== null && ofCase !== currency ? t`The case is in another currency: ${currencyName(ofCase)}.` : null
        }
      >
        <Select value={currency} onChange={(event) => set({ currency: event.target.value })}>
          {offered.map((it) => (
            <option key={it} value={it}>
              {currencyName(it)}
            </option>
          ))}
        </Select>
      </Field>
      {groups.map(({ title, hint, fields }) => (
        <Fieldset key={title} label={title} hint={hint}>
          <Stack gap="medium">
            {fields.map((field) => {
              const value = values[field];
              return (
                <FormRow key={field} widths="with-check">
                  <Field id={field} label={terms[field]} error={errorOf(field)}>
                    <MoneyInput
                      currency={currency}
                      locale={viewerLocale()}
                      value={shownOf(value, currency)}
                      onValueChange={(amount) => set({ [field]: moneyOf(amount, currency), currency })}
                    />
                  </Field>
                  <Checkbox
                    label={t`Not sure`}
                    checked={value === unsure}
                    onCheckedChange={(isUnsure) => set({ [field]: isUnsure ? unsure : null })}
                  />
                </FormRow>
              );
            })}
          </Stack>
        </Fieldset>
      ))}
      <WordsField
        id="money"
        label={t`Anything else about money`}
        hint={t`A business, a debt that worries you, something that changes soon.`}
        value={values.money}
        onValueChange={(money) => set({ money })}
      />
    </>
  );
}

function shownOf(value: Money, currency: string) {
  if (typeof value === 'number') return fromMinor(value, currency);
  return value === null || value === unsure ? null : value.typed;
}

function moneyOf(amount: number | string | null, currency: string): Money {
  if (typeof amount === 'number') return toMinor(amount, currency);
  return amount === null ? null : { typed: amount };
}
