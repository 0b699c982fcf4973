/** Red, green and blue in linear light, 0 to 1 when inside sRGB. */
export type Linear = readonly [number, number, number];

/** OKLCH: lightness 0 to 1, chroma, hue in radians. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

const decode = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const encode = (light: number) => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);

/** Parses `#rrggbb`; `undefined` for other formats. */
export function parseHex(color: string): Linear | undefined {
  if (!/^#[0-9a-f]{6}$/i.test(color)) return undefined;
  const [r, g, b] = [1, 3, 5].map((at) => decode(Number.parseInt(color.slice(at, at + 2), 16) / 255));
  return [r ?? 0, g ?? 0, b ?? 0];
}

/** Writes `#rrggbb`, clipped to sRGB. */
export function toHex(color: Linear): string {
  const channels = color.map((light) => Math.round(encode(Math.min(1, Math.max(0, light))) * 255));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** The relative luminance of WCAG. */
export const luminance = ([r, g, b]: Linear): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** Scales linear light, which keeps the hue and stays in gamut. */
export const scale = ([r, g, b]: Linear, factor: number): Linear => [r * factor, g * factor, b * factor];

/** Converts to OKLCH, with Björn Ottosson's matrices. */
export function toOklch([r, g, b]: Linear): Oklch {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, c: Math.hypot(a, bb), h: Math.atan2(bb, a) };
}

function unbounded({ l, c, h }: Oklch): Linear {
  const a = c * Math.cos(h);
  const b = c * Math.sin(h);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** Converts from OKLCH; a color outside sRGB loses chroma until it fits, never lightness or hue. */
export function fromOklch(color: Oklch): Linear {
  const fits = (c: number) => unbounded({ ...color, c }).every((light) => light > -1e-4 && light < 1.0001);
  if (fits(color.c)) return unbounded(color);
  let [low, high] = [0, color.c];
  for (let round = 0; round < 16; round += 1) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return unbounded({ ...color, c: low });
}
