import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { CalculatorId, SupportCalculatorFacts } from '../money/support-estimates.ts';
import { Name } from '../text.ts';
import { Timestamp } from '../values.ts';

/** What a table of an office may be: its file, and the words about its source. */
export const supportTableInput = { bytes: 100_000, source: 200 } as const;

/** A version of the table that an office gave a calculator. It never changes. */
export const SupportTable = z.object({
  number: z.int(),
  /** Where the office has it from, and from when it counts. */
  source: z.string(),
  valid_from: z.iso.date(),
  rows: z.int(),
  children: z.int(),
  added_at: Timestamp,
  added_by_name: z.nullable(z.string()),
});
export type SupportTable = z.infer<typeof SupportTable>;

/** A calculator as an office has it: off until its admin switches it on. */
export const OfficeCalculator = z.object({
  ...SupportCalculatorFacts.shape,
  is_on: z.boolean(),
  /** The newest first; none for a calculator that needs none. */
  tables: z.array(SupportTable),
});
export type OfficeCalculator = z.infer<typeof OfficeCalculator>;

const byOffice = { orgId: z.uuid(), calculator: CalculatorId };
const done = z.object({ ok: z.literal(true) });

/** The calculators of this server with what an office made of them, for its admins. */
export const listOfficeCalculators = endpoint({
  method: 'GET',
  path: '/api/organizations/:orgId/calculators',
  reads: ['calculators'],
  input: z.object({ orgId: z.uuid() }),
  output: z.object({ calculators: z.array(OfficeCalculator) }),
});

/** Switches a calculator on or off; for admins. Answers `conflict` for one whose table is missing. */
export const switchCalculator = endpoint({
  method: 'PUT',
  path: '/api/organizations/:orgId/calculators/:calculator',
  changes: ['calculators', 'money'],
  input: z.object({ ...byOffice, is_on: z.boolean() }),
  output: done,
});

/**
 * Gives a calculator a newer table as CSV; for admins. Answers `invalid` with the line of each mistake, and then keeps
 * nothing.
 */
export const addSupportTable = endpoint({
  method: 'POST',
  path: '/api/organizations/:orgId/calculators/:calculator/tables',
  changes: ['calculators', 'money'],
  input: z.object({
    ...byOffice,
    csv: z.string().check(z.maxLength(supportTableInput.bytes)),
    source: Name(supportTableInput.source),
    valid_from: z.iso.date(),
  }),
  output: done,
});
