import { limits } from '@mediation/api-client';
import { type PhotoPage, writePdf } from './write-pdf.ts';

/** The longest side in pixels and the JPEG quality; each is tried until the PDF is small enough. */
const sizes = [
  [2200, 0.82],
  [1700, 0.72],
  [1200, 0.6],
] as const;

/**
 * Makes one PDF of photos, upright and scaled down. Drawing them anew also drops what a camera writes into a file, such
 * as the place. Returns undefined if even small pages exceed the limit; rejects if a photo cannot be read.
 */
export async function photosToPdf(photos: Blob[], name: string): Promise<File | undefined> {
  for (const [side, quality] of sizes) {
    const pages: PhotoPage[] = [];
    for (const photo of photos) pages.push(await draw(photo, side, quality));
    const pdf = writePdf(pages);
    if (pdf.size <= limits.fileMaxBytes) return new File([pdf], name, { type: pdf.type });
  }
  return undefined;
}

async function draw(photo: Blob, side: number, quality: number): Promise<PhotoPage> {
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' });
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d')!;
  // A transparent picture is read on white paper.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const { width, height } = canvas;
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  if (blob === null) throw new Error('The photo cannot be drawn.');
  return { jpeg: new Uint8Array(await blob.arrayBuffer()), width, height };
}
