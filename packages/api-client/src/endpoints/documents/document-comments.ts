import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { Text } from '../text.ts';
import { Audience } from './uploads.ts';
import { Timestamp } from '../values.ts';

/** What somebody wrote about a document, or beside one of its pages. */
export const DocumentComment = z.object({
  id: z.uuid(),
  upload_id: z.uuid(),
  author_id: z.uuid(),
  author_name: z.string(),
  /** Null for a comment on the document as a whole. */
  page: z.nullable(z.int()),
  /** Never wider than the document's. */
  audience: Audience,
  text: z.string(),
  created_at: Timestamp,
});
export type DocumentComment = z.infer<typeof DocumentComment>;

/** The comments on a document that are for the caller: first those on the whole, then page by page, oldest first. */
export const listDocumentComments = endpoint({
  method: 'GET',
  path: '/api/uploads/:uploadId/comments',
  reads: ['documents'],
  input: z.object({ uploadId: z.uuid() }),
  output: z.object({ comments: z.array(DocumentComment) }),
});

/** Writes about a document, or beside a page. `mediator` and `my_side` are the author's own side; for a mediator, the side of the owner. */
export const addDocumentComment = endpoint({
  method: 'POST',
  path: '/api/uploads/:uploadId/comments',
  changes: ['documents', 'activity'],
  input: z.object({
    uploadId: z.uuid(),
    page: z.nullable(z.int().check(z.minimum(1), z.maximum(10_000))),
    audience: Audience,
    text: Text(limits.commentMax),
  }),
  output: z.object({ comment: DocumentComment }),
});

/** Deletes a comment of the caller's own. */
export const deleteDocumentComment = endpoint({
  method: 'DELETE',
  path: '/api/uploads/:uploadId/comments/:commentId',
  changes: ['documents'],
  input: z.object({ uploadId: z.uuid(), commentId: z.uuid() }),
  output: z.object({ ok: z.literal(true) }),
});
