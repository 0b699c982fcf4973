import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { pageInput, pageOutput } from '../page.ts';
import { Text } from './text.ts';
import { Timestamp } from './values.ts';

/** Something that happened in a case. The details hold codes, numbers and ids, never what people wrote. */
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

/** What happened in a case, as far as the caller may know of it, the newest first. */
export const listCaseActivity = endpoint({
  method: 'GET',
  path: '/api/cases/:caseId/activity',
  reads: ['activity'],
  input: z.object({ caseId: z.uuid(), ...pageInput }),
  output: z.object({ events: z.array(CaseEvent), ...pageOutput }),
});

/** What a party asks of the mediator alone. */
export const CaseRequest = z.object({
  id: z.uuid(),
  case_id: z.uuid(),
  user_id: z.uuid(),
  kind: z.enum(['pause', 'private_conversation', 'safety_concern']),
  note: z.nullable(z.string()),
  created_at: Timestamp,
  /** When a mediator of the case dealt with it, and who. */
  handled_at: z.nullable(Timestamp),
  handled_by: z.nullable(z.uuid()),
});
export type CaseRequest = z.infer<typeof CaseRequest>;

/** Asks the mediator for a pause or for a talk in private, or says that something is not safe. No one else learns of it. */
export const askMediator = endpoint({
  method: 'POST',
  path: '/api/cases/:caseId/requests',
  changes: ['requests', 'activity'],
  input: z.object({
    caseId: z.uuid(),
    kind: CaseRequest.shape.kind,
    note: z.optional(Text(limits.descriptionMax)),
  }),
  output: z.object({ request: CaseRequest }),
});

/** The requests of a case: a party's own, for the mediator all, the newest first. */
export const listCaseRequests = endpoint({
  method: 'GET',
  path: '/api/cases/:caseId/requests',
  reads: ['requests'],
  input: z.object({ caseId: z.uuid(), ...pageInput }),
  output: z.object({ requests: z.array(CaseRequest), ...pageOutput }),
});

/** Notes that the mediator has dealt with a request; who and when stays as it was the first time. The party learns of it. */
export const handleCaseRequest = endpoint({
  method: 'POST',
  path: '/api/cases/:caseId/requests/:caseRequestId/handle',
  changes: ['requests', 'activity'],
  input: z.object({ caseId: z.uuid(), caseRequestId: z.uuid() }),
  output: z.object({ request: CaseRequest }),
});
