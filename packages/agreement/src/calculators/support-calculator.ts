import type { CalculatorValues, SupportCalculatorFacts, SupportResult } from '@mediation/api-client';
import type { TableRow } from './support-table.ts';

/**
 * A formula for support. Two come with the platform as examples; an operator adds others with `SUPPORT_CALCULATORS`, as a
 * module whose default export is one. Each is off until the admin of an office switches it on, because the law where
 * people live decides which formula holds, and it changes.
 */
export interface SupportCalculator extends SupportCalculatorFacts {
  /** Gets what `inputs` asks for, and the newest table of the office. Answers null where it needs more. */
  calculate: (values: CalculatorValues, table: readonly TableRow[]) => SupportResult | null;
}
