import type { Figure, SettlementContent } from '@mediation/api-client';
import { type Division, paidByA } from './division.ts';
import { totalsOf } from './totals.ts';

/** What each lives on in the first year of a settlement. */
export interface FirstYear {
  /** What each pays for housing a month. */
  housing: { A: number; B: number };
  /** What is left of twelve months: what comes in, less what goes out, with support. */
  left: { A: number; B: number };
  /** With the accounts that each keeps and the payment. A loan or a sale is not counted. */
  cash: { A: number; B: number };
}

/** Adds up the first year. The housing of a settlement replaces the figures of that kind. */
export function firstYearOf(
  figures: readonly Figure[],
  parties: readonly [string, string],
  { support, housing, payment }: Pick<SettlementContent, 'support' | 'housing' | 'payment'>,
  { groups }: Pick<Division, 'groups'>,
): FirstYear {
  const isHousing = ({ category, kind }: Figure) => category === 'goes_out' && kind === 'home';
  const usual = totalsOf(
    figures.filter((it) => !isHousing(it)),
    parties,
  ).monthly;
  const now = totalsOf(figures.filter(isHousing), parties).monthly;
  const accounts = groups.find(({ group }) => group === 'accounts')?.rows.filter(({ isUnsettled }) => !isUnsettled);
  const [given, paid] = [paidByA(support), paidByA(payment)];
  const of = (side: 'A' | 'B') => {
    const party = parties[side === 'A' ? 0 : 1];
    const sign = side === 'A' ? -1 : 1;
    const home = housing[side] ?? (-now[party]!.amount || 0);
    const left = 12 * (usual[party]!.amount - home + sign * given);
    const kept = (accounts ?? []).reduce((sum, it) => sum + it[side], 0);
    return { home, left, cash: left + kept + sign * paid };
  };
  const [a, b] = [of('A'), of('B')];
  return {
    housing: { A: a.home, B: b.home },
    left: { A: a.left, B: b.left },
    cash: { A: a.cash, B: b.cash },
  };
}
