import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { Version } from '../../page.ts';
import { Name } from '../text.ts';
import { Timestamp } from '../values.ts';

const Amount = z.int().check(z.minimum(0), z.maximum(limits.figureMost));
const Side = z.enum(['A', 'B']);

/** Who gets what, and what each then lives on. What it does not name stays as it is. */
export const SettlementContent = z.object({
  /** The percent of each figure that party A keeps, by the figure’s id. */
  keeps: z.record(z.uuid(), z.number().check(z.minimum(0), z.maximum(100), z.multipleOf(0.01))),
  payment: z.nullable(z.object({ from: Side, amount_minor: Amount, due_on: z.nullable(z.iso.date()) })),
  /** The nights of a year that the children spend with party A. */
  nights: z.nullable(z.int().check(z.minimum(0), z.maximum(365))),
  /** Each month. */
  support: z.nullable(z.object({ from: Side, amount_minor: Amount })),
  /** What each pays for housing a month, in place of the figures of that kind. */
  housing: z.object({ A: z.nullable(Amount), B: z.nullable(Amount) }),
});
export type SettlementContent = z.infer<typeof SettlementContent>;

/** A way to divide things that the caller may read. */
export const Settlement = z.object({
  id: z.uuid(),
  /** Null for a working copy and its versions. */
  name: z.nullable(Name(limits.settlementNameMax)),
  author: z.object({ participant_id: z.uuid(), name: z.string(), role: z.enum(['divorcee', 'mediator']) }),
  /** Whether the caller can share it, and change it until then. */
  is_own: z.boolean(),
  /** `self`: its author; `side`: a party with their lawyer and the mediator. */
  audience: z.enum(['self', 'side', 'everyone']),
  content: SettlementContent,
  /** The amounts of the figures when it was shared, by their ids; null until then. */
  amounts: z.nullable(z.record(z.uuid(), Amount)),
  /** Counts the shared versions of a working copy. */
  number: z.nullable(z.int()),
  shared_at: z.nullable(Timestamp),
  version: Version,
});
export type Settlement = z.infer<typeof Settlement>;

const done = z.object({ ok: z.literal(true) });
const name = z.nullable(Name(limits.settlementNameMax));

/** The settlements of a case that the caller may read, oldest first. */
export const listSettlements = endpoint({
  method: 'GET',
  path: '/api/cases/:caseId/settlements',
  reads: ['division'],
  input: z.object({ caseId: z.uuid() }),
  output: z.object({ settlements: z.array(Settlement) }),
});

/** Adds a way to divide things that its author alone reads: without a name the working copy, of which there is one. */
export const addSettlement = endpoint({
  method: 'POST',
  path: '/api/cases/:caseId/settlements',
  changes: ['division'],
  input: z.object({ caseId: z.uuid(), name, content: SettlementContent }),
  output: z.object({ id: z.uuid() }),
});

/** Changes one’s own settlement until it is shared. */
export const updateSettlement = endpoint({
  method: 'PUT',
  path: '/api/settlements/:settlementId',
  changes: ['division'],
  input: z.object({ settlementId: z.uuid(), name, content: SettlementContent, version: Version }),
  output: z.object({ version: Version }),
});

/**
 * Shares one’s own settlement: a working copy as a version with a number, for everybody in the case; another way as it
 * is, also, by a party, with the mediator and their own lawyer alone.
 */
export const shareSettlement = endpoint({
  method: 'POST',
  path: '/api/settlements/:settlementId/share',
  changes: ['division', 'activity'],
  input: z.object({ settlementId: z.uuid(), with: z.enum(['side', 'everyone']), version: Version }),
  output: done,
});

/** Removes one’s own settlement that is not shared. */
export const removeSettlement = endpoint({
  method: 'POST',
  path: '/api/settlements/:settlementId/remove',
  changes: ['division'],
  input: z.object({ settlementId: z.uuid(), version: Version }),
  output: done,
});
