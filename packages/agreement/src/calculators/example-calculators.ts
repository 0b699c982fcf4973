import { childMaintenance } from './child-maintenance.ts';
import { incomeShares } from './income-shares.ts';
import type { SupportCalculator } from './support-calculator.ts';

/** The calculators that come with the platform: one by bands of income, one by shares of income. */
export const exampleCalculators: readonly SupportCalculator[] = [childMaintenance, incomeShares];
