/** A photo as the page of a PDF. */
export interface PhotoPage {
  jpeg: Uint8Array;
  width: number;
  height: number;
}

// A4 in points, and a margin of half a centimetre.
const [short, long] = [595, 842];
const margin = 14;

/** Writes a PDF with one photo on each A4 page. Equal photos make equal bytes, so that duplicates are recognized. */
export function writePdf(photos: PhotoPage[]): Blob {
  const parts: (string | Uint8Array<ArrayBuffer>)[] = [];
  const offsets: number[] = [];
  let length = 0;
  const add = (part: string | Uint8Array<ArrayBuffer>) => {
    parts.push(part);
    length += part.length;
  };
  const addObject = (head: string, stream?: Uint8Array) => {
    offsets.push(length);
    add(`${offsets.length} 0 obj\n${head}\n`);
    if (stream) {
      add('stream\n');
      add(new Uint8Array(stream));
      add('\nendstream\n');
    }
    add('endobj\n');
  };
  // Objects 1 and 2 are the catalog and the page tree; each page takes the next three.
  const pageIds = photos.map((_, index) => 3 + index * 3);
  add('%PDF-1.4\n');
  addObject('<< /Type /Catalog /Pages 2 0 R >>');
  addObject(`<< /Type /Pages /Count ${photos.length} /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] >>`);
  for (const [index, photo] of photos.entries()) {
    const id = pageIds[index]!;
    const { page, content } = layOut(photo);
    const image = `/Type /XObject /Subtype /Image /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`;
    addObject(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.join(' ')}] /Contents ${id + 1} 0 R` +
        ` /Resources << /XObject << /Photo ${id + 2} 0 R >> >> >>`,
    );
    addObject(`<< /Length ${content.length} >>`, new TextEncoder().encode(content));
    addObject(`<< ${image} /Width ${photo.width} /Height ${photo.height} /Length ${photo.jpeg.length} >>`, photo.jpeg);
  }
  const start = length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  add(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${entries.join('')}`);
  add(`trailer\n<< /Size ${offsets.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`);
  return new Blob(parts, { type: 'application/pdf' });
}

/** The page in the direction of the photo, and the photo centred on it. */
function layOut({ width, height }: PhotoPage) {
  const page = width > height ? ([long, short] as const) : ([short, long] as const);
  const scale = Math.min((page[0] - 2 * margin) / width, (page[1] - 2 * margin) / height);
  const [w, h] = [width * scale, height * scale];
  const [x, y] = [(page[0] - w) / 2, (page[1] - h) / 2];
  const matrix = [w, 0, 0, h, x, y].map((value) => value.toFixed(2)).join(' ');
  return { page, content: `q ${matrix} cm /Photo Do Q` };
}
