import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { plainLine, trim } from '../text.ts';
import { Timestamp } from '../values.ts';

const what = z.string().check(trim, z.maxLength(limits.dutyMax), plainLine);

/** What a clause makes a party do, and by when. A date has no time and no time zone. */
export const Duty = z.object({
  id: z.uuid(),
  /** `other` is anything else, in the words of `what`. */
  kind: z.enum(['handover', 'payment', 'review', 'other']),
  who: z.enum(['A', 'B', 'both']),
  what,
  due_on: z.iso.date(),
  repeats: z.enum(['none', 'weekly', 'fortnightly', 'monthly', 'quarterly', 'yearly']),
});
export type Duty = z.infer<typeof Duty>;

/** A duty while it is written: its words and its day may still be missing. */
export const DraftDuty = z.object({ ...Duty.shape, due_on: z.nullable(z.iso.date()) });
export type DraftDuty = z.infer<typeof DraftDuty>;

/** A duty of a signed version, on one of its days. */
export const DueDuty = z.object({
  ...Duty.shape,
  document: z.enum(['memorandum', 'finances', 'parenting']),
  version_id: z.uuid(),
  version_number: z.int(),
  clause_id: z.uuid(),
  clause_number: z.int(),
  heading: z.string(),
  /** The parties who marked their part as done. */
  marks: z.array(z.object({ participant_id: z.uuid(), done_at: Timestamp })),
});
export type DueDuty = z.infer<typeof DueDuty>;

/** Duties of a signed version that count until both parties have signed the newer one. */
export const ReplacedDuties = z.object({
  document: DueDuty.shape.document,
  version_number: z.int(),
  released_at: Timestamp,
  /** The version that both parties signed. */
  signed_number: z.int(),
});
export type ReplacedDuties = z.infer<typeof ReplacedDuties>;

/** The duties of the signed versions: each on its last day until today and on its next one. */
export const listDuties = endpoint({
  method: 'GET',
  path: '/api/cases/:caseId/duties',
  reads: ['agreements'],
  input: z.object({ caseId: z.uuid() }),
  output: z.object({ duties: z.array(DueDuty), replaced: z._default(z.array(ReplacedDuties), []) }),
});

/** Marks one's own part of a duty as done on one of its days, or takes that back. */
export const markDuty = endpoint({
  method: 'POST',
  path: '/api/cases/:caseId/duties/:dutyId/mark',
  changes: ['agreements', 'activity'],
  input: z.object({ caseId: z.uuid(), dutyId: z.uuid(), due_on: z.iso.date(), is_done: z.boolean() }),
  output: z.object({ ok: z.literal(true) }),
});
