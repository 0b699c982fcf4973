import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { Version } from '../../page.ts';
import { DraftClause } from '../agreement/agreements.ts';
import {
  CalculatorId,
  CalculatorValues,
  PartySide,
  SupportCalculatorFacts,
  SupportEstimate,
} from './support-estimates.ts';

/** What a calculator can take from what both parties read. What is not open to both is null. */
export const OfferedInputs = z.object({
  /** What comes in each year, in the smallest unit, once both statements are open. */
  income: z.object({ A: z.nullable(z.int()), B: z.nullable(z.int()) }),
  /** The nights of a year with each, in the released schedule. */
  nights: z.nullable(z.object({ A: z.int(), B: z.int() })),
  /** The number of children that a released version names. */
  children: z.nullable(z.int()),
});
export type OfferedInputs = z.infer<typeof OfferedInputs>;

/** What a mediator chooses from for a case. */
export const CaseCalculators = z.object({
  calculators: z.array(SupportCalculatorFacts),
  currency: z.string(),
  parties: z.array(z.object({ side: PartySide, name: z.string() })),
  offered: OfferedInputs,
});
export type CaseCalculators = z.infer<typeof CaseCalculators>;

/** The calculators that are on for a case, and what they can take from what both parties read. For its mediators. */
export const listCaseCalculators = endpoint({
  method: 'GET',
  path: '/api/cases/:caseId/calculators',
  reads: ['calculators', 'money', 'agreements', 'participants'],
  input: z.object({ caseId: z.uuid() }),
  output: CaseCalculators,
});

/** Works out an estimate and keeps nothing. For the mediators of the case. */
export const calculateSupport = endpoint({
  method: 'POST',
  path: '/api/cases/:caseId/calculators/:calculator',
  changes: [],
  input: z.object({ caseId: z.uuid(), calculator: CalculatorId, values: CalculatorValues }),
  output: z.object({ estimate: SupportEstimate }),
});

/** Puts an estimate beside a clause of a draft, or takes it away; a release prints it. For the mediators of the case. */
export const setClauseEstimate = endpoint({
  method: 'PUT',
  path: '/api/clauses/:clauseId/estimate',
  changes: ['agreements'],
  input: z.object({
    clauseId: z.uuid(),
    version: Version,
    estimate: z.nullable(z.object({ calculator: CalculatorId, values: CalculatorValues })),
  }),
  output: z.object({ clause: DraftClause }),
});
