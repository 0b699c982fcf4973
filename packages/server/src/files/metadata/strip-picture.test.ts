import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import * as fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pdf } from '../../routes/documents/documents.fixture.ts';
import { jpegPhotograph, pngPhotograph, secretLocation } from '../../routes/documents/photographs.fixture.ts';
import { stripMetadata } from './strip-picture.ts';

/** Strips a file that arrives in chunks of this size. */
const strip = (file: Buffer, size = 65_536) =>
  buffer(
    stripMetadata(
      Readable.from(
        Array.from({ length: Math.ceil(file.length / size) }, (_, at) => file.subarray(at * size, (at + 1) * size)),
      ),
    ),
  );

const pixels = (file: Buffer) => sharp(file).raw().toBuffer();

const segment = (marker: number, payload: string | Uint8Array) => {
  const data = typeof payload === 'string' ? Buffer.from(payload, 'latin1') : payload;
  return Buffer.concat([Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 0xff]), data]);
};

const chunk = (type: string, data: Uint8Array) => {
  const written = Buffer.alloc(12 + data.length);
  written.writeUInt32BE(data.length);
  written.write(type, 4, 'latin1');
  written.set(data, 8);
  written.writeUInt32BE(crc32(written.subarray(4, -4)), data.length + 8);
  return written;
};

const insert = (file: Buffer, at: number, ...parts: Uint8Array[]) =>
  Buffer.concat([file.subarray(0, at), ...parts, file.subarray(at)]);

const [jpeg, progressive, png] = await Promise.all([
  jpegPhotograph(),
  jpegPhotograph({ isProgressive: true }),
  pngPhotograph(),
]);
const photographs = [
  ['a JPEG', jpeg],
  ['a progressive JPEG', progressive],
  ['a PNG', png],
] as const;

test.for(photographs)('%s keeps its pixels, colours and orientation, and no other metadata', async ([, file]) => {
  const kept = await strip(file);
  expect(await pixels(kept)).toEqual(await pixels(file));
  const [before, after] = [await sharp(file).metadata(), await sharp(kept).metadata()];
  expect([after.orientation, after.icc, after.isProgressive]).toEqual([6, before.icc, before.isProgressive]);
  expect([before.xmp, before.exif?.length]).not.toContain(undefined);
  expect([after.xmp, after.iptc]).toEqual([undefined, undefined]);
  expect(after.exif?.subarray(-26).toString('hex')).toBe('4d4d002a00000008000101120003000000010006000000000000');
  expect(kept.includes(secretLocation)).toBe(false);
});

test('a picture keeps each of the eight orientations, and an upright one has no EXIF', async () => {
  for (let orientation = 1; orientation <= 8; orientation++)
    for (const file of [await jpegPhotograph({ orientation }), await pngPhotograph({ orientation })]) {
      const after = await sharp(await strip(file)).metadata();
      expect(after.orientation ?? 1).toBe(orientation);
      expect(after.exif === undefined).toBe(orientation === 1);
    }
});

test.for(photographs)(
  '%s is stripped identically for any chunk size, and stripping it again changes nothing',
  async ([, file]) => {
    const kept = await strip(file);
    expect(await strip(kept)).toEqual(kept);
    const size = fc.integer({ min: 1, max: file.length });
    await fc.assert(
      fc.asyncProperty(size, async (pieceSize) => {
        expect(await strip(file, pieceSize)).toEqual(kept);
      }),
      { numRuns: 60 },
    );
  },
);

test('a JPEG keeps no application or comment segments, in any order and with any content', async () => {
  const kept = await strip(jpeg);
  const payload = fc.uint8Array({ maxLength: 300 });
  const marker = fc.constantFrom(0xe1, 0xe2, 0xe3, 0xeb, 0xec, 0xed, 0xef, 0xf0, 0xfe);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(marker, payload), { maxLength: 5 }), async (segments) => {
      const more = segments.map(([its, data]) => segment(its, data));
      expect(await strip(insert(jpeg, jpeg.indexOf(Buffer.from('ffdb', 'hex')), ...more))).toEqual(kept);
    }),
  );
});

