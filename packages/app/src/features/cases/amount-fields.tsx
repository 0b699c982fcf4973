import { useLingui } from '@lingui/react/macro';
import { Field, Fieldset, FormRow, MoneyInput, Select, Stack } from '@mediation/ui';
import { Controller } from 'react-hook-form';
import { currencies, currencyName, fromMinor, toMinor } from '../../words/amounts/money.ts';
import { viewerLocale } from '../../words/names/viewer.ts';
import { type CaseForm, chosenCurrency, type NewCaseAmount } from './create-case-form.ts';

/** The amounts that matter first, as far as the mediator knows them; the intake asks for all of them. */
export function AmountFields({ form: { control, register, watch, formState } }: { form: CaseForm }) {
  const { t } = useLingui();
  const currency = chosenCurrency(watch('financialSituation.currency'));
  const amount = (name: NewCaseAmount, label: string) => (
    <Controller
      control={control}
      name={`financialSituation.${name}`}
      defaultValue={null}
      render={({ field: { value, onChange } }) => (
        <Field label={label} error={formState.errors.financialSituation?.[name]?.message}>
          <MoneyInput
            currency={currency}
            locale={viewerLocale()}
            value={typeof value === 'number' ? fromMinor(value, currency) : (value ?? null)}
            onValueChange={(entered) => onChange(typeof entered === 'number' ? toMinor(entered, currency) : entered)}
          />
        </Field>
      )}
    />
  );
  return (
    <Fieldset label={t`Money`} optional={t`(optional)`}>
      <Stack>
        <Field label={t`Currency`}>
          <Select {...register('financialSituation.currency')} value={currency}>
            {currencies.map((it) => (
              <option key={it} value={it}>
                {currencyName(it)}
              </option>
            ))}
          </Select>
        </Field>
        <FormRow>
          {amount('income_minor', t`Pay after tax, each month`)}
          {amount('home_minor', t`Value of the home`)}
        </FormRow>
        <FormRow>
          {amount('savings_minor', t`Savings`)}
          {amount('debts_minor', t`Debts`)}
        </FormRow>
      </Stack>
    </Fieldset>
  );
}
