import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { pageInput, pageOutput } from '../../page.ts';
import { Text } from '../text.ts';
import { Timestamp } from '../values.ts';

/** What an admin opens for themselves: the shared channel of a case, or its documents. */
export const OpenedKind = z.enum(['channel', 'documents']);
export type OpenedKind = z.infer<typeof OpenedKind>;

/** An admin's right to read in a case, with its reason and its end. */
export const CaseOpening = z.object({
  id: z.uuid(),
  case_id: z.uuid(),
  what: OpenedKind,
  reason: z.string(),
  opened_by: z.uuid(),
  opened_by_name: z.string(),
  opened_at: Timestamp,
  expires_at: Timestamp,
  ended_at: z.nullable(Timestamp),
  /** Whether it is the caller's own and still runs. */
  is_live: z.boolean(),
});
export type CaseOpening = z.infer<typeof CaseOpening>;

/**
 * Opens the shared channel or the documents of a case for the calling admin, for one hour unless said otherwise. The
 * mediator is told, and so is everybody in the case unless it is on legal hold. Answers `conflict` while it is open.
 */
export const openForReading = endpoint({
  method: 'POST',
  path: '/api/admin/cases/:caseId/openings',
  changes: ['cases', 'activity'],
  input: z.object({
    caseId: z.uuid(),
    what: OpenedKind,
    reason: Text(limits.openingReasonMax).check(z.minLength(limits.openingReasonLeast)),
    minutes: z._default(
      z.int().check(z.minimum(limits.openingMinutesLeast), z.maximum(limits.openingMinutesMost)),
      limits.openingMinutes,
    ),
  }),
  output: z.object({ opening: CaseOpening }),
});

/** Lists who opened what of a case, newest first; for admins and the mediator. */
export const listOpenings = endpoint({
  method: 'GET',
  path: '/api/cases/:caseId/openings',
  reads: ['cases'],
  input: z.object({ caseId: z.uuid(), ...pageInput }),
  output: z.object({ openings: z.array(CaseOpening), ...pageOutput }),
});

/** Ends an opening of one's own before its time. */
export const endOpening = endpoint({
  method: 'POST',
  path: '/api/admin/openings/:openingId/end',
  changes: ['cases', 'activity'],
  input: z.object({ openingId: z.uuid() }),
  output: z.object({ ok: z.literal(true) }),
});

/** A message of an opened channel. A redacted one has no content. */
export const OpenedMessage = z.object({
  id: z.uuid(),
  created_at: Timestamp,
  sender_id: z.uuid(),
  sender_name: z.string(),
  sender_role: z.string(),
  content: z.string(),
  redacted_at: z.nullable(Timestamp),
});
export type OpenedMessage = z.infer<typeof OpenedMessage>;

/** Reads the shared channel of a case that the caller has opened, newest first. Each call is in the audit log. */
export const listOpenedMessages = endpoint({
  method: 'GET',
  path: '/api/admin/cases/:caseId/messages',
  reads: ['cases'],
  input: z.object({ caseId: z.uuid(), ...pageInput }),
  output: z.object({ messages: z.array(OpenedMessage), ...pageOutput }),
});
