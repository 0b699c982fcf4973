import { page, userEvent } from 'vitest/browser';

/** A small PDF. Equal texts make equal files. */
export const pdfFile = (name: string, text: string = crypto.randomUUID()) =>
  new File([`%PDF-1.4\n% ${text}\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n`], name, { type: 'application/pdf' });

/** A photo of this size in pixels. */
export async function photoFile(width: number, height: number, name = 'photo.jpg'): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')!.fillRect(0, 0, width / 2, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'));
  return new File([blob!], name, { type: 'image/jpeg' });
}

/** The photo as a camera that was held upright writes it: lying, with a note to turn it clockwise. */
export async function turnedPhoto(photo: File): Promise<File> {
  const exif = [0xff, 0xe1, 0, 34, ...new TextEncoder().encode('Exif'), 0, 0];
  // A big-endian TIFF with one entry: orientation (0x0112), a short (3), one value (6).
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0];
  const bytes = new Uint8Array(await photo.arrayBuffer());
  return new File([bytes.slice(0, 2), new Uint8Array([...exif, ...tiff]), bytes.slice(2)], photo.name, {
    type: photo.type,
  });
}

/** Presses a button that opens the files of the device, and chooses some. */
export async function chooseWith(name: string, files: File | File[], role: 'button' | 'menuitem' = 'button') {
  const opened = new Promise<HTMLInputElement>((resolve) => {
    document.addEventListener(
      'click',
      (event) => {
        if (!(event.target instanceof HTMLInputElement) || event.target.type !== 'file') return;
        event.preventDefault();
        resolve(event.target);
      },
      { capture: true },
    );
  });
  await userEvent.click(page.getByRole(role, { name, exact: true }));
  await userEvent.upload(await opened, files);
}
