import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { DocumentKind } from './agreements.ts';

/** What a packet for filing holds at most. */
export const packetLimits = { parts: 60, bytes: 100 * 1024 * 1024 };

/** One PDF with page numbers through, or a ZIP with that PDF, the sealed files and the documents as files of their own. */
export const PacketFormat = z.enum(['pdf', 'zip']);
export type PacketFormat = z.infer<typeof PacketFormat>;

/** A document of the agreement that both parties have signed. */
export const PacketVersion = z.object({
  id: z.uuid(),
  document: DocumentKind,
  number: z.int(),
  /** The day on which the second of them signed. */
  signed_on: z.iso.date(),
});
export type PacketVersion = z.infer<typeof PacketVersion>;

/** A document that everybody in the case reads. */
export const PacketUpload = z.object({
  id: z.uuid(),
  file_name: z.string(),
  mime: z.string(),
  owner_name: z.string(),
  pages: z.nullable(z.int()),
  /** As it was sent. */
  bytes: z.int(),
});
export type PacketUpload = z.infer<typeof PacketUpload>;

/** Why a document cannot become pages of a packet. */
export const PacketProblem = z.enum(['locked', 'unreadable', 'missing']);
export type PacketProblem = z.infer<typeof PacketProblem>;

/** What can go into a packet for filing: what both parties signed, and the documents that everybody in the case reads. */
export const getPacketParts = endpoint({
  method: 'GET',
  path: '/api/cases/:caseId/packet',
  reads: ['agreements', 'documents'],
  input: z.object({ caseId: z.uuid() }),
  output: z.object({ versions: z.array(PacketVersion), uploads: z.array(PacketUpload) }),
});

/** Opens a document as a packet does: whether it can become pages, and how many. */
export const checkPacketUpload = endpoint({
  method: 'GET',
  path: '/api/cases/:caseId/packet/uploads/:uploadId',
  runs: 'open',
  reads: ['documents'],
  input: z.object({ caseId: z.uuid(), uploadId: z.uuid() }),
  output: z.object({ pages: z.int(), problem: z.nullable(PacketProblem) }),
});

const ids = z.string().check(z.regex(/^[\da-f-]{36}(,[\da-f-]{36}){0,59}$/));

/**
 * A packet for filing, made while it is sent. `parts` are the ids of versions and documents in their order, with commas
 * between them. The audit log notes it. Answers `not_found` if one of them may not be in it, `too_large` for too much.
 */
export const downloadPacket = endpoint({
  method: 'GET',
  path: '/api/cases/:caseId/packet/:format',
  reads: ['agreements', 'documents'],
  answer: 'file',
  contentTypes: ['application/pdf', 'application/zip'],
  input: z.object({ caseId: z.uuid(), format: PacketFormat, parts: ids }),
  output: z.file(),
});
