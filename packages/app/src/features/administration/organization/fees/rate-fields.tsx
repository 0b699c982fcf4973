import { useLingui } from '@lingui/react/macro';
import { limits, type RateCard } from '@mediation/api-client';
import { Button, Field, Fieldset, FormRow, IconButton, Input, MoneyInput, Select, Stack } from '@mediation/ui';
import { Plus, X } from 'lucide-react';
import { overText } from '../../../../words/amounts/over-text.ts';
import { currencies, currencyName } from '../../../../words/amounts/money.ts';
import { viewerLocale } from '../../../../words/names/viewer.ts';
import type { BandValues, RateCardParts } from './rate-card-values.ts';

/** How the office charges, how much, and the tax. */
export function RateFields({ values, problems, set }: RateCardParts) {
  const { t } = useLingui();
  const { charging, currency, bands } = values;
  const ways: Record<RateCard['charging'], string> = {
    session: t`By the session`,
    hour: t`By the hour`,
    fixed: t`A fixed fee for a case`,
    free: t`Free of charge`,
  };
  const money = { currency, locale: viewerLocale() };
  return (
    <>
      <FormRow>
        <Field label={t`How do you charge?`}>
          <Select value={charging} onChange={({ target }) => set({ charging: target.value as RateCard['charging'] })}>
            {Object.entries(ways).map(([way, name]) => (
              <option key={way} value={way}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t`Currency`}>
          <Select value={currency} onChange={({ target }) => set({ currency: target.value })}>
            {[...new Set([currency, ...currencies])].map((it) => (
              <option key={it} value={it}>
                {currencyName(it)}
              </option>
            ))}
          </Select>
        </Field>
      </FormRow>
      {charging !== 'free' && bands.length === 0 && (
        <Field
          label={t`Rate, with the tax`}
          hint={t`Invoices that were sent keep the rate that they were made with.`}
          error={
            problems.rate &&
            (overText(values.rate, limits.rateMost, currency) ?? t`Write the rate in numbers, like 216.`)
          }
        >
          <MoneyInput {...money} value={values.rate} onValueChange={(rate) => set({ rate })} />
        </Field>
      )}
      {charging !== 'free' && <BandFields values={values} problems={problems} set={set} />}
      <FormRow>
        <Field
          label={t`Name of the tax`}
          optional={t`(optional)`}
          error={problems.taxName && t`Write what the tax is called, like VAT.`}
        >
          <Input
            value={values.taxName}
            maxLength={limits.taxNameMax}
            autoComplete="off"
            onChange={({ target }) => set({ taxName: target.value })}
          />
        </Field>
        <Field
          label={t`Percent of the tax`}
          optional={t`(optional)`}
          error={problems.taxPercent && t`Write a number from 0 to 50, with two decimals at most.`}
        >
          <Input
            inputMode="decimal"
            value={values.taxPercent}
            maxLength={5}
            autoComplete="off"
            onChange={({ target }) => set({ taxPercent: target.value })}
          />
        </Field>
      </FormRow>
      <Field
        label={t`What each party pays ahead`}
        optional={t`(optional)`}
        hint={t`The mediator notes what came. The first invoices use it up, and never go below zero.`}
        error={
          problems.deposit &&
          (overText(values.deposit, limits.rateMost, currency) ?? t`Write the amount in numbers, like 60.`)
        }
      >
        <MoneyInput {...money} value={values.deposit} onValueChange={(deposit) => set({ deposit })} />
      </Field>
    </>
  );
}

/** The rows of a sliding scale. */
function BandFields({ values: { bands, currency }, problems, set }: RateCardParts) {
  const { t } = useLingui();
  const money = { currency, locale: viewerLocale() };
  const next = Math.max(-1, ...bands.map(({ id }) => id)) + 1;
  const change = (id: number, changes: Partial<BandValues>) =>
    set({ bands: bands.map((it) => (it.id === id ? { ...it, ...changes } : it)) });
  const add = () => {
    const row = { id: next, upTo: null, rate: null };
    set({ bands: bands.length === 0 ? [row, { ...row, id: next + 1 }] : [row, ...bands].toSorted(lastStays(bands)) });
  };
  const remove = (id: number) => set({ bands: bands.length <= 2 ? [] : bands.filter((it) => it.id !== id) });
  return (
    <Fieldset
      label={t`Sliding scale by income`}
      optional={t`(optional)`}
      hint={t`Each row has its rate. The mediator chooses the row for a case.`}
      error={problems.bands && t`Give each row its rate, and an income that is higher than in the row before.`}
    >
      <Stack>
        {bands.map(({ id, upTo, rate }, at) => (
          <FormRow
            key={id}
            action={
              at < bands.length - 1 && (
                <IconButton label={t`Remove row ${at + 1}`} onClick={() => remove(id)}>
                  <X />
                </IconButton>
              )
            }
          >
            {at === bands.length - 1 ? (
              <Field label={t`Income up to`}>
                <Input value={t`any higher one`} readOnly />
              </Field>
            ) : (
              <Field label={t`Income up to`}>
                <MoneyInput {...money} value={upTo} onValueChange={(it) => change(id, { upTo: it })} />
              </Field>
            )}
            <Field label={t`Rate, with the tax`}>
              <MoneyInput {...money} value={rate} onValueChange={(it) => change(id, { rate: it })} />
            </Field>
          </FormRow>
        ))}
        {bands.length < limits.feeBands && (
          <div>
            <Button tone="plain" size="small" flush onClick={add}>
              <Plus />
              {bands.length === 0 ? t`Charge by income` : t`Add a row`}
            </Button>
          </div>
        )}
      </Stack>
    </Fieldset>
  );
}

/** A new row goes before the last one, which has no end. */
const lastStays = (bands: readonly BandValues[]) => (one: BandValues, other: BandValues) => {
  const place = ({ id }: BandValues) => {
    const at = bands.findIndex((it) => it.id === id);
    return at === -1 ? bands.length - 1.5 : at;
  };
  return place(one) - place(other);
};
