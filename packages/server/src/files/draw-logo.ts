import { ApiError, limits } from '@mediation/api-client';
import { fileTypeFromBuffer } from 'file-type';
import pLimit from 'p-limit';

/** A picture with more pixels than this could exhaust the memory. */
const maxPixels = 4096 * 4096;

const kinds = new Set(['image/png', 'image/jpeg', 'image/webp']);

const oneByOne = pLimit(1);

/** Renders a logo again as a PNG of limited size, which removes everything but the picture. */
export async function drawLogo(bytes: Uint8Array): Promise<Uint8Array> {
  if (!kinds.has((await fileTypeFromBuffer(bytes))?.mime ?? ''))
    throw new ApiError('unsupported_type', 'Choose a PNG, a JPEG or a WebP for the logo.');
  const { default: sharp } = await import('sharp');
  const size = { width: limits.logoMaxPixels, height: limits.logoMaxPixels, withoutEnlargement: true };
  return oneByOne(() =>
    sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
      .autoOrient()
      .resize({ ...size, fit: 'inside' })
      .png()
      .toBuffer(),
  ).catch(() => {
    const message = 'We could not read this picture. Save it again, or make it smaller.';
    throw new ApiError('invalid', message, { details: [{ path: 'file', message }] });
  });
}
