import { useLingui } from '@lingui/react/macro';
import type { Division } from '@mediation/agreement';
import { Avatar, Card, Text } from '@mediation/ui';
import type { ReactNode } from 'react';
import { plainAmount } from '../../../../words/amounts/money.ts';
import { shareText } from '../division-words.ts';
import type { DivisionPlace } from '../division-place.ts';
import * as styles from './balance.css.ts';

export interface BalanceCardProps {
  place: DivisionPlace;
  division: Division;
  /** The payment. */
  children?: ReactNode;
}

/** What each has, in two equal columns, with their shares as one bar in two greys. */
export function BalanceCard({ place: { names, fullNames, currency }, division, children }: BalanceCardProps) {
  const { t } = useLingui();
  const { each, share } = division;
  const shares = { A: share, B: share === null ? null : 100 - share };
  return (
    <Card flush aria-label={t`What each has, without pensions`}>
      <div className={children ? styles.balance : styles.alone}>
        {(['A', 'B'] as const).map((side) => (
          <div key={side} className={styles.person}>
            <div className={styles.name}>
              <Avatar name={fullNames[side]} tone={side === 'A' ? 'a' : 'b'} size="small" />
              <Text asChild weight="strong">
                <span>{names[side]}</span>
              </Text>
            </div>
            <p className={styles.amount}>
              <span className={styles.digits}>{plainAmount(each[side], currency)}</span>{' '}
              {shares[side] !== null && <span className={styles.share}>{shareText(shares[side])}</span>}
            </p>
          </div>
        ))}
        {share !== null && (
          <div className={styles.bar} aria-hidden>
            <i style={{ flexGrow: share }} />
            <i style={{ flexGrow: 100 - share }} />
          </div>
        )}
        {children && <div className={styles.payment}>{children}</div>}
      </div>
    </Card>
  );
}
