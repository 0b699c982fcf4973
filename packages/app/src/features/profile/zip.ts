const encoder = new TextEncoder();

const crcTable = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let bit = 0; bit < 8; bit += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});

function crc32(bytes: Uint8Array) {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ (crcTable[(crc ^ byte) & 0xff] ?? 0);
  return (crc ^ 0xffffffff) >>> 0;
}

/** Encodes numbers as little-endian bytes, each with its width. */
function numbers(...fields: [value: number, width: 2 | 4][]) {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [, width]) => sum + width, 0)));
  let at = 0;
  for (const [value, width] of fields) {
    if (width === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += width;
  }
  return new Uint8Array(view.buffer);
}

/** A file in a zip file. */
export interface Entry {
  /** The path in the archive: `documents/deed.pdf`. */
  name: string;
  content: Uint8Array<ArrayBuffer>;
}

/**
 * Packs files into a zip archive without compression, because large files such as PDFs and pictures are compressed
 * already. Names are UTF-8.
 */
export function zip(entries: Entry[]): Blob {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const path = encoder.encode(name);
    const size = content.length;
    const common: [number, 2 | 4][] = [
      [20, 2],
      [0x0800, 2],
      [0, 2],
      [0, 2],
      [0x21, 2],
      [crc32(content), 4],
      [size, 4],
      [size, 4],
      [path.length, 2],
      [0, 2],
    ];
    const header = numbers([0x04034b50, 4], ...common);
    parts.push(header, path, content);
    directory.push(numbers([0x02014b50, 4], [20, 2], ...common, [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]), path);
    offset += header.length + path.length + size;
  }
  const length = directory.reduce((sum, it) => sum + it.length, 0);
  const count = entries.length;
  const end = numbers([0x06054b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [length, 4], [offset, 4], [0, 2]);
  return new Blob([...parts, ...directory, end], { type: 'application/zip' });
}
