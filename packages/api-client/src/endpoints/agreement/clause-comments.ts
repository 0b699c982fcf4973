import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { Readers } from './agreements.ts';
import { Text } from '../text.ts';
import { Role } from '../people/users.ts';
import { Timestamp } from '../values.ts';

/** Who reads a comment: a party and the mediator, these two and the party's lawyer, or all readers of the version. */
export const CommentAudience = z.enum(['mediator', 'side', 'everyone']);
export type CommentAudience = z.infer<typeof CommentAudience>;

/** A question or comment about a clause of a released version. */
export const ClauseComment = z.object({
  id: z.uuid(),
  clause_id: z.uuid(),
  /** The version that it was made on, and who reads that version. */
  version_id: z.uuid(),
  version_number: z.int(),
  version_readers: Readers,
  author_id: z.uuid(),
  author_name: z.string(),
  author_role: z.nullable(Role),
  audience: CommentAudience,
  /** The party who reads it with the mediator; null for everyone. */
  participant_id: z.nullable(z.uuid()),
  /** The lawyer round that it was written in. Until that closes its author alone reads it. */
  round_id: z.nullable(z.uuid()),
  /** Whether it waits for its lawyer round to close. */
  is_sealed: z.boolean(),
  text: z.string(),
  /** What became of it, in the mediator's words. */
  outcome: z.nullable(z.string()),
  /** When the mediator said so. */
  settled_at: z._default(z.nullable(Timestamp), null),
  /** The mediator who said so; null for a comment that was settled before this was kept. */
  settled_by_name: z._default(z.nullable(z.string()), null),
  created_at: Timestamp,
});
export type ClauseComment = z.infer<typeof ClauseComment>;

/**
 * The comments on a version that are for the caller, oldest first. Those on earlier versions of the document follow it
 * until the mediator says what became of them.
 */
export const listClauseComments = endpoint({
  method: 'GET',
  path: '/api/cases/:caseId/agreement/versions/:versionId/comments',
  reads: ['agreements'],
  input: z.object({ caseId: z.uuid(), versionId: z.uuid() }),
  output: z.object({ comments: z.array(ClauseComment) }),
});

/**
 * Comments on a clause. A party writes to the mediator, with or without their lawyer, or to everybody; a lawyer to their
 * client and the mediator, or to everybody; a mediator to a party, to a side, or to everybody.
 */
export const addClauseComment = endpoint({
  method: 'POST',
  path: '/api/cases/:caseId/agreement/versions/:versionId/comments',
  changes: ['agreements', 'activity'],
  input: z.object({
    caseId: z.uuid(),
    versionId: z.uuid(),
    clause_id: z.uuid(),
    audience: CommentAudience,
    /** The party whom a mediator writes to. */
    participant_id: z.optional(z.uuid()),
    /** The open lawyer round that a lawyer writes in. */
    round_id: z.optional(z.uuid()),
    text: Text(limits.commentMax),
  }),
  output: z.object({ comment: ClauseComment }),
});

/** Says what became of a comment, to its readers. For the case's mediator. */
export const settleClauseComment = endpoint({
  method: 'POST',
  path: '/api/clause-comments/:commentId/outcome',
  changes: ['agreements', 'activity'],
  input: z.object({ commentId: z.uuid(), outcome: Text(limits.outcomeMax) }),
  output: z.object({ ok: z.literal(true) }),
});

/** Changes a comment of one's own, until its lawyer round closes. */
export const changeClauseComment = endpoint({
  method: 'PUT',
  path: '/api/clause-comments/:commentId',
  changes: ['agreements', 'activity'],
  input: z.object({ commentId: z.uuid(), text: Text(limits.commentMax) }),
  output: z.object({ ok: z.literal(true) }),
});

/** Withdraws a comment of one's own, until its lawyer round closes. */
export const withdrawClauseComment = endpoint({
  method: 'POST',
  path: '/api/clause-comments/:commentId/withdraw',
  changes: ['agreements', 'activity'],
  input: z.object({ commentId: z.uuid() }),
  output: z.object({ ok: z.literal(true) }),
});
