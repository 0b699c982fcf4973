import { useLingui } from '@lingui/react/macro';
import type { Division } from '@mediation/agreement';
import { limits, type SettlementContent } from '@mediation/api-client';
import { Button, Field, MoneyInput, Stack, Text } from '@mediation/ui';
import { useState } from 'react';
import { overText } from '../../../../words/amounts/over-text.ts';
import { fromMinor, plainAmount, toMinor } from '../../../../words/amounts/money.ts';
import { viewerLocale } from '../../../../words/names/viewer.ts';
import type { DivisionPlace } from '../division-place.ts';
import * as styles from './balance.css.ts';

export interface PaymentFieldsProps {
  place: DivisionPlace;
  division: Division;
  payment: SettlementContent['payment'];
  onChange: (payment: SettlementContent['payment']) => void;
}

/** The payment of one party to the other. Nothing fills it but the person, or "Make it equal". */
export function PaymentFields({ place: { names, currency }, division, payment, onChange }: PaymentFieldsProps) {
  const { t } = useLingui();
  const { equal, together } = division;
  const [typed, setTyped] = useState<number | string | null>(null);
  // A payment that is taken out and typed again keeps who pays and by when.
  const [last, setLast] = useState(payment);
  const from = payment?.from ?? last?.from ?? equal.from;
  const [payer, payee] = from === 'A' ? [names.A, names.B] : [names.B, names.A];
  const amount = payment === null ? null : fromMinor(payment.amount_minor, currency);
  const isWrong =
    typed !== null && (typeof typed !== 'number' || typed < 0 || toMinor(typed, currency) > limits.figureMost);
  const due_on = (payment ?? last)?.due_on ?? null;
  const give = (next: SettlementContent['payment']) => {
    if (payment !== null) setLast(payment);
    onChange(next);
  };
  const pay = (minor: number, by = from) => {
    setTyped(null);
    give(minor === 0 ? null : { from: by, amount_minor: minor, due_on });
  };
  const type = (value: number | string | null) => {
    setTyped(value);
    if (value === null) give(null);
    else if (typeof value === 'number' && value >= 0 && toMinor(value, currency) <= limits.figureMost)
      give({ from, amount_minor: toMinor(value, currency), due_on });
  };
  const who = equal.from === 'A' ? names.A : names.B;
  const half = plainAmount(equal.amount_minor, currency);
  const [a, b] = [plainAmount(together.A, currency), plainAmount(together.B, currency)];
  return (
    <Stack gap="small">
      <div onBlur={() => !isWrong && setTyped(null)}>
        <Field
          label={t`Payment: ${payer} pays ${payee}`}
          error={
            isWrong && (overText(typed, limits.figureMost, currency) ?? t`Write the amount in numbers, like 1,150.`)
          }
        >
          <div className={styles.pay}>
            <MoneyInput currency={currency} locale={viewerLocale()} value={typed ?? amount} onValueChange={type} />
            <Button tone="quiet" size="small" onClick={() => pay(equal.amount_minor, equal.from)}>
              {t`Make it equal`}
            </Button>
          </div>
        </Field>
      </div>
      <Text size="small" tone="soft">
        {t`For equal halves ${who} would pay ${half}. Without any payment: ${a} and ${b}.`}
      </Text>
    </Stack>
  );
}
