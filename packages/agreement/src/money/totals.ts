import type { StatementFigure as Figure } from '@mediation/api-client';
import { monthlyOf } from './monthly.ts';
import { jointFigures } from './rows.ts';

type Category = Figure['category'];

/** One line of a total. Amounts are in the smallest unit; what is owed or goes out is negative. */
export interface Term {
  kind: Category | 'half_of_worth' | 'half_of_monthly';
  amount: number;
  /** How many figures it adds up. */
  count: number;
}

/** A sum with the lines that make it. */
export interface Total {
  amount: number;
  terms: Term[];
}

/** What both hold together, or what comes in and goes out for both, before it is halved. */
export interface JointTotal {
  amount: number;
  figures: Figure[];
  /** The party whose half is one unit larger; null where the amount is even. */
  oddUnitOf: string | null;
}

/** The totals of both statements. */
export interface Totals {
  /** What each owns, less what they owe. */
  worth: Record<string, Total>;
  /** What comes in each month, less what goes out. */
  monthly: Record<string, Total>;
  joint: { worth: JointTotal; monthly: JointTotal };
  /** Joint figures for which the parties wrote different amounts; they are in no total. */
  unsettled: Figure[][];
}

const kinds = { worth: ['owns', 'owes'], monthly: ['comes_in', 'goes_out'] } as const satisfies Record<
  string,
  readonly [Category, Category]
>;

/** Adds up the figures of two parties. What both hold together counts in halves; sums alone, without any legal rule. */
export function totalsOf(figures: readonly Figure[], parties: readonly [string, string]): Totals {
  const joint = jointFigures(figures);
  const settled = joint.filter(hasOneAmount).map(([figure]) => figure!);
  const shared = {
    worth: jointTotal(settled, kinds.worth, parties),
    monthly: jointTotal(settled, kinds.monthly, parties),
  };
  const totals = (kind: keyof typeof kinds) =>
    Object.fromEntries(parties.map((party) => [party, totalOf(figures, party, kind, shared[kind])]));
  return {
    worth: totals('worth'),
    monthly: totals('monthly'),
    joint: shared,
    unsettled: joint.filter((it) => !hasOneAmount(it)),
  };
}

const hasOneAmount = (figures: Figure[]) => new Set(figures.map(monthlyOf)).size === 1;

const sumOf = (figures: readonly Figure[]) => figures.reduce((sum, figure) => sum + monthlyOf(figure), 0);

function jointTotal(
  settled: readonly Figure[],
  [plus, minus]: readonly [Category, Category],
  [, second]: readonly [string, string],
): JointTotal {
  const of = (category: Category) => settled.filter((it) => it.category === category);
  const amount = sumOf(of(plus)) - sumOf(of(minus));
  return { amount, figures: [...of(plus), ...of(minus)], oddUnitOf: amount % 2 === 0 ? null : second };
}

function totalOf(figures: readonly Figure[], party: string, kind: keyof typeof kinds, joint: JointTotal): Total {
  const [plus, minus] = kinds[kind];
  const own = (category: Category, sign: 1 | -1): Term => {
    const mine = figures.filter((it) => it.participant_id === party && !it.is_joint && it.category === category);
    return { kind: category, amount: mine.length === 0 ? 0 : sign * sumOf(mine), count: mine.length };
  };
  const half: Term = {
    kind: `half_of_${kind}`,
    amount: Math.floor(joint.amount / 2) + (joint.oddUnitOf === party ? 1 : 0),
    count: joint.figures.length,
  };
  const terms = [own(plus, 1), ...(joint.figures.length > 0 ? [half] : []), own(minus, -1)];
  return { amount: terms.reduce((sum, { amount }) => sum + amount, 0), terms };
}
