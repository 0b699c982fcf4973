import { useLingui } from '@lingui/react/macro';
import { setCaseCurrency } from '@mediation/api-client';
import { Field, Select } from '@mediation/ui';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { useAction } from '../../../../shared/forms/use-action.ts';
import { currencies, currencyName } from '../../../../words/amounts/money.ts';

/** The currency of the case, until the first figure is there. */
export function CurrencyField({ caseId, currency }: { caseId: string; currency: string }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, isBusy } = useAction();
  const offered = currencies.includes(currency) ? currencies : [currency, ...currencies];
  return (
    <Field label={t`Currency`} hint={t`For all figures of this case. It stays as soon as there is a figure.`}>
      <Select
        value={currency}
        disabled={isBusy}
        onChange={({ target }) =>
          void run(() => call(setCaseCurrency, { caseId, currency: target.value }), {
            failed: t`Failed to set the currency`,
          })
        }
      >
        {offered.map((it) => (
          <option key={it} value={it}>
            {currencyName(it)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
