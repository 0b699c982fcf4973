import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';

/** The parties by the sides of a case, as formulas name them. */
export const PartySide = z.enum(['A', 'B']);
export type PartySide = z.infer<typeof PartySide>;

/** Words of a calculator in both languages. */
export const CalculatorWords = z.object({
  en: z.string().check(z.minLength(1), z.maxLength(400)),
  es: z.string().check(z.minLength(1), z.maxLength(400)),
});
export type CalculatorWords = z.infer<typeof CalculatorWords>;

/** How often an amount of a calculator is due. */
export const SupportRhythm = z.enum(['weekly', 'monthly']);
export type SupportRhythm = z.infer<typeof SupportRhythm>;

/** Something that a calculator needs. */
export const CalculatorInput = z.object({
  key: z.string().check(z.regex(/^[a-z_]{1,40}$/)),
  label: CalculatorWords,
  /** An amount in the smallest unit, a whole number, one of both parties, or yes or no. */
  kind: z.enum(['amount', 'number', 'party', 'yes_no']),
  /** Whose it is: of one side, of the party who pays, or of the family. */
  of: z._default(z.nullable(z.enum(['A', 'B', 'payer'])), null),
  /** How often an amount comes in. */
  rhythm: z._default(SupportRhythm, 'monthly'),
  /** What of the things that both parties read fills it in at first. */
  offer: z._default(z.nullable(z.enum(['income', 'nights', 'children', 'payer'])), null),
  /** Whether somebody must look at it first, because figures may count it in another way, such as after tax. */
  needs_check: z._default(z.boolean(), false),
  min: z._default(z.int(), 0),
  max: z._default(z.int(), 10_000_000_000),
  /** What it is until somebody says something else. */
  initial: z._default(z.nullable(z.union([z.int(), z.boolean()])), null),
});
export type CalculatorInput = z.infer<typeof CalculatorInput>;

/** The name of a calculator in addresses and rows. */
export const CalculatorId = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/));

/** What is said about a calculator on each of its results. */
const about = {
  id: CalculatorId,
  name: CalculatorWords,
  /** ISO 3166. */
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  /** Where the formula is published. */
  source: z.object({ name: z.string().check(z.minLength(1), z.maxLength(200)), url: z.nullable(z.url()) }),
  /** From when these rules count. */
  valid_from: z.iso.date(),
  /** The day on which somebody last compared the two. */
  reviewed_on: z.iso.date(),
};

/** A formula for support as people choose it. */
export const SupportCalculatorFacts = z.object({
  ...about,
  /** The only currency that it counts in; null for any. */
  currency: z._default(z.nullable(z.string().check(z.regex(/^[A-Z]{3}$/))), null),
  /** What it does and what it leaves out. */
  note: CalculatorWords,
  /** Whether the office brings the table that it reads. */
  needs_table: z._default(z.boolean(), false),
  inputs: z.array(CalculatorInput).check(z.minLength(1), z.maxLength(20)),
});
export type SupportCalculatorFacts = z.infer<typeof SupportCalculatorFacts>;

export const CalculatorValue = z.union([z.int(), z.boolean(), PartySide]);
export type CalculatorValue = z.infer<typeof CalculatorValue>;

/** What was filled in, by the keys of the inputs. */
export const CalculatorValues = z.record(z.string().check(z.maxLength(40)), CalculatorValue);
export type CalculatorValues = z.infer<typeof CalculatorValues>;

const Line = z.object({
  label: CalculatorWords,
  /** Whose it is; left out where it is of both. */
  of: z.optional(PartySide),
  amount_minor: z.int(),
});

/** What a calculator answers. */
export const SupportResult = z.object({
  /** In the smallest unit of the currency. */
  amount_minor: z.int().check(z.minimum(0)),
  rhythm: SupportRhythm,
  /** Who would pay it; null where nobody would. */
  paid_by: z.nullable(PartySide),
  lines: z.array(Line).check(z.maxLength(30)),
});
export type SupportResult = z.infer<typeof SupportResult>;

/** What a calculator makes of what was filled in. It is no advice, and nobody owes it. */
export const SupportEstimate = z.object({
  ...about,
  /** The number of the office’s table that it was made with. */
  table: z.nullable(z.int()),
  currency: z.string(),
  made_on: z.iso.date(),
  inputs: z.array(
    z.object({
      label: CalculatorWords,
      kind: CalculatorInput.shape.kind,
      of: z.nullable(PartySide),
      value: CalculatorValue,
      /** Whether it is as both parties read it elsewhere: in the open figures, or in a released version. */
      is_offered: z.boolean(),
    }),
  ),
  /** Null where something that the formula needs is missing. */
  result: z.nullable(SupportResult),
});
export type SupportEstimate = z.infer<typeof SupportEstimate>;

/** An estimate beside a clause, as a paper prints it. */
export const ClauseEstimate = z.object({ ...SupportEstimate.shape, result: SupportResult });
export type ClauseEstimate = z.infer<typeof ClauseEstimate>;

/**
 * The estimates of a case that need nobody’s look, as far as the caller may read its figures: none until both
 * statements are open.
 */
export const listSupportEstimates = endpoint({
  method: 'GET',
  path: '/api/cases/:caseId/support-estimates',
  reads: ['money', 'calculators'],
  input: z.object({ caseId: z.uuid() }),
  output: z.object({ estimates: z.array(SupportEstimate) }),
});