test('a JPEG loses IPTC, comments, further EXIF, extended XMP and thumbnails', async () => {
  const thumbnail = Buffer.concat([
    Buffer.from('JFIF\0\x01\x01\x00\x00\x01\x00\x01\x01\x01', 'latin1'),
    Buffer.from('abc'),
  ]);
  const kept = await strip(
    insert(
      jpeg,
      2,
      segment(0xe0, thumbnail),
      segment(0xe0, `JFXX\0\x10${secretLocation}`),
      segment(0xed, `Photoshop 3.0\x008BIM\x04\x04${secretLocation}`),
      segment(0xe1, `http://ns.adobe.com/xmp/extension/\0${secretLocation}`),
      segment(0xe2, `MPF\0${secretLocation}`),
      segment(0xfe, secretLocation),
    ),
  );
  expect(kept.includes(secretLocation)).toBe(false);
  expect(kept.subarray(2, 20).toString('hex')).toBe('ffe000104a46494600010100000100010000');
  expect(await pixels(kept)).toEqual(await pixels(jpeg));
});

test('data behind the end of a picture is removed', async () => {
  for (const [, file] of photographs)
    expect(await strip(Buffer.concat([file, jpeg, png, Buffer.from(secretLocation)]))).toEqual(await strip(file));
});

test('a JPEG scan with restart markers, stuffed zeros and fill bytes is kept byte for byte', async () => {
  const scan = Buffer.from('00ff0012ffd034ffffd156ff00', 'hex');
  const file = Buffer.concat([
    Buffer.from('ffd8', 'hex'),
    segment(0xda, 'x'),
    scan,
    segment(0xda, 'y'),
    scan,
    Buffer.from('ffd9', 'hex'),
  ]);
  for (const size of [1, 2, 3, 5, 100]) expect(await strip(file, size)).toEqual(file);
});

test('a PNG keeps no text, time or unknown chunks', async () => {
  const kept = await strip(png);
  const type = fc.constantFrom('tEXt', 'zTXt', 'iTXt', 'tIME', 'dSIG', 'caBX', 'vpAg');
  const data = fc.uint8Array({ maxLength: 300 });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(type, data), { maxLength: 5 }), async (chunks) => {
      expect(await strip(insert(png, 33, ...chunks.map(([its, bytes]) => chunk(its, bytes))))).toEqual(kept);
    }),
  );
});

test.for(photographs)('%s truncated at any byte is rejected', async ([, file]) => {
  const message = 'This picture is incomplete.';
  const end = fc.integer({ min: 8, max: file.length - 1 });
  await fc.assert(
    fc.asyncProperty(end, async (at) => {
      await expect(strip(file.subarray(0, at))).rejects.toMatchObject({ code: 'invalid', message });
    }),
  );
});

test('arbitrary bytes after the header of a picture are stripped or rejected as invalid', async () => {
  const start = fc.constantFrom(jpeg.subarray(0, 3), jpeg.subarray(0, 300), png.subarray(0, 8), png.subarray(0, 60));
  await fc.assert(
    fc.asyncProperty(start, fc.uint8Array({ maxLength: 2000 }), async (first, rest) => {
      const file = Buffer.concat([first, rest]);
      const outcome = await strip(file).then(
        (kept) => (kept.length <= file.length ? 'kept' : 'grown'),
        ({ code }: { code: string }) => code,
      );
      expect(['kept', 'invalid']).toContain(outcome);
    }),
    { numRuns: 500 },
  );
});

test('a picture with too many segments or chunks is rejected', async () => {
  const parts = (part: Buffer) => Array.from({ length: 60_000 }, () => part);
  for (const file of [
    insert(jpeg, 2, ...parts(segment(0xfe, ''))),
    insert(png, 33, ...parts(chunk('tEXt', Buffer.of()))),
  ])
    await expect(strip(file)).rejects.toMatchObject({ code: 'invalid' });
});

test('a file that is not a picture passes unchanged', async () => {
  const file = pdf();
  expect(await strip(file, 7)).toEqual(file);
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
      const copy = Buffer.from(bytes);
      expect(await strip(copy, 5)).toEqual(copy);
    }),
  );
});
