import type { AgreementVersion, Money, OfferedInputs } from '@mediation/api-client';
import { timesAYear } from '../money/monthly.ts';
import { jointFigures } from '../money/rows.ts';
import { isSettled, shareOf } from '../money/totals.ts';
import { compile, startOf } from '../parenting/compile.ts';

/** What both parties read: the figures once they are open, and the newest released version of each document. */
export interface Shown {
  /** Both parties by their participant ids; null for a side that is not there yet. */
  parties: Record<'A' | 'B', string | null>;
  money: Pick<Money, 'figures' | 'opened_at'>;
  released: readonly Pick<AgreementVersion, 'schedule' | 'recitals'>[];
}

/** What calculators can take over, so that nobody types it twice. A figure that is not open to both is never in it. */
export function offeredInputs({ parties, money, released }: Shown): OfferedInputs {
  const isOpen = money.opened_at !== null;
  const income = (side: 'A' | 'B') => (isOpen ? incomeOf(money.figures, parties, side) : null);
  const schedule = released.find((it) => it.schedule !== null)?.schedule;
  const start = schedule ? startOf(schedule) : undefined;
  const year = schedule && start !== undefined ? compile(schedule, start).years[0] : undefined;
  const recitals = released.find((it) => it.recitals !== null)?.recitals;
  return {
    income: { A: income('A'), B: income('B') },
    nights: year ? { A: year.A, B: year.B } : null,
    children: recitals && recitals.children.length > 0 ? recitals.children.length : null,
  };
}

/** What comes in for a side each year; null where nothing was entered, or where they wrote different things about a joint one. */
function incomeOf(figures: Money['figures'], parties: Shown['parties'], side: 'A' | 'B'): number | null {
  const { A: a, B: b } = parties;
  if (a === null || b === null) return null;
  const party = side === 'A' ? a : b;
  const incoming = figures.filter(({ category }) => category === 'comes_in');
  const joint = jointFigures(incoming);
  if (!joint.every((it) => isSettled(it, [a, b]))) return null;
  const counted = [
    ...incoming.filter((it) => !it.is_joint && it.participant_id === party).map((it) => ({ it, share: 10_000 })),
    ...joint.map(([it]) => ({ it: it!, share: shareOf(it!, party) })),
  ];
  if (counted.length === 0) return null;
  const yearly = counted.map(({ it, share }) => (it.amount_minor * timesAYear[it.rhythm] * share) / 10_000);
  return Math.round(yearly.reduce((sum, amount) => sum + amount, 0));
}
