import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';

/** A4 and its margins, in points, and what 300 dots per inch need for it. */
const paper = { width: 595.28, height: 841.89, margin: 42 };
const mostPixels = 3300;

/** A page with a picture in the middle, turned as it was taken. */
export async function picturePage(bytes: Uint8Array): Promise<PDFDocument> {
  const picture = await sharp(bytes, { sequentialRead: true })
    .rotate()
    .resize({ width: mostPixels, height: mostPixels, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 90 })
    .toBuffer();
  const pdf = await PDFDocument.create({ updateMetadata: false });
  const image = await pdf.embedJpg(picture);
  const size = image.width > image.height ? [paper.height, paper.width] : [paper.width, paper.height];
  const [width, height] = size as [number, number];
  const page = pdf.addPage([width, height]);
  const room = { width: width - 2 * paper.margin, height: height - 2 * paper.margin };
  const scale = Math.min(room.width / image.width, room.height / image.height, 1);
  const [wide, high] = [image.width * scale, image.height * scale];
  page.drawImage(image, { x: (width - wide) / 2, y: (height - high) / 2, width: wide, height: high });
  await pdf.flush();
  return pdf;
}
