import { extname } from 'node:path';
import { ApiError, documentContentTypes } from '@mediation/api-client';
import { fileTypeFromBuffer } from 'file-type';
import { cleanFileName } from './file-name.ts';

/** The content types of documents. */
export type ContentType = (typeof documentContentTypes)[number];

/** The file extensions of documents. */
const endings: Record<ContentType, readonly string[]> = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
};

/** Some programs write blanks, or commands for a printer, before a PDF. A page or a script there makes it another file. */
const paddedPdf = /^(?!#!)[^<]{0,1024}%PDF-\d/;

const isPaddedPdf = (head: Uint8Array) => paddedPdf.test(Buffer.from(head).toString('latin1'));

/**
 * Detects the type of a document from its first bytes, and names the file after it: a phone cannot rename a PNG that is
 * called a PDF. Rejects other types, and names with the extension of another kind of file.
 */
export async function contentTypeOf(head: Uint8Array, name: string): Promise<{ type: ContentType; name: string }> {
  const mime = (await fileTypeFromBuffer(head))?.mime ?? (isPaddedPdf(head) ? 'application/pdf' : undefined);
  const found = documentContentTypes.find((it) => it === mime);
  const ending = extname(name).toLowerCase();
  const isNamedAlike = Object.values(endings).some((it) => it.includes(ending));
  if (!found)
    throw new ApiError(
      'unsupported_type',
      isNamedAlike
        ? 'This file cannot be read, or it is not what its name says. Open it, save it anew and send that.'
        : 'Send a PDF, a JPG or a PNG.',
    );
  if (endings[found].includes(ending)) return { type: found, name };
  const stem = isNamedAlike ? name.slice(0, -ending.length) : name;
  if (isNamedAlike || (ending === '' && name !== ''))
    return { type: found, name: cleanFileName(`${stem}${endings[found][0]}`) };
  const wanted = endings[found].join(' or ');
  throw new ApiError('unsupported_type', `The name of this file must end in ${wanted}, to fit what it is.`);
}
