import { monthlyOf, type SupportCalculator, type SupportInput } from '@mediation/agreement';
import { SupportEstimate } from '@mediation/api-client';
import type { Handlers } from '../../http/handlers.ts';
import type { Log } from '../../operations/log.ts';
import { money } from './money.ts';

interface Deps {
  calculators: readonly SupportCalculator[];
  log: Log;
}

/** What the operator’s calculators make of figures that are open. One that fails is logged and left out. */
export function supportEstimates({ calculators, log }: Deps) {
  const estimate = ({ calculate, name, source, reviewed_on }: SupportCalculator, input: SupportInput) => {
    try {
      const result = calculate(input) ?? { amount_minor: null, paid_by: null, lines: [] };
      return [SupportEstimate.parse({ ...result, name, source, reviewed_on })];
    } catch (error) {
      log.error({ calculator: name, err: error }, 'support calculator failed');
      return [];
    }
  };
  return {
    listSupportEstimates: async (call) => {
      const found = await money.getMoney(call);
      if (!found) return undefined;
      if (found.opened_at === null) return { estimates: [] };
      const figures = found.figures.map((it) => ({ ...it, amount_minor: monthlyOf(it), rhythm: 'monthly' as const }));
      return { estimates: calculators.flatMap((it) => estimate(it, { ...found, figures })) };
    },
  } satisfies Handlers<typeof import('@mediation/api-client/endpoints/money/support-estimates')>;
}
