import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { pageInput, pageOutput } from '../../page.ts';
import { Text } from '../text.ts';
import { Timestamp } from '../values.ts';

/** An event in a case. `details` holds codes, numbers and ids, never text that a person wrote. */
export const CaseEvent = z.object({
  id: z.uuid(),
  kind: z.string(),
  actor_id: z.nullable(z.uuid()),
  actor_name: z.nullable(z.string()),
  subject_id: z.nullable(z.uuid()),
  details: z.record(z.string(), z.unknown()),
  created_at: Timestamp,
});
export type CaseEvent = z.infer<typeof CaseEvent>;

/** Lists the activity feed of a case: the events that the caller may read, newest first; only these `kinds` if named. */
export const listCaseActivity = endpoint({
  method: 'GET',
  path: '/api/cases/:caseId/activity',
  reads: ['activity'],
  input: z.object({
    caseId: z.uuid(),
    kinds: z.optional(z.string().check(z.maxLength(200), z.regex(/^[a-z_]+(,[a-z_]+)*$/))),
    ...pageInput,
  }),
  output: z.object({ events: z.array(CaseEvent), ...pageOutput }),
});

/** A party's request to the mediator. Only that party and the mediators of the case read it. */
export const CaseRequest = z.object({
  id: z.uuid(),
  case_id: z.uuid(),
  user_id: z.uuid(),
  kind: z.enum(['pause', 'private_conversation', 'safety_concern']),
  note: z.nullable(z.string()),
  created_at: Timestamp,
  /** When a mediator of the case handled the request, and who; null while it is open. */
  handled_at: z.nullable(Timestamp),
  handled_by: z.nullable(z.uuid()),
  /** The session that a safety concern is about, if any. */
  session_id: z.nullable(z.uuid()),
  /** The version of the agreement that it is about: a private word before signing, or the wish for more time. */
  version_id: z.nullable(z.uuid()),
  /** The signature on paper in the party's name that it says is not right, if any. */
  signature_id: z._default(z.nullable(z.uuid()), null),
  /** The mediator's word to the party about it, if any. */
  answer: z.nullable(z.string()),
});
export type CaseRequest = z.infer<typeof CaseRequest>;

/**
 * Sends the mediator a request for a pause or a private conversation, or a safety concern. A lawyer sends only
 * a concern about a session that they attend. The other party is never notified.
 */
export const askMediator = endpoint({
  method: 'POST',
  path: '/api/cases/:caseId/requests',
  changes: ['requests', 'agreements', 'steps', 'activity'],
  input: z.object({
    caseId: z.uuid(),
    kind: CaseRequest.shape.kind,
    note: z.optional(Text(limits.descriptionMax)),
    sessionId: z.optional(z.uuid()),
    versionId: z.optional(z.uuid()),
    /** A signature on paper in the caller's name that is not right: a private conversation about it. */
    signatureId: z.optional(z.uuid()),
  }),
  output: z.object({ request: CaseRequest }),
});

/** Lists the requests of a case, newest first: a party reads their own, the mediator reads all. */
export const listCaseRequests = endpoint({
  method: 'GET',
  path: '/api/cases/:caseId/requests',
  reads: ['requests'],
  input: z.object({ caseId: z.uuid(), ...pageInput }),
  output: z.object({ requests: z.array(CaseRequest), ...pageOutput }),
});

/**
 * Marks a request as handled, with a word to the party if there is one, and notifies the party in neutral words. Calling
 * it again keeps the first person, time and word.
 */
export const handleCaseRequest = endpoint({
  method: 'POST',
  path: '/api/cases/:caseId/requests/:caseRequestId/handle',
  changes: ['requests', 'agreements', 'steps', 'activity'],
  input: z.object({ caseId: z.uuid(), caseRequestId: z.uuid(), answer: z.optional(Text(limits.descriptionMax)) }),
  output: z.object({ request: CaseRequest }),
});
