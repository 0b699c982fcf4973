import { type SupportCalculator, usedInputs } from '@mediation/agreement';
import { type CalculatorValues, SupportEstimate } from '@mediation/api-client';
import type { Log } from '../../../operations/log.ts';
import type { CalculatorCase, CaseCalculator } from './case-of.ts';

export interface CalculatorDeps {
  /** The calculators of this server, whether an office uses them or not. */
  calculators: readonly SupportCalculator[];
  log: Log;
}

/** Works out an estimate with all that is said on it. A calculator that fails or answers nonsense is logged: undefined. */
export function estimateOf(
  { calculator, table }: CaseCalculator,
  values: CalculatorValues,
  { currency, today, offered }: Pick<CalculatorCase, 'currency' | 'today' | 'offered'>,
  { log }: Pick<CalculatorDeps, 'log'>,
): SupportEstimate | undefined {
  const { id, name, country, source, valid_from, reviewed_on, inputs } = calculator;
  try {
    return SupportEstimate.parse({
      id,
      name,
      country,
      source: table ? { name: table.source, url: null } : source,
      valid_from: table?.valid_from ?? valid_from,
      reviewed_on,
      table: table?.number ?? null,
      currency,
      made_on: today,
      inputs: usedInputs(inputs, values, offered),
      result: calculator.calculate(values, table?.rows ?? []),
    });
  } catch (error) {
    log.error({ calculator: id, err: error }, 'support calculator failed');
    return undefined;
  }
}
