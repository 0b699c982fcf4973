import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { Version, pageInput, pageOutput } from '../../page.ts';
import { Timestamp } from '../values.ts';
import { DocumentType } from './document-types.ts';
import { trim } from '../text.ts';

/** The audience of a document: its owner; also the mediator; also the owner's lawyer; everyone in the case. */
export const Audience = z.enum(['private', 'mediator', 'my_side', 'everyone']);
export type Audience = z.infer<typeof Audience>;

/** The review of a document. `confirmed` means received and readable, not verified. */
export const UploadStatus = z.enum(['pending', 'confirmed', 'rejected', 'superseded']);
export type UploadStatus = z.infer<typeof UploadStatus>;

export const RejectCode = z.enum(['unreadable', 'wrong_document', 'pages_missing', 'out_of_date', 'wrong_person']);
export type RejectCode = z.infer<typeof RejectCode>;

/**
 * The malware scan of a document: no scanner is configured, waiting, clean, or quarantined, when no one can open it.
 */
export const ScanStatus = z.enum(['off', 'pending', 'clean', 'quarantined']);
export type ScanStatus = z.infer<typeof ScanStatus>;

/** A document, without its content. */
export const Upload = z.object({
  id: z.uuid(),
  case_id: z.uuid(),
  /** The party to whom the document belongs, or the mediator who sent it. */
  owner_id: z.uuid(),
  owner_name: z.string(),
  /** The party in whose private channel a mediator's document is read; nothing for all other documents. */
  party_name: z.nullish(z.string()),
  /** The owner, or the owner's lawyer. */
  uploaded_by: z.uuid(),
  requirement_id: z.nullable(z.uuid()),
  doc_type: DocumentType,
  period_from: z.nullable(z.iso.date()),
  period_to: z.nullable(z.iso.date()),
  file_name: z.string(),
  mime: z.string(),
  /** Of the file that the caller gets; null where that is a cleaned copy. */
  bytes: z.nullable(z.int()),
  sha256: z.nullable(z.string()),
  pages: z.nullable(z.int()),
  audience: Audience,
  status: UploadStatus,
  reject_code: z.nullable(RejectCode),
  /** What the mediator wrote to the owner with the decision. */
  reject_note: z.nullable(z.string()),
  reviewed_by: z.nullable(z.uuid()),
  reviewed_at: z.nullable(Timestamp),
  /** The previous and the next version of this document, if the caller may read them. */
  supersedes_id: z.nullable(z.uuid()),
  superseded_by_id: z.nullable(z.uuid()),
  scan_status: ScanStatus,
  /** When it was scanned for malware; null when it was not. */
  scanned_at: z.nullable(Timestamp),
  version: z.int(),
  created_at: Timestamp,
});
export type Upload = z.infer<typeof Upload>;

/** One document, as calls that read or change it answer. */
export const OneUpload = z.object({ upload: Upload });
const byId = { uploadId: z.uuid() };

/** What narrows a list of documents. */
const filters = {
  case_id: z.optional(z.uuid()),
  doc_type: z.optional(DocumentType),
  /** Part of the file's name, of its owner's or of the case's. */
  search: z.optional(z.string().check(trim, z.maxLength(limits.titleMax))),
  /** Sent so many hours ago, or longer. */
  min_age_hours: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000))),
};

/** Lists the documents that the caller may read, newest first. `confirmed` leaves out what needed no review. */
export const listUploads = endpoint({
  method: 'GET',
  path: '/api/uploads',
  reads: ['documents'],
  input: z.object({ status: z.optional(UploadStatus), ...filters, ...pageInput }),
  output: z.object({ uploads: z.array(Upload), ...pageOutput }),
});

/** Lists the documents that wait for the calling mediator's review, longest wait first, with the hours waited. */
export const listPendingUploads = endpoint({
  method: 'GET',
  path: '/api/uploads/pending',
  reads: ['documents'],
  input: z.object({ ...filters, ...pageInput }),
  output: z.object({
    uploads: z.array(z.extend(Upload, { age_hours: z.number(), case_title: z.string(), case_reference: z.string() })),
    ...pageOutput,
  }),
});

/** Lists the documents of a case that the caller may read, newest first. */
export const listCaseUploads = endpoint({
  method: 'GET',
  path: '/api/cases/:caseId/uploads',
  reads: ['documents'],
  input: z.object({ caseId: z.uuid(), status: z.optional(UploadStatus), ...pageInput }),
  output: z.object({ uploads: z.array(Upload), ...pageOutput }),
});

export const getUpload = endpoint({
  method: 'GET',
  path: '/api/uploads/:uploadId',
  reads: ['documents'],
  input: z.object(byId),
  output: OneUpload,
});

/** Changes the details and the audience of a document; for its owner and the lawyer who sent it. */
export const updateUpload = endpoint({
  method: 'PUT',
  path: '/api/uploads/:uploadId',
  changes: ['documents', 'requirements', 'activity'],
  input: z.object({
    ...byId,
    version: Version,
    doc_type: z.optional(DocumentType),
    audience: z.optional(Audience),
    requirement_id: z.optional(z.nullable(z.uuid())),
    period_from: z.optional(z.nullable(z.iso.date())),
    period_to: z.optional(z.nullable(z.iso.date())),
  }),
  output: OneUpload,
});
