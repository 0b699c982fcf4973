import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { Version } from '../../page.ts';
import { type ConditionCode, conditions } from '../../process.ts';
import { Step } from './cases.ts';

/**
 * An unmet condition of a step, with its count and the required count. Without a `participant_id` it concerns the whole
 * case. A party reads only `other_party` about the other party, without details.
 */
export const Missing = z.object({
  code: z.enum([...(Object.keys(conditions) as ConditionCode[]), 'other_party']),
  participant_id: z.nullable(z.uuid()),
  done: z.int(),
  total: z.int(),
  /**
   * How many of them the participant alone can meet now. What is in review, not released or still in its time to think
   * does not wait for them.
   */
  waits: z.int(),
});
export type Missing = z.infer<typeof Missing>;

/** How many documents a party was asked for, has sent, and had accepted. Accepted documents also count as sent. */
export const DocumentCount = z.object({
  participant_id: z.uuid(),
  /** Does not count documents that the party does not have. */
  asked: z.int(),
  sent: z.int(),
  accepted: z.int(),
});
export type DocumentCount = z.infer<typeof DocumentCount>;

/** The current step of a case, and the unmet conditions of each later step. */
export const CaseProgress = z.object({
  step: Step,
  is_complete: z.boolean(),
  /** Whether only the calling mediator's own statement is missing for the next step. */
  can_advance: z.boolean(),
  steps: z.array(z.object({ id: Step, state: z.enum(['done', 'now', 'later']), missing: z.array(Missing) })),
  /** The day on which each party submitted their intake. */
  intakes: z.array(z.object({ participant_id: z.uuid(), submitted_on: z.nullable(z.iso.date()) })),
  /** For the parties whose requirements the caller may read: a party their own, the mediator both. */
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
 * States, as the mediator, that the review is complete, which moves the case to `first_session`. Every other step
 * follows from facts. Answers `conflict` with the unmet conditions in its details when conditions or earlier steps are
 * missing.
 */
export const advanceCase = endpoint({
  method: 'POST',
  path: '/api/cases/:caseId/step',
  changes: ['steps', 'cases', 'activity'],
  input: z.object({ caseId: z.uuid(), step: Step, version: Version }),
  output: CaseProgress,
});
