import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { DocumentType } from './document-types.ts';
import { Audience, Upload } from './uploads.ts';

/** The accepted types of documents, detected from their content. */
export const documentContentTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;

/**
 * Uploads a document of at most 10 MB. Its content must be PDF, JPG or PNG and match the file extension. The default
 * audience is `mediator`, for a lawyer's upload `my_side`, for a new version that of the previous one. A mediator's
 * document is for everyone in the case, or for one party's private channel, and needs no review. Answers `conflict` to a
 * duplicate file and names the first document in `details`.
 */
export const uploadFile = endpoint({
  method: 'POST',
  path: '/api/uploads',
  changes: ['documents', 'requirements', 'steps', 'activity'],
  body: 'multipart',
  contentTypes: documentContentTypes,
  input: z.object({
    case_id: z.uuid(),
    doc_type: DocumentType,
    requirement_id: z.optional(z.uuid()),
    audience: z.optional(Audience),
    period_from: z.optional(z.iso.date()),
    period_to: z.optional(z.iso.date()),
    supersedes_id: z.optional(z.uuid()),
    /** The client of a lawyer; the default is the client whom the lawyer represents in the case. */
    owner_id: z.optional(z.uuid()),
    /** Only for a mediator, with the audience `my_side`: the party in whose private channel the document is read. */
    party_id: z.optional(z.uuid()),
    file: z.file(),
  }),
  output: z.object({ upload: Upload }),
});

/** The document itself, as a file to save; `inline` is for looking at it. Both are logged. */
export const downloadUpload = endpoint({
  method: 'GET',
  path: '/api/uploads/:uploadId/file',
  reads: ['documents'],
  answer: 'file',
  contentTypes: documentContentTypes,
  input: z.object({ uploadId: z.uuid(), inline: z.optional(z.enum(['0', '1'])) }),
  output: z.file(),
});

/**
 * A kind of what a file says beside its content. `files` are inside of a PDF, `preview` is a small picture of an earlier
 * state, `other` what cannot be named.
 */
export const TakenOutKind = z.enum([
  'author',
  'place',
  'device',
  'dates',
  'program',
  'texts',
  'files',
  'preview',
  'other',
]);
export type TakenOutKind = z.infer<typeof TakenOutKind>;

/**
 * What was taken out of a document for those who get a copy; for whoever sent it and its owner. `left_in`: a PDF that
 * would break, for example a signed one, reaches others as it is. `unknown`: a picture from before this was noted.
 */
export const getTakenOut = endpoint({
  method: 'GET',
  path: '/api/uploads/:uploadId/taken-out',
  runs: 'open',
  reads: ['documents'],
  input: z.object({ uploadId: z.uuid() }),
  output: z.object({ kinds: z.array(TakenOutKind), state: z.enum(['taken_out', 'left_in', 'unknown']) }),
});

/** Removes a document that nobody has reviewed yet; for its owner and the lawyer who sent it. */
export const removeUpload = endpoint({
  method: 'DELETE',
  path: '/api/uploads/:uploadId',
  runs: 'open',
  changes: ['documents', 'requirements', 'steps', 'activity'],
  input: z.object({ uploadId: z.uuid() }),
  output: z.object({ ok: z.literal(true) }),
});
