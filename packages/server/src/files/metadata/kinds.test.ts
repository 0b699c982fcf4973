import { Readable } from 'node:stream';
import type { TakenOutKind } from '@mediation/api-client';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { jpegPhotograph, pngPhotograph } from '../../routes/documents/photographs.fixture.ts';
import { noteExif, noteIptc } from './kinds.ts';
import { stripMetadata } from './strip-picture.ts';

async function kindsIn(file: Buffer) {
  const kinds = new Set<TakenOutKind>();
  for await (const _ of stripMetadata(Readable.from([file]), (kind) => kinds.add(kind)));
  return [...kinds].toSorted();
}

const plain = () => sharp({ create: { width: 4, height: 3, channels: 3, background: '#369' } });

test('a photograph of a telephone says who, where, when and with what, and a plain picture nothing', async () => {
  expect(await kindsIn(await jpegPhotograph())).toEqual(['author', 'place', 'texts']);
  expect(await kindsIn(await pngPhotograph())).toEqual(['author', 'place', 'texts']);
  const telephone = { Make: 'Fruit', Model: 'Phone 9', DateTime: '2026:11:01 08:00:00', Software: 'Camera 3' };
  const taken = await plain().withExif({ IFD0: telephone }).jpeg().toBuffer();
  expect(await kindsIn(taken)).toEqual(['dates', 'device', 'program']);
  for (const file of [await plain().jpeg().toBuffer(), await plain().png().toBuffer()])
    expect(await kindsIn(file)).toEqual([]);
});

test('texts of a PNG, captions and what comes after a picture are noted, and broken EXIF as other data', async () => {
  const png = await plain().withXmp('<x><dc:creator/><xmp:CreatorTool/></x>').png().toBuffer();
  expect(await kindsIn(png)).toEqual(['author', 'program']);
  expect(await kindsIn(Buffer.concat([await plain().jpeg().toBuffer(), Buffer.from('more')]))).toEqual(['other']);
  const found: TakenOutKind[] = [];
  noteIptc(Buffer.from('1c02500001411c025a000142', 'hex'), (kind) => found.push(kind));
  expect(found).toEqual(['author', 'place']);
  for (const broken of ['', 'II*\0', 'II*\0\xff\xff\xff\xff', 'MM\0*\0\0\0\x08\xff\xff'])
    noteExif(Buffer.from(broken, 'latin1'), (kind) => found.push(kind));
  expect(found.slice(2)).toEqual(['other', 'other', 'other', 'other']);
});
