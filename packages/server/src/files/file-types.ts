import { extname } from 'node:path';
import { ApiError } from '@mediation/api-client';
import { fileTypeFromBuffer } from 'file-type';

/** The kinds of document that people may send, by the endings of their names. */
export const documentTypes = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
} as const;

export type DocumentType = keyof typeof documentTypes;

const isDocumentType = (it: string | undefined): it is DocumentType =>
  it !== undefined && Object.hasOwn(documentTypes, it);

/** What a document is by its first bytes. Refuses whatever is no document, and a name that says something else. */
export async function documentType(head: Uint8Array, name: string): Promise<DocumentType> {
  const found = (await fileTypeFromBuffer(head))?.mime;
  if (!isDocumentType(found)) throw new ApiError('unsupported_type', 'Send a PDF, a JPG or a PNG.');
  const endings: readonly string[] = documentTypes[found];
  if (endings.includes(extname(name).toLowerCase())) return found;
  throw new ApiError(
    'unsupported_type',
    `The name of this file must end in ${endings.join(' or ')}, to fit what it is.`,
  );
}
