import { EncryptedPDFError, PDFDocument } from '@cantoo/pdf-lib';
import type { PacketProblem } from '@mediation/api-client';
import { stripPdf } from '../files/metadata/strip-pdf.ts';
import type { PacketPart } from './packet.ts';
import { picturePage } from './picture-page.ts';
import { unpacksLittle } from './unpacks-little.ts';

/** A file as it becomes pages, or why it cannot. */
export type OpenedPart = { pdf: PDFDocument } | { problem: PacketProblem };

/** Opens a PDF or a picture to take its pages. */
export async function openPart({
  read,
  mime,
  pages,
}: Pick<PacketPart, 'read' | 'mime' | 'pages'>): Promise<OpenedPart> {
  const bytes = await read();
  if (!bytes) return { problem: 'missing' };
  try {
    if (mime !== 'application/pdf') return { pdf: await picturePage(bytes) };
    if (pages === null) return { problem: 'unreadable' };
    const pdf = await (
      unpacksLittle(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)) ? load(bytes) : rewritten(bytes)
    ).catch((error: unknown) => {
      // Where a PDF is protected from changes only, PDFium takes the protection off.
      if (error instanceof EncryptedPDFError) return rewritten(bytes, error);
      throw error;
    });
    return pdf.getPageCount() === (pages ?? pdf.getPageCount()) ? { pdf } : { problem: 'unreadable' };
  } catch (error) {
    return { problem: error instanceof EncryptedPDFError ? 'locked' : 'unreadable' };
  }
}

/** The PDF as PDFium writes it: open, and with objects that are not packed. */
async function rewritten(bytes: Uint8Array, otherwise: Error = new Error('PDFium does not write this PDF.')) {
  const written = await stripPdf(bytes);
  if (!written) throw otherwise;
  return load(written);
}

const load = (bytes: Uint8Array) => PDFDocument.load(bytes, { updateMetadata: false, warnOnInvalidObjects: false });
