import sharp from 'sharp';

/** How far a channel may be off before a pixel counts as another one. */
const tolerance = 12;

/** A count, not a share: a corner that lost its radius is 30 pixels of a million. */
const allowedPixels = 0;

/** A picture as it is kept: every pixel, in little space. */
export const toPicture = (png: Buffer): Promise<Buffer> =>
  sharp(png).removeAlpha().webp({ lossless: true, effort: 5 }).toBuffer();

interface Raw {
  data: Buffer;
  width: number;
  height: number;
}

async function read(picture: Buffer): Promise<Raw> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** What differs, in words and as a picture that marks it; undefined for two that look the same. */
export async function difference(
  before: Buffer,
  after: Buffer,
): Promise<{ words: string; picture: Buffer } | undefined> {
  const [one, other] = await Promise.all([read(before), read(after)]);
  if (one.width !== other.width || one.height !== other.height)
    return {
      words: `${one.width} × ${one.height} became ${other.width} × ${other.height}`,
      picture: after,
    };
  const marked = Buffer.from(other.data.map((channel) => 255 - Math.round((255 - channel) / 4)));
  let pixels = 0;
  for (let at = 0; at < one.data.length; at += 3) {
    const isOther = [0, 1, 2].some((channel) => off(one.data, other.data, at + channel) > tolerance);
    if (!isOther) continue;
    pixels += 1;
    marked.set([220, 0, 90], at);
  }
  if (pixels <= allowedPixels) return undefined;
  const raw = { width: other.width, height: other.height, channels: 3 } as const;
  return { words: `${pixels} pixels differ`, picture: await sharp(marked, { raw }).png().toBuffer() };
}

const off = (one: Buffer, other: Buffer, at: number) => Math.abs((one[at] ?? 0) - (other[at] ?? 0));
