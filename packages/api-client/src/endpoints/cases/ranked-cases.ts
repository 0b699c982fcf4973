import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { pageInput, pageOutput } from '../../page.ts';
import { RiskLevel } from '../assistance/ai-results.ts';
import { RiskSpeakers } from '../assistance/insight-contents.ts';
import { CaseListItem, Step } from './cases.ts';
import { trim } from '../text.ts';
import { Timestamp } from '../values.ts';

const signalTopics = [
  'activity',
  'agreements',
  'cases',
  'conversations',
  'delivery',
  'documents',
  'insights',
  'intakes',
  'invitations',
  'participants',
  'requests',
  'requirements',
  'sessions',
  'steps',
] as const;

/** What a case can need its mediator for, the most pressing first. Among reasons of one urgency this order decides. */
export const ReasonKind = z.enum([
  'safety_concern',
  'safety_answer',
  'risk',
  'private_conversation',
  'pause',
  'private_messages',
  'held_messages',
  'intake',
  'documents',
  'no_documents',
  'clause_comments',
  'move_request',
  'no_time',
  'no_link',
  'review',
  'review_due',
  'signed',
  'no_session',
  'quiet',
  'uninvited',
  'messages',
  'signature',
]);
export type ReasonKind = z.infer<typeof ReasonKind>;

/** The reasons that are about the agreement of a case. */
export const agreementReasons = [
  'clause_comments',
  'review_due',
  'signed',
  'signature',
] as const satisfies ReasonKind[];

/** The reasons that a list names even below a more pressing one: safety, those of sessions and of the agreement. */
export const namedReasons = [
  'safety_answer',
  'move_request',
  'no_time',
  'no_link',
  'no_session',
  ...agreementReasons,
] as const satisfies ReasonKind[];

/** Why a case needs its mediator: of several reasons the most pressing one. */
export const CaseReason = z.object({
  kind: ReasonKind,
  /** `late` is past the hours promised for a review, `stuck` is a week without anything. */
  urgency: z.enum(['danger', 'late', 'stuck', 'open']),
  count: z.int(),
  /** Since when the oldest of them waits. */
  since: Timestamp,
  /** The session of the oldest request to move one, or the oldest without a time that suits; null for any other reason. */
  session_id: z._default(z.nullable(z.uuid()), null),
  /** The oldest comment on the agreement that waits for an answer; null for any other reason. */
  comment: z._default(
    z.nullable(
      z.object({ id: z.uuid(), document: z.enum(['memorandum', 'finances', 'parenting']), clause_id: z.uuid() }),
    ),
    null,
  ),
});
export type CaseReason = z.infer<typeof CaseReason>;

/** The gravest risk in a case that nobody acknowledged, else that of its newest assessment; null without any. */
export const CaseRisk = z.nullable(z.object({ level: RiskLevel, score: z.number(), speakers: RiskSpeakers }));
export type CaseRisk = z.infer<typeof CaseRisk>;

/** Everything that a case needs its mediator for, the most pressing first; nobody else reads it. */
export const listCaseReasons = endpoint({
  method: 'GET',
  path: '/api/cases/:caseId/reasons',
  reads: signalTopics,
  input: z.object({ caseId: z.uuid() }),
  output: z.object({ reasons: z.array(CaseReason), risk: CaseRisk }),
});

/** `invited` waits only for an answer to an invitation. */
export const CaseGroup = z.enum(['needs_you', 'going_on', 'invited', 'on_hold', 'closed']);
export type CaseGroup = z.infer<typeof CaseGroup>;

/** A case in the list of its mediator. */
export const RankedCase = z.extend(CaseListItem, {
  group: CaseGroup,
  reason: z.nullable(CaseReason),
  /** What its sessions and its agreement need besides that. */
  also: z._default(z.array(CaseReason), []),
  /** How many other reasons there are, which only the case itself names. */
  more: z._default(z.int(), 0),
  risk: CaseRisk,
  next_session_at: z.nullable(Timestamp),
});
export type RankedCase = z.infer<typeof RankedCase>;

export const CaseSort = z.enum(['need', 'title', 'step', 'session', 'activity']);
export type CaseSort = z.infer<typeof CaseSort>;

/**
 * The cases that the caller mediates: by need, the dangerous, late and stuck ones come first. Nobody else has any:
 * parties, lawyers and admins read neither reasons nor risk. The counts are of all groups, narrowed by step and search.
 */
export const rankCases = endpoint({
  method: 'GET',
  path: '/api/ranked-cases',
  reads: signalTopics,
  input: z.object({
    group: z.optional(CaseGroup),
    step: z.optional(Step),
    q: z.optional(z.string().check(trim, z.maxLength(limits.titleMax))),
    sort: z._default(CaseSort, 'need'),
    ...pageInput,
  }),
  output: z.object({
    cases: z.array(RankedCase),
    counts: z.record(CaseGroup, z.int()),
    ...pageOutput,
  }),
});
