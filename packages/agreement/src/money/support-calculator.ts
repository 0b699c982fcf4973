import type { MoneyStatement, SupportEstimate } from '@mediation/api-client';

/** What a calculator gets: the figures that both parties have opened to each other, what comes in and goes out by month. */
export type SupportInput = Pick<MoneyStatement, 'currency' | 'parties' | 'figures'>;

/** What a calculator answers: an amount each month in the smallest unit, who pays it, and the lines that make it. */
export type SupportResult = Pick<SupportEstimate, 'amount_minor' | 'paid_by' | 'lines'>;

/**
 * A formula for support, which an operator adds with `SUPPORT_CALCULATORS`: a module whose default export is one. None is
 * built in, because the law where people live decides which formula holds, and it changes.
 */
export interface SupportCalculator {
  name: string;
  /** Where the formula is published. */
  source: string;
  /** The day on which somebody last compared the two, like 2026-11-22. */
  reviewed_on: string;
  /** Answers null where a figure that the formula needs is missing. */
  calculate: (input: SupportInput) => SupportResult | null;
}
