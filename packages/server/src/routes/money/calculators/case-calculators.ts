import { checkedValues } from '@mediation/agreement';
import { ApiError, type CalculatorValues } from '@mediation/api-client';
import type { Sql } from '../../../database/database.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { lockVersion } from '../../../http/optimistic-lock.ts';
import { clauseOf, lockClause } from '../../agreement/agreements.ts';
import { caseOf } from './case-of.ts';
import { type CalculatorDeps, estimateOf } from './estimate-of.ts';

/** Estimates beside the clauses of a draft, which the mediators of the case make and put into the paper. */
export function caseCalculators(deps: CalculatorDeps) {
  const mediated = async (sql: Sql, caseId: string) => {
    const [it] = await sql`select from cases where id = ${caseId} and id in (select private.my_mediated_case_ids())`;
    return it && caseOf(sql, caseId, deps);
  };

  const workOut = async (sql: Sql, caseId: string, id: string, values: CalculatorValues) => {
    const found = await mediated(sql, caseId);
    if (!found) return undefined;
    const chosen = found.calculators.find(({ calculator }) => calculator.id === id);
    if (!chosen) throw new ApiError('conflict', 'This calculator is switched off. Choose another one.');
    const { currency, inputs } = chosen.calculator;
    if (currency !== null && currency !== found.currency)
      throw new ApiError('conflict', `This calculator counts in ${currency}, and this case does not.`);
    const { checked, wrong } = checkedValues(inputs, values);
    if (wrong.length > 0) {
      const message = 'Enter a number that this calculator can take.';
      throw new ApiError('invalid', message, { details: wrong.map((key) => ({ path: `values.${key}`, message })) });
    }
    const estimate = estimateOf(chosen, checked, found, deps);
    if (!estimate) throw new ApiError('conflict', 'This calculator failed. Choose another one.');
    return estimate;
  };

  return {
    listCaseCalculators: async ({ input: { caseId }, sql }) => {
      const found = await mediated(sql, caseId);
      if (!found) return undefined;
      const { calculators, currency, parties, offered } = found;
      return { calculators: calculators.map(({ calculator }) => calculator), currency, parties, offered };
    },

    calculateSupport: async ({ input: { caseId, calculator, values }, sql }) => {
      const estimate = await workOut(sql, caseId, calculator, values);
      return estimate && { estimate };
    },

    setClauseEstimate: async ({ input: { clauseId, version, estimate }, sql }) => {
      const clause = await lockVersion(await lockClause(sql, clauseId), version);
      if (!clause) return undefined;
      const made = estimate && (await workOut(sql, clause.case_id, estimate.calculator, estimate.values));
      if (made?.result === null) throw new ApiError('conflict', 'Something that this calculator needs is missing.');
      await sql`update agreement_clauses set estimate = ${made && JSON.stringify(made)}::jsonb where id = ${clauseId}`;
      return clauseOf(sql, clauseId);
    },
  } satisfies Handlers<typeof import('@mediation/api-client/endpoints/money/case-calculators')>;
}
