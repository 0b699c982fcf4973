import { randomFillSync } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import Pdf from 'pdfkit';
import sharp from 'sharp';
import type { Packet } from '../packets/packet.ts';

/** A PDF as a scanner makes it: so many pages of one photograph each, of about so many bytes together. */
async function scannedPdf(pages: number, bytes: number): Promise<Buffer> {
  const document = new Pdf({ autoFirstPage: false });
  const made = buffer(document);
  // A photograph of noise takes about 0.88 bytes for a dot.
  const width = Math.round(Math.sqrt(bytes / pages / 0.88 / 1.4));
  const height = Math.round(width * 1.4);
  for (let page = 0; page < pages; page += 1) {
    const noise = randomFillSync(Buffer.alloc(width * height * 3));
    const photograph = await sharp(noise, { raw: { width, height, channels: 3 } })
      .jpeg({ quality: 90 })
      .toBuffer();
    document.addPage({ size: 'A4' }).image(photograph, 0, 0, { width: 595 });
  }
  document.end();
  return made;
}

/** How large a sample is: so many documents of so many pages and bytes each. */
export interface PacketSize {
  documents: number;
  pages: number;
  bytes: number;
}

const pathsIn = (folder: string, { documents }: PacketSize) =>
  Array.from({ length: documents }, (_, at) => join(folder, `${at + 1}.pdf`));

/** Writes the scanned documents of a sample into a folder. */
export async function scanDocuments(folder: string, size: PacketSize): Promise<void> {
  for (const path of pathsIn(folder, size)) await writeFile(path, await scannedPdf(size.pages, size.bytes));
}

/** A packet of the documents in a folder. */
export const samplePacket = (folder: string, size: PacketSize): Packet => ({
  facts: {
    language: 'en',
    locale: 'en',
    time_zone: 'UTC',
    title: 'Okafor family',
    reference: 'CASE-2026-0012',
    parties: ['Maya Okafor', 'Daniel Okafor'],
    status_text: null,
    brand: { name: 'Clear Path Mediation', color: '#1d5c63', logo: undefined },
    made_at: new Date(),
  },
  parts: pathsIn(folder, size).map((path) => ({
    title: basename(path),
    fileName: basename(path),
    mime: 'application/pdf',
    pages: size.pages,
    read: () => readFile(path),
  })),
});
