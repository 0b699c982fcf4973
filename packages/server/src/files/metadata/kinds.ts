import type { TakenOutKind } from '@mediation/api-client';

/** Is told each kind of metadata that is found in a file, as often as it is found. */
export type Note = (kind: TakenOutKind) => void;

/** The tags of EXIF that say something about somebody. */
const exifTags = new Map<number, TakenOutKind>([
  [0x010e, 'texts'],
  [0x010f, 'device'],
  [0x0110, 'device'],
  [0x0131, 'program'],
  [0x0132, 'dates'],
  [0x013b, 'author'],
  [0x013c, 'device'],
  [0x8298, 'author'],
  [0x8825, 'place'],
  [0x9003, 'dates'],
  [0x9004, 'dates'],
  [0x927c, 'device'],
  [0x9286, 'texts'],
  [0x9c9b, 'texts'],
  [0x9c9c, 'texts'],
  [0x9c9d, 'author'],
  [0x9c9e, 'texts'],
  [0xa430, 'author'],
  [0xa431, 'device'],
  [0xa433, 'device'],
  [0xa434, 'device'],
  [0xa435, 'device'],
]);
const detailsTag = 0x8769;
const entryBytes = 12;
const mostDirectories = 4;

/** Notes what EXIF says; what cannot be read is noted as other data. */
export function noteExif(tiff: Buffer, note: Note) {
  const order = tiff.toString('latin1', 0, 4);
  if (tiff.length < 8 || (order !== 'II*\0' && order !== 'MM\0*')) return note('other');
  const isLittle = order.startsWith('I');
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const waiting = [long(4)];
  for (let read = 0; waiting.length > 0 && read < mostDirectories; read += 1) {
    const start = waiting.shift()!;
    if (start + 2 > tiff.length) return note('other');
    const end = start + 2 + short(start) * entryBytes;
    if (end > tiff.length) return note('other');
    for (let at = start + 2; at < end; at += entryBytes) {
      const kind = exifTags.get(short(at));
      if (kind) note(kind);
      if (short(at) === detailsTag) waiting.push(long(at + 8));
    }
    // The second directory is that of a small preview.
    if (read === 0 && end + 4 <= tiff.length && long(end) !== 0) note('preview');
  }
}

const xmpWords: [TakenOutKind, RegExp][] = [
  [
    'author',
    /dc:creator|dc:rights|photoshop:Credit|aux:OwnerName|xmpRights:|pdf:Author|Iptc4xmpCore:CreatorContactInfo/,
  ],
  ['place', /exif:GPS|photoshop:City|photoshop:Country|photoshop:State|Iptc4xmp\w+:Location/],
  ['device', /tiff:Make|tiff:Model|aux:Lens|aux:SerialNumber|exifEX:/],
  ['dates', /xmp:\w*Date|photoshop:DateCreated|exif:DateTime|tiff:DateTime|stEvt:when/],
  ['program', /xmp:CreatorTool|pdf:Producer|tiff:Software|stEvt:softwareAgent/],
  ['texts', /dc:(?:title|description|subject|source)|pdf:Keywords|xmp:Label|photoshop:Headline/],
];

/** Notes what XMP says. */
export function noteXmp(text: string, note: Note) {
  const found = xmpWords.filter(([, pattern]) => pattern.test(text));
  for (const [kind] of found) note(kind);
  if (found.length === 0) note('other');
}

const iptc = new Map<number, TakenOutKind>([
  [55, 'dates'],
  [60, 'dates'],
  [62, 'dates'],
  [65, 'program'],
  [80, 'author'],
  [90, 'place'],
  [92, 'place'],
  [95, 'place'],
  [101, 'place'],
  [110, 'author'],
  [116, 'author'],
]);

/** Notes what IPTC says, the captions of press photographs. */
export function noteIptc(block: Buffer, note: Note) {
  let isFound = false;
  for (let at = block.indexOf('1c02', 0, 'hex'); at !== -1 && at + 2 < block.length;) {
    note(iptc.get(block[at + 2]!) ?? 'texts');
    isFound = true;
    at = block.indexOf('1c02', at + 3, 'hex');
  }
  if (!isFound) note('other');
}
