import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Version } from '../page.ts';
import { type ConditionCode, conditions } from '../process.ts';
import { Step } from './cases.ts';

/**
 * Something that a step still waits for: how much of it is there, of how much. Without a `participant_id` it is for the
 * case as a whole. Of the other party a party learns only `other_party`, that they are waited for.
 */
export const Missing = z.object({
  code: z.enum([...(Object.keys(conditions) as ConditionCode[]), 'other_party']),
  participant_id: z.nullable(z.uuid()),
  done: z.int(),
  total: z.int(),
});
export type Missing = z.infer<typeof Missing>;

/** How many documents a party was asked for, has sent, and had accepted; those accepted were sent too. */
export const DocumentCount = z.object({
  participant_id: z.uuid(),
  /** Without those that the party does not have. */
  asked: z.int(),
  sent: z.int(),
  accepted: z.int(),
});
export type DocumentCount = z.infer<typeof DocumentCount>;

/** Where a case is in the seven steps, and what each of those to come still waits for. */
export const CaseProgress = z.object({
  step: Step,
  is_complete: z.boolean(),
  /** Whether only the statement of the caller, the mediator, is missing for the next step. */
  can_advance: z.boolean(),
  steps: z.array(z.object({ id: Step, state: z.enum(['done', 'now', 'later']), missing: z.array(Missing) })),
  /** The day on which each party sent their intake. */
  intakes: z.array(z.object({ participant_id: z.uuid(), submitted_on: z.nullable(z.iso.date()) })),
  /** Of the parties whose lists the caller reads: a party their own, the mediator both. */
  documents: z.array(DocumentCount),
  version: Version,
});
export type CaseProgress = z.infer<typeof CaseProgress>;

export const getCaseStep = endpoint({
  method: 'GET',
  path: '/api/cases/:caseId/step',
  reads: ['steps'],
  input: z.object({ caseId: z.uuid() }),
  output: CaseProgress,
});

/**
 * The mediator states that the review is complete, which takes the case to `first_session`. Every other step follows
 * from facts by itself: asked for out of order, or while something is missing, it is a `conflict` whose details say what.
 */
export const advanceCase = endpoint({
  method: 'POST',
  path: '/api/cases/:caseId/step',
  changes: ['steps', 'cases', 'activity'],
  input: z.object({ caseId: z.uuid(), step: Step, version: Version }),
  output: CaseProgress,
});
