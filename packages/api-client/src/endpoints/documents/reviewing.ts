import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { Version } from '../../page.ts';
import { trim } from '../text.ts';
import { OneUpload, RejectCode } from './uploads.ts';

const byId = { uploadId: z.uuid() };
const ReviewNote = z.string().check(trim, z.maxLength(limits.noteMax));

/** Optional; when sent, the version must be the newest. */
const seen = { ...byId, version: z.optional(Version) };
const review = { ...seen, reject_code: z.optional(RejectCode), reject_note: z.optional(ReviewNote) };

/** Confirms a document as received and readable, or rejects it; for the case's mediator, once per document. */
export const reviewUpload = endpoint({
  method: 'POST',
  path: '/api/uploads/:uploadId/review',
  changes: ['documents', 'requirements', 'steps', 'activity'],
  input: z.object({ ...review, decision: z.enum(['confirm', 'reject']) }).check(
    z.refine((it) => it.decision === 'confirm' || it.reject_code !== undefined, {
      path: ['reject_code'],
      error: 'Choose a reason.',
    }),
  ),
  output: OneUpload,
});

export const confirmUpload = endpoint({
  method: 'POST',
  path: '/api/uploads/:uploadId/confirm',
  changes: ['documents', 'requirements', 'steps', 'activity'],
  input: z.object({ ...seen, note: z.optional(ReviewNote) }),
  output: OneUpload,
});

export const rejectUpload = endpoint({
  method: 'POST',
  path: '/api/uploads/:uploadId/reject',
  changes: ['documents', 'requirements', 'steps', 'activity'],
  input: z.object({ ...review, reject_code: RejectCode }),
  output: OneUpload,
});

/** Requests a newer version: the document no longer counts, and its owner is notified. For the case's mediator. */
export const supersedeUpload = endpoint({
  method: 'POST',
  path: '/api/uploads/:uploadId/supersede',
  changes: ['documents', 'requirements', 'steps', 'activity'],
  input: z.object({ ...seen, note: z.optional(ReviewNote) }),
  output: OneUpload,
});

/** Undoes a confirmation or a rejection, for whoever made it and for `reviewUndo` milliseconds. */
export const undoReview = endpoint({
  method: 'POST',
  path: '/api/uploads/:uploadId/undo-review',
  changes: ['documents', 'requirements', 'steps', 'activity'],
  input: z.object(byId),
  output: OneUpload,
});
