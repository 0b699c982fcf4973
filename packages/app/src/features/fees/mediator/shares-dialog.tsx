import { useLingui } from '@lingui/react/macro';
import { type CaseFees, limits, saveCaseFees } from '@mediation/api-client';
import { Field, FormRow, Input, MoneyInput, Select } from '@mediation/ui';
import { useState } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { ActionDialog } from '../../../shared/forms/action-dialog.tsx';
import { overText } from '../../../words/amounts/over-text.ts';
import { amountText, fromMinor, toMinor } from '../../../words/amounts/money.ts';
import { firstName } from '../../../words/names/people-names.ts';
import { viewerLocale } from '../../../words/names/viewer.ts';

export interface SharesDialogProps {
  caseId: string;
  fees: CaseFees;
  onClose: () => void;
}

const percentOf = (text: string) => (/^\d{1,3}$/.test(text.trim()) && Number(text) <= 100 ? Number(text) : null);

/** Changes how the parties share, the income band and what each has paid ahead. */
export function SharesDialog({ caseId, fees, onClose }: SharesDialogProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { currency, bands, deposit_minor: deposit } = fees;
  const [shares, setShares] = useState(fees.shares.map(({ share }) => String(share)));
  const [ahead, setAhead] = useState<(number | string | null)[]>(
    fees.shares.map(({ ahead_minor: minor }) => fromMinor(minor, currency)),
  );
  const [band, setBand] = useState(fees.rate_minor === null ? '' : String(fees.band_up_to ?? ''));
  // Saved over the version that it began with.
  const [version] = useState(fees.version);
  const [isChecked, setChecked] = useState(false);
  const [first = null, second = null] = shares.map(percentOf);
  const isWhole = first !== null && second !== null && first + second === 100;
  const minorOf = (at: number) => {
    const amount = ahead[at];
    return typeof amount === 'number' ? toMinor(amount, currency) : 0;
  };
  const isBanded = bands.length === 0 || band !== '';
  return (
    <ActionDialog
      title={t`Shares and what was paid ahead`}
      description={t`Each party learns only their own share and the total. Invoices that were sent keep their figures.`}
      action={t`Save`}
      failed={t`Failed to save the shares`}
      isReady={() => {
        setChecked(true);
        return isWhole && isBanded && ahead.every((it) => isAmount(it, currency));
      }}
      work={() =>
        call(saveCaseFees, {
          caseId,
          share_a: first ?? 0,
          share_b: second ?? 0,
          band_up_to: band === '' ? null : Number(band),
          ahead_a_minor: minorOf(0),
          ahead_b_minor: minorOf(1),
          version,
        })
      }
      onClose={onClose}
    >
      <FormRow>
        {fees.shares.map(({ participant_id: id, name }, index) => (
          <Field
            key={id}
            label={t`Share of ${firstName(name)}, in percent`}
            error={isChecked && !isWhole && index === 1 && t`Make both shares add up to 100 percent.`}
          >
            <Input
              inputMode="numeric"
              value={shares[index] ?? ''}
              maxLength={3}
              autoComplete="off"
              onChange={({ target }) => setShares(at(shares, index, target.value))}
            />
          </Field>
        ))}
      </FormRow>
      {bands.length > 0 && (
        <Field
          label={t`Income band`}
          hint={t`Your office charges by income. You choose the band; no income is kept here.`}
          error={isChecked && !isBanded && t`Choose a band.`}
        >
          <Select value={band} onChange={({ target }) => setBand(target.value)}>
            <option value="">{t`Choose a band`}</option>
            {bands.map(({ up_to_minor: upTo, rate_minor: rate }) => (
              <option key={upTo ?? 0} value={String(upTo ?? 0)}>
                {upTo === null
                  ? t`Any higher income: ${amountText(rate, currency)}`
                  : t`Up to ${amountText(upTo, currency)}: ${amountText(rate, currency)}`}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {fees.shares.map(({ participant_id: id, name }, index) => (
        <Field
          key={id}
          label={t`Paid ahead by ${firstName(name)}`}
          hint={index === 0 && deposit > 0 && t`Your office asks each for ${amountText(deposit, currency)}.`}
          error={
            isChecked &&
            !isAmount(ahead[index], currency) &&
            (overText(ahead[index], limits.rateMost, currency) ?? t`Write the amount in numbers, like 60.`)
          }
        >
          <MoneyInput
            currency={currency}
            locale={viewerLocale()}
            value={ahead[index] ?? null}
            onValueChange={(it) => setAhead(at(ahead, index, it))}
          />
        </Field>
      ))}
    </ActionDialog>
  );
}

const at = <T,>(all: T[], index: number, value: T) => all.map((it, n) => (n === index ? value : it));

const isAmount = (it: number | string | null | undefined, currency: string) =>
  it === null || (typeof it === 'number' && it >= 0 && toMinor(it, currency) <= limits.rateMost);
