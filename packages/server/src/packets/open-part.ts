import { EncryptedPDFError, PDFDocument } from '@cantoo/pdf-lib';
import type { PacketProblem } from '@mediation/api-client';
import { stripPdf } from '../files/metadata/strip-pdf.ts';
import type { PacketPart } from './packet.ts';
import { picturePage } from './picture-page.ts';

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
    const pdf = await load(bytes).catch(async (error: unknown) => {
      // Where a PDF is protected from changes only, PDFium takes the protection off.
      const open = error instanceof EncryptedPDFError ? await stripPdf(bytes) : undefined;
      if (!open) throw error;
      return load(open);
    });
    return pdf.getPageCount() === (pages ?? pdf.getPageCount()) ? { pdf } : { problem: 'unreadable' };
  } catch (error) {
    return { problem: error instanceof EncryptedPDFError ? 'locked' : 'unreadable' };
  }
}

const load = (bytes: Uint8Array) => PDFDocument.load(bytes, { updateMetadata: false, warnOnInvalidObjects: false });
