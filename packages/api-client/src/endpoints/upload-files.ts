import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { DocumentType } from './document-types.ts';
import { Audience, Upload } from './uploads.ts';

/** What documents may be, by content. */
export const documentContentTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;

/**
 * Sends a document of at most 10 MB: PDF, JPG or PNG by content, with a name that says the same. Where no audience is
 * given it is for the mediator, `my_side` when a lawyer sends it for a client, and as before for a new version. The same
 * file twice is a `conflict` whose `details` name the first one.
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
    /** The client, for lawyers; without it whoever the caller represents in the case. */
    owner_id: z.optional(z.uuid()),
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
