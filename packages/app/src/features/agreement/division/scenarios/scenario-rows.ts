import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { type DividedRow, divisionOf, firstYearOf, type Group } from '@mediation/agreement';
import type { Settlement } from '@mediation/api-client';
import { plainAmount } from '../../../../words/amounts/money.ts';
import { shareText } from '../division-words.ts';
import type { DivisionPlace } from '../division-place.ts';
import { figuresAt } from '../settlements.ts';

type Side = 'A' | 'B';
/** What a row says of each. */
export type Texts = Record<Side, string>;

export type RowKey =
  | 'home'
  | 'mortgage'
  | Exclude<Group, 'home'>
  | 'payment'
  | 'each'
  | 'nights'
  | 'support'
  | 'housing'
  | 'left'
  | 'cash';

/** The rows in their order, under their headings. */
export const sections: { name: MessageDescriptor; rows: [RowKey, MessageDescriptor][] }[] = [
  {
    name: msg`What each keeps`,
    rows: [
      ['home', msg`The home`],
      ['mortgage', msg`The mortgage`],
      ['accounts', msg`Savings and accounts`],
      ['business', msg`Business`],
      ['things', msg`Vehicles and contents`],
      ['other', msg`Other things`],
      ['debts', msg`Debts`],
      ['payment', msg`Payment`],
      ['each', msg`What each has`],
      ['pensions', msg`Pensions`],
    ],
  },
  {
    name: msg`Day to day`,
    rows: [
      ['nights', msg`Nights in a year`],
      ['support', msg`Support each month`],
      ['housing', msg`Housing each month`],
    ],
  },
  {
    name: msg`The first year`,
    rows: [
      ['left', msg`Left after usual costs`],
      ['cash', msg`In hand at the end of it`],
    ],
  },
];

/** The rows that stand out. */
export const strongRows: ReadonlySet<RowKey> = new Set(['each', 'left', 'cash']);

/** What a settlement says in each row; a row of which it holds nothing is missing. */
export function rowTexts(place: DivisionPlace, { content, amounts }: Settlement): Partial<Record<RowKey, Texts>> {
  const { currency, parties } = place;
  const figures = figuresAt(place.figures, amounts);
  const division = divisionOf(figures, parties, content);
  const year = firstYearOf(figures, parties, content, division);
  const text = (minor: number) => plainAmount(minor, currency, { isRounded: true });
  const both = (of: (side: Side) => string): Texts => ({ A: of('A'), B: of('B') });
  const sums = (rows: readonly DividedRow[]) =>
    both((side) => {
      const sum = rows.reduce((sum, it) => sum + (it.isUnsettled ? 0 : it[side]), 0);
      return sum === 0 ? '–' : text(sum);
    });
  const home = division.groups.find(({ group }) => group === 'home')?.rows ?? [];
  const owned = home.filter(({ figure }) => figure.category === 'owns');
  const owed = home.filter(({ figure }) => figure.category === 'owes');
  const paid = (payment: { from: Side; amount_minor: number } | null) =>
    both((side) => {
      if (payment === null || payment.amount_minor === 0) return '–';
      const amount = text(payment.amount_minor);
      return payment.from === side ? t`Pays ${amount}` : t`Gets ${amount}`;
    });
  const { nights } = content;
  return {
    ...(owned.length > 0 && { home: thing(owned, (amount) => t`Keeps it, ${amount}`) ?? sums(owned) }),
    ...(owed.length > 0 && { mortgage: thing(owed, (amount) => t`All of it, ${amount}`) ?? sums(owed) }),
    ...Object.fromEntries(
      division.groups.filter(({ group }) => group !== 'home').map(({ group, rows }) => [group, sums(rows)]),
    ),
    payment: paid(content.payment),
    each: both((side) => text(division.each[side])),
    nights: both((side) => (nights === null ? '–' : String(side === 'A' ? nights : 365 - nights))),
    support: paid(content.support),
    housing: both((side) => (year.housing[side] === 0 ? '–' : text(year.housing[side]))),
    left: both((side) => text(year.left[side])),
    cash: both((side) => text(year.cash[side])),
  };

  /** One thing in words; undefined for several. */
  function thing(rows: readonly DividedRow[], whole: (amount: string) => string): Texts | undefined {
    const [row] = rows;
    if (row === undefined || rows.length > 1 || row.isUnsettled) return undefined;
    return both((side) => {
      const percent = side === 'A' ? row.percent : 100 - row.percent;
      const amount = text(Math.abs(row[side]));
      if (percent === 0) return '–';
      if (percent === 100) return whole(amount);
      return percent === 50 ? t`Half, ${amount}` : t`${shareText(percent)}, ${amount}`;
    });
  }
}
