import { firstValues } from '@mediation/agreement';
import type { Handlers } from '../../../http/handlers.ts';
import { caseOf } from './case-of.ts';
import { type CalculatorDeps, estimateOf } from './estimate-of.ts';

/**
 * What the calculators that are on for a case make of what both parties read. One that needs somebody’s look at an input is
 * left to the mediator; one that fails is logged and left out.
 */
export function supportEstimates(deps: CalculatorDeps) {
  return {
    listSupportEstimates: async ({ input: { caseId }, sql }) => {
      const found = await caseOf(sql, caseId, deps);
      if (!found) return undefined;
      if (!found.isOpen) return { estimates: [] };
      const { offered, currency } = found;
      return {
        estimates: found.calculators
          .filter(({ calculator: it }) => it.currency === null || it.currency === currency)
          .filter(({ calculator }) => !calculator.inputs.some((it) => it.needs_check))
          .flatMap((it) => estimateOf(it, firstValues(it.calculator.inputs, offered), found, deps) ?? []),
      };
    },
  } satisfies Handlers<typeof import('@mediation/api-client/endpoints/money/support-estimates')>;
}
