import type { Figure, SettlementContent } from '@mediation/api-client';
import { wholePart } from './parts.ts';
import { jointFigures } from './rows.ts';
import { shareOf } from './totals.ts';

/** Where a thing is listed. Pensions are no cash, so they count apart. */
export type Group = 'home' | 'accounts' | 'business' | 'things' | 'other' | 'debts' | 'pensions';

/** An amount, and how it falls to the two parties. The two are always the whole. */
export interface Sums {
  whole: number;
  A: number;
  B: number;
}

/** A thing or a debt with who keeps it. Debts are below zero. */
export interface DividedRow extends Sums {
  /** The figure that names it. */
  figure: Figure;
  /** The percent that party A keeps. */
  percent: number;
  /** The parties wrote two amounts or shares, so it is in no sum. */
  isUnsettled: boolean;
}

/** Who gets what, with its sums. */
export interface Division {
  groups: { group: Group; rows: DividedRow[] }[];
  /** All but pensions, before the payment. */
  together: Sums;
  /** All but pensions, after the payment. */
  each: Sums;
  pensions: Sums;
  withPensions: Sums;
  /** The percent of `each` that party A has; null where one of them has less than nothing. */
  share: number | null;
  /** The payment that leaves both with half of what counts without pensions. The odd unit is party B’s. */
  equal: { from: 'A' | 'B'; amount_minor: number };
}

const order: Group[] = ['home', 'accounts', 'business', 'things', 'other', 'debts', 'pensions'];

const groupOfKind: Record<Figure['kind'], Group> = {
  home: 'home',
  account: 'accounts',
  pension_pot: 'pensions',
  pension_salary: 'pensions',
  business: 'business',
  vehicle: 'things',
  contents: 'things',
  other: 'other',
};

const groupOf = ({ category, kind }: Figure): Group =>
  category === 'owes' && kind === 'other' ? 'debts' : groupOfKind[kind];

/** Divides what two parties own and owe, party A first. Without `content` all stays as it is. */
export function divisionOf(
  figures: readonly Figure[],
  [first, second]: readonly [string, string],
  content?: Pick<SettlementContent, 'keeps' | 'payment'>,
): Division {
  const held = figures.filter(({ category }) => category === 'owns' || category === 'owes');
  const things = [...held.filter(({ is_joint }) => !is_joint).map((it) => [it]), ...jointFigures(held)];
  const inOrder = things.toSorted(([one], [other]) => held.indexOf(one!) - held.indexOf(other!));
  const rows = inOrder.map((it) => rowOf(it, [first, second], content?.keeps ?? {}));
  const groups = order.flatMap((group) => {
    const here = rows.filter(({ figure }) => groupOf(figure) === group);
    // What is owed stands below what is owned.
    const sorted = here.toSorted((one, other) => Number(one.whole < 0) - Number(other.whole < 0));
    return here.length === 0 ? [] : [{ group, rows: sorted }];
  });
  const together = sumOf(groups.filter(({ group }) => group !== 'pensions').flatMap(({ rows }) => rows));
  const pensions = sumOf(groups.filter(({ group }) => group === 'pensions').flatMap(({ rows }) => rows));
  const paid = paidByA(content?.payment);
  const each = { whole: together.whole, A: together.A - paid, B: together.B + paid };
  const toPay = together.A - Math.floor(together.whole / 2);
  return {
    groups,
    together,
    each,
    pensions,
    withPensions: addUp([each, pensions]),
    share: each.A < 0 || each.B < 0 || each.whole === 0 ? null : (100 * each.A) / each.whole,
    equal: { from: toPay < 0 ? 'B' : 'A', amount_minor: Math.abs(toPay) },
  };
}

/** What party A pays; below zero what they get. */
export const paidByA = (payment: { from: 'A' | 'B'; amount_minor: number } | null | undefined): number =>
  payment ? (payment.from === 'A' ? payment.amount_minor : -payment.amount_minor) : 0;

function rowOf(
  figures: readonly Figure[],
  [first]: readonly [string, string],
  keeps: SettlementContent['keeps'],
): DividedRow {
  const figure = figures[0]!;
  const { amount_minor, category, is_joint, participant_id } = figure;
  const shares = figures.map((it) => `${it.amount_minor} ${shareOf(it, first)}`);
  const own = is_joint ? shareOf(figure, first) / 100 : participant_id === first ? 100 : 0;
  const percent = keeps[figure.id] ?? own;
  // Not by a factor, which would make −0 of nothing.
  const signed = (amount: number) => (category === 'owes' ? 0 - amount : amount);
  const part = wholePart([[amount_minor, Math.round(100 * percent)]]);
  return {
    figure,
    percent,
    isUnsettled: new Set(shares).size > 1,
    whole: signed(amount_minor),
    A: signed(part),
    B: signed(amount_minor - part),
  };
}

const sumOf = (rows: readonly DividedRow[]) => addUp(rows.filter(({ isUnsettled }) => !isUnsettled));

const addUp = (all: readonly Sums[]): Sums =>
  all.reduce((sum, it) => ({ whole: sum.whole + it.whole, A: sum.A + it.A, B: sum.B + it.B }), {
    whole: 0,
    A: 0,
    B: 0,
  });
