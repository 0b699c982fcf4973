const orientationTag = 0x0112;
const short = 3;
const entryBytes = 12;

/** Reads the EXIF orientation of a picture: 1 is upright and the default when it cannot be read. */
export function orientationIn(tiff: Buffer): number {
  const order = tiff.toString('latin1', 0, 4);
  if (tiff.length < 8 || (order !== 'II*\0' && order !== 'MM\0*')) return 1;
  const isLittle = order.startsWith('I');
  const short16 = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const start = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (start + 2 > tiff.length) return 1;
  const end = start + 2 + short16(start) * entryBytes;
  // The offset of the next directory follows the entries; without it the directory is truncated.
  if (end + 4 > tiff.length) return 1;
  for (let at = start + 2; at < end; at += entryBytes) {
    if (short16(at) !== orientationTag || short16(at + 2) !== short) continue;
    const value = short16(at + 8);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** The smallest valid EXIF: one directory that contains only the orientation. */
export function exifOf(orientation: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('MM\0*', 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(orientationTag, 10);
  tiff.writeUInt16BE(short, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  return tiff;
}
