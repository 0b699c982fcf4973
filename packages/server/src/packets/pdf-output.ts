import { type PDFObject, PDFRawStream, PDFStream } from '@cantoo/pdf-lib';

/** A page as the page tree lists it. */
export const refTo = (number: number) => `${number} 0 R`;

/** Writes a PDF object by object: nothing stays in memory but where each of them begins. */
export function openPdfOutput() {
  /** By number, from 1; the first entry of the table is not an object. */
  const offsets: number[] = [0];
  let at = 0;

  function write(content: Uint8Array | string): Uint8Array {
    const bytes = typeof content === 'string' ? Buffer.from(content, 'latin1') : content;
    at += bytes.length;
    return bytes;
  }

  return {
    head: () => write('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n'),

    /** The number of an object that is written later. */
    next: () => offsets.push(0) - 1,

    *object(number: number, it: PDFObject | string): Generator<Uint8Array> {
      offsets[number] = at;
      yield write(`${number} 0 obj\n`);
      if (it instanceof PDFStream) it.updateDict();
      if (it instanceof PDFRawStream) {
        yield write(bytesOf(it.dict));
        yield write('\nstream\n');
        yield write(it.contents);
        yield write('\nendstream');
      } else yield write(typeof it === 'string' ? it : bytesOf(it));
      yield write('\nendobj\n');
    },

    /** The table of all objects, and where it is. */
    end(root: number, info: number): Uint8Array {
      const start = at;
      const rows = offsets.map((offset, number) =>
        number === 0 ? '0000000000 65535 f \n' : `${String(offset).padStart(10, '0')} 00000 n \n`,
      );
      return write(
        `xref\n0 ${offsets.length}\n${rows.join('')}trailer\n<< /Size ${offsets.length} /Root ${refTo(root)} /Info ${refTo(info)} >>\nstartxref\n${start}\n%%EOF\n`,
      );
    },
  };
}

export type PdfOutput = ReturnType<typeof openPdfOutput>;

function bytesOf(it: PDFObject): Uint8Array {
  const bytes = new Uint8Array(it.sizeInBytes());
  it.copyBytesInto(bytes, 0);
  return bytes;
}
