import { useLingui } from '@lingui/react/macro';
import type { Division, Sums } from '@mediation/agreement';
import type { Figure, SettlementContent } from '@mediation/api-client';
import { Avatar, Card, Table } from '@mediation/ui';
import type { ReactNode } from 'react';
import { currencyName, plainAmount } from '../../../../words/amounts/money.ts';
import { groupNames } from '../division-words.ts';
import type { DivisionPlace } from '../division-place.ts';
import { DividedThing } from './divided-thing.tsx';
import { PaymentRow } from './payment-row.tsx';
import { SideAmounts } from './side-amounts.tsx';
import * as styles from './table.css.ts';

export interface DivisionTableProps {
  place: DivisionPlace;
  division: Division;
  payment: SettlementContent['payment'];
  /** Changes the payment. */
  onPay?: ((payment: SettlementContent['payment']) => void) | undefined;
  /** Changes who keeps a thing: the percent of party A. Without it the table is only read. */
  onKeep?: ((figure: Figure, percent: number) => void) | undefined;
}

/** Every thing and debt with who keeps it, and the sums; pensions apart. */
export function DivisionTable({ place, division, payment, onPay, onKeep }: DivisionTableProps) {
  const { t, i18n } = useLingui();
  const { currency, names, fullNames } = place;
  const { groups, together, each, pensions, withPensions } = division;
  const rowsOf = (isPension: boolean) =>
    groups
      .filter(({ group }) => (group === 'pensions') === isPension)
      .map(({ group, rows }) => (
        <tbody key={group}>
          <Section name={i18n._(groupNames[group])} note={isPension && t`Counted apart. A pension is not cash.`} />
          {rows.map((row) => (
            <DividedThing key={row.figure.id} row={row} place={place} onKeep={onKeep} />
          ))}
        </tbody>
      ));
  const sum = (name: string, sums: Sums, isGrand = false) => (
    <SumRow name={name} sums={sums} place={place} isGrand={isGrand} />
  );
  return (
    <Card flush className={styles.card}>
      <Table className={styles.table} aria-label={t`Who gets what`}>
        <thead>
          <tr>
            <th scope="col">{t`${currencyName(currency)} (${currency})`}</th>
            <th scope="col" data-align="end">{t`Value`}</th>
            <th scope="col">{t`Valued on`}</th>
            <th scope="col">{t`Who keeps it`}</th>
            {(['A', 'B'] as const).map((side) => (
              <th key={side} scope="col" data-align="end">
                <span className={styles.person}>
                  <Avatar name={fullNames[side]} tone={side === 'A' ? 'a' : 'b'} size="small" />
                  {names[side]}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        {rowsOf(false)}
        <tbody>
          {sum(t`Together`, together)}
          {payment !== null && <PaymentRow place={place} payment={payment} onPay={onPay} />}
          {sum(t`What each has`, each, true)}
        </tbody>
        {rowsOf(true)}
        {groups.some(({ group }) => group === 'pensions') && (
          <tbody>
            {sum(t`Pensions`, pensions)}
            {sum(t`With pensions`, withPensions, true)}
          </tbody>
        )}
      </Table>
    </Card>
  );
}

function Section({ name, note }: { name: string; note?: ReactNode }) {
  return (
    <tr className={styles.section}>
      <th colSpan={6} scope="colgroup">
        {name} {note && <span className={styles.sectionNote}>{note}</span>}
      </th>
    </tr>
  );
}

interface SumRowProps {
  name: string;
  sums: Sums;
  place: DivisionPlace;
  isGrand: boolean;
}

function SumRow({ name, sums, place: { names, currency }, isGrand }: SumRowProps) {
  const text = (side: keyof Sums) => plainAmount(sums[side], currency);
  return (
    <tr className={isGrand ? styles.grandSum : styles.sum}>
      <th scope="row" className={styles.name}>
        {name}
      </th>
      <td className={styles.value}>{text('whole')}</td>
      <td colSpan={2} className={styles.gap} aria-hidden />
      <SideAmounts names={names} texts={{ A: text('A'), B: text('B') }} />
    </tr>
  );
}
