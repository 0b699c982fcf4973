import type { StatementFigure as Figure } from '@mediation/api-client';
import { monthlyOf } from './monthly.ts';
import { wholePart } from './parts.ts';
import { jointFigures } from './rows.ts';

type Category = Figure['category'];

/** One line of a total. Amounts are in the smallest unit; what is owed or goes out is negative. */
export interface Term {
  kind: Category | `${'half' | 'share'}_of_${'worth' | 'monthly'}`;
  amount: number;
  /** How many figures it adds up. */
  count: number;
}

/** A sum with the lines that make it. */
export interface Total {
  amount: number;
  terms: Term[];
}

/** What both hold together, or what comes in and goes out for both, before it is divided. */
export interface JointTotal {
  amount: number;
  figures: Figure[];
  /** What of it counts for each. */
  shares: Record<string, number>;
  /** Whether each has half of each figure. */
  isHalved: boolean;
  /** The party whose half is one unit larger; null where the amount is even or not halved. */
  oddUnitOf: string | null;
}

/** The totals of both statements. */
export interface Totals {
  /** What each owns, less what they owe. */
  worth: Record<string, Total>;
  /** What comes in each month, less what goes out. */
  monthly: Record<string, Total>;
  joint: { worth: JointTotal; monthly: JointTotal };
  /** Joint figures for which the parties wrote different amounts or shares; they are in no total. */
  unsettled: Figure[][];
}

const kinds = { worth: ['owns', 'owes'], monthly: ['comes_in', 'goes_out'] } as const satisfies Record<
  string,
  readonly [Category, Category]
>;

/** Adds up the figures of two parties. What both hold together counts for each by their share; sums alone, without any legal rule. */
export function totalsOf(figures: readonly Figure[], parties: readonly [string, string]): Totals {
  const joint = jointFigures(figures);
  const settled = joint.filter((it) => isSettled(it, parties)).map(([figure]) => figure!);
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
    unsettled: joint.filter((it) => !isSettled(it, parties)),
  };
}

/** The share of a party in a joint figure, in hundredths of a percent. */
export const shareOf = ({ participant_id, own_share }: Figure, party: string) =>
  Math.round(100 * (participant_id === party ? own_share : 100 - own_share));

/** Whether both parties wrote the same of a joint figure. */
export const isSettled = (figures: Figure[], [first]: readonly [string, string]) =>
  new Set(figures.map((it) => `${monthlyOf(it)} ${shareOf(it, first)}`)).size === 1;

const sumOf = (figures: readonly Figure[]) => figures.reduce((sum, figure) => sum + monthlyOf(figure), 0);

function jointTotal(
  settled: readonly Figure[],
  [plus, minus]: readonly [Category, Category],
  [first, second]: readonly [string, string],
): JointTotal {
  const of = (category: Category) => settled.filter((it) => it.category === category);
  const amount = sumOf(of(plus)) - sumOf(of(minus));
  const figures = [...of(plus), ...of(minus)];
  const isHalved = figures.every(({ own_share }) => own_share === 50);
  const part = wholePart(
    figures.map((it) => [it.category === plus ? monthlyOf(it) : -monthlyOf(it), shareOf(it, first)]),
  );
  return {
    amount,
    figures,
    shares: { [first]: part, [second]: amount - part },
    isHalved,
    oddUnitOf: isHalved && amount % 2 !== 0 ? second : null,
  };
}

function totalOf(figures: readonly Figure[], party: string, kind: keyof typeof kinds, joint: JointTotal): Total {
  const [plus, minus] = kinds[kind];
  const own = (category: Category, sign: 1 | -1): Term => {
    const mine = figures.filter((it) => it.participant_id === party && !it.is_joint && it.category === category);
    return { kind: category, amount: mine.length === 0 ? 0 : sign * sumOf(mine), count: mine.length };
  };
  const share: Term = {
    kind: `${joint.isHalved ? 'half' : 'share'}_of_${kind}`,
    amount: joint.shares[party] ?? 0,
    count: joint.figures.length,
  };
  const terms = [own(plus, 1), ...(joint.figures.length > 0 ? [share] : []), own(minus, -1)];
  return { amount: terms.reduce((sum, { amount }) => sum + amount, 0), terms };
}
