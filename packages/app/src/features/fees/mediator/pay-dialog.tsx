import { useLingui } from '@lingui/react/macro';
import { type Invoice, payInvoice } from '@mediation/api-client';
import { Field, MoneyInput } from '@mediation/ui';
import { useState } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { ActionDialog } from '../../../shared/forms/action-dialog.tsx';
import { DayField } from '../../../shared/forms/day-field.tsx';
import { amountText, fromMinor, toMinor } from '../../../words/amounts/money.ts';
import { viewerLocale } from '../../../words/names/viewer.ts';
import { today } from '../../../words/times/due-text.ts';
import { openOf } from '../invoices/open-amounts.ts';

/** Notes what a party has paid of an invoice. */
export function PayDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { id: invoiceId, number, currency, party_name: name } = invoice;
  const open = openOf(invoice);
  const [amount, setAmount] = useState<number | string | null>(fromMinor(open, currency));
  const [day, setDay] = useState(today());
  const [isChecked, setChecked] = useState(false);
  const minor = typeof amount === 'number' ? toMinor(amount, currency) : 0;
  const problem =
    minor <= 0
      ? t`Write the amount in numbers, like 60.`
      : minor > open && t`That is more than is still open: ${amountText(open, currency)}.`;
  return (
    <ActionDialog
      title={t`Note a payment`}
      description={t`Invoice ${number} of ${name}. Write no numbers of cards or accounts anywhere here.`}
      action={t`Note it`}
      failed={t`Failed to note the payment`}
      done={t`The payment is noted`}
      isReady={() => {
        setChecked(true);
        return problem === false;
      }}
      work={() => call(payInvoice, { invoiceId, amount_minor: minor, paid_on: day })}
      onClose={onClose}
      focusAfter={() => document.querySelector<HTMLElement>('h1')?.focus()}
    >
      <Field label={t`Amount`} error={isChecked && problem}>
        <MoneyInput currency={currency} locale={viewerLocale()} value={amount} onValueChange={setAmount} />
      </Field>
      <DayField label={t`Paid on`} value={day} onValueChange={setDay} past last={today()} />
    </ActionDialog>
  );
}
