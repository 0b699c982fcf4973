import { longestLogo } from './branding.ts';

/** The picture in a file as an address, drawn so small that it fits into a link where that is possible. */
export async function readLogo(file: File): Promise<string> {
  const whole = await asAddress(file);
  if (whole.length < longestLogo) return whole;
  const picture = await createImageBitmap(file);
  const drawn = [128, 96, 64, 48].map((pixels) => drawIn(picture, pixels));
  return drawn.find((address) => address.length < longestLogo) ?? whole;
}

function asAddress(file: File): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read')));
    reader.readAsDataURL(file);
  });
}

function drawIn(picture: ImageBitmap, pixels: number): string {
  const scale = Math.min(1, pixels / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/webp', 0.85);
}
