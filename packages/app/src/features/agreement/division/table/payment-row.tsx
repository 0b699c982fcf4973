import { useLingui } from '@lingui/react/macro';
import type { SettlementContent } from '@mediation/api-client';
import { Button } from '@mediation/ui';
import { DayField } from '../../../../shared/forms/day-field.tsx';
import { plainAmount } from '../../../../words/amounts/money.ts';
import { fullDate } from '../../../../words/times/relative-time.ts';
import type { DivisionPlace } from '../division-place.ts';
import { SideAmounts } from './side-amounts.tsx';
import * as styles from './table.css.ts';

type Payment = SettlementContent['payment'];

export interface PaymentRowProps {
  place: DivisionPlace;
  payment: NonNullable<Payment>;
  /** Changes who pays, or by when. */
  onPay?: ((payment: Payment) => void) | undefined;
}

/** The payment of one party to the other, as a row between the sums. */
export function PaymentRow({ place: { names, currency }, payment, onPay }: PaymentRowProps) {
  const { t } = useLingui();
  const { from, amount_minor, due_on } = payment;
  const [payer, payee] = from === 'A' ? [names.A, names.B] : [names.B, names.A];
  const amount = plainAmount(amount_minor, currency);
  const texts = from === 'A' ? { A: `− ${amount}`, B: `+ ${amount}` } : { A: `+ ${amount}`, B: `− ${amount}` };
  return (
    <tr className={styles.paid}>
      <th scope="row" className={styles.name}>
        {t`${payer} pays ${payee}`}
        {due_on !== null && !onPay && <span className={styles.below}>{fullDate(due_on)}</span>}
        {onPay && (
          <span className={styles.below}>
            <Button
              tone="quiet"
              size="small"
              flush
              onClick={() => onPay({ ...payment, from: from === 'A' ? 'B' : 'A' })}
            >
              {t`${payee} pays instead`}
            </Button>
          </span>
        )}
      </th>
      <td colSpan={3} className={onPay ? styles.due : styles.gap}>
        {onPay && (
          <DayField
            label={t`To be paid by`}
            optional={t`(optional)`}
            value={due_on ?? undefined}
            onValueChange={(day) => onPay({ ...payment, due_on: day })}
          />
        )}
      </td>
      <SideAmounts names={names} texts={texts} />
    </tr>
  );
}
