import type { Division } from '@mediation/agreement';
import { plainAmount } from '../../../../words/amounts/money.ts';
import { viewerLocale } from '../../../../words/names/viewer.ts';
import * as styles from './balance.css.ts';

export interface PhoneBalanceProps {
  names: Record<'A' | 'B', string>;
  division: Division;
  currency: string;
}

/** The balance on phones, which stays in sight below the rows. It repeats the card above, so screen readers skip it. */
export function PhoneBalance({ names, division: { each, share }, currency }: PhoneBalanceProps) {
  const digits = (percent: number) =>
    percent.toLocaleString(viewerLocale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <div className={styles.phoneBar} aria-hidden>
      {(['A', 'B'] as const).map((side) => (
        <div key={side}>
          <div className={styles.phoneName}>{names[side]}</div>
          <b className={styles.phoneAmount}>{plainAmount(each[side], currency)}</b>
        </div>
      ))}
      {share !== null && <span className={styles.phoneName}>{`${digits(share)} : ${digits(100 - share)}`}</span>}
    </div>
  );
}
