import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { Text, trim } from '../text.ts';
import { Timestamp } from '../values.ts';

/** What a mediator decides before the parties meet: to go on, to go on in another way, or not to meet. */
export const ScreeningOutcome = z.enum(['proceed', 'adapt', 'stop']);
export type ScreeningOutcome = z.infer<typeof ScreeningOutcome>;

/** Ways to make sessions safe enough. */
export const Adaptation = z.enum(['separate_rooms', 'staggered_arrival', 'interpreter', 'support_person', 'by_phone']);
export type Adaptation = z.infer<typeof Adaptation>;

const decision = {
  participant_id: z.uuid(),
  /** What was used, such as a form or a talk. */
  instrument: Text(limits.titleMax),
  screened_on: z.iso.date(),
  outcome: ScreeningOutcome,
  adaptations: z.array(Adaptation).check(z.maxLength(Adaptation.options.length)),
  /** How, in the mediator's own words; for `adapt` alone. */
  own_words: z.string().check(trim, z.maxLength(limits.noteMax)),
  next_review_on: z.nullable(z.iso.date()),
};

/** A decision about one party, as it was recorded. It never changes; a new one takes its place. */
export const ScreeningDecision = z.object({
  id: z.uuid(),
  ...decision,
  decided_by_name: z.string(),
  decided_at: Timestamp,
});
export type ScreeningDecision = z.infer<typeof ScreeningDecision>;

const ofCase = z.object({ caseId: z.uuid() });

/** Lists the decisions of a case, the newest first; for its mediators alone. */
export const listScreenings = endpoint({
  method: 'GET',
  path: '/api/cases/:caseId/screening',
  reads: ['screening'],
  input: ofCase,
  output: z.object({ decisions: z.array(ScreeningDecision) }),
});

/** Records a decision; for the mediators of the case. Nobody else learns of it. */
export const recordScreening = endpoint({
  method: 'POST',
  path: '/api/cases/:caseId/screening',
  changes: ['screening', 'sessions'],
  input: z.extend(ofCase, decision).check(
    z.refine((it) => (it.outcome === 'adapt') === (it.adaptations.length > 0 || it.own_words !== ''), {
      path: ['adaptations'],
      error: 'Say how you adapt.',
    }),
    z.refine((it) => it.next_review_on === null || it.next_review_on > it.screened_on, {
      path: ['next_review_on'],
      error: 'Choose a later day.',
    }),
  ),
  output: z.object({ decisions: z.array(ScreeningDecision) }),
});
