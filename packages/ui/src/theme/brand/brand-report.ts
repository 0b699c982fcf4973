import { brandTokens, type Brand, type BrandScale, type Mode } from './brand-tokens.ts';
import { type Linear, luminance, parseHex, fromOklch, toOklch } from './color.ts';
import { dark, light } from '../tokens.ts';

/** How a color was adjusted for contrast, or why it was kept. */
export type FindingNote = 'kept' | 'darkened' | 'lifted' | 'light' | 'pale' | 'deeper' | 'apart' | 'alike';

/** The contrast of one pair of colors: the worst value of both themes. */
export interface Finding {
  pair: 'primaryText' | 'secondaryText' | 'links' | 'edges' | 'twoColors';
  note: FindingNote;
  /** The contrast ratio to 1; absent for a finding that is only met or not met. */
  ratio?: number | undefined;
  /** The contrast ratio of white text on the original color. */
  before?: number | undefined;
  passes: boolean;
}

const themes = { light, dark };
const modes: readonly Mode[] = ['light', 'dark'];

/** Checks every pair of colors of a brand and returns the adjustments with their reasons. */
export function brandReport(brand: Brand): Finding[] {
  const scales = (name: 'primary' | 'secondary') =>
    modes.map((mode) => ({ mode, scale: brandTokens(brand, mode)[name] }));
  const linkRatio = worst(
    scales('primary').flatMap(({ mode, scale }) => grounds(mode, scale).map((it) => [scale[11], it])),
  );
  const edgeRatio = worst(
    [...scales('primary'), ...scales('secondary')].map(({ mode, scale }) => [scale.edge, themes[mode].color.surface]),
  );
  const isApart = differ(brand);
  return [
    textFinding('primaryText', brand.primary, scales('primary')),
    textFinding('secondaryText', brand.secondary, scales('secondary')),
    { pair: 'links', note: linkNote(brand.primary), ratio: linkRatio, passes: linkRatio >= 4.5 },
    { pair: 'edges', note: edgeRatio > 4.5 ? 'kept' : 'deeper', ratio: edgeRatio, passes: edgeRatio >= 3 },
    { pair: 'twoColors', note: isApart ? 'apart' : 'alike', passes: isApart },
  ];
}

/** The WCAG contrast ratio of two colors, each `#rrggbb` or `oklch(l c h)`. */
export function contrast(one: string, other: string): number {
  const [dim = 0, bright = 0] = [one, other].map((color) => luminance(read(color))).toSorted((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

function read(color: string): Linear {
  const [l = 0, c = 0, h = 0] = color.match(/[\d.]+/g)?.map(Number) ?? [];
  return parseHex(color) ?? fromOklch({ l, c, h: (h / 180) * Math.PI });
}

const worst = (pairs: string[][]) => Math.min(...pairs.map(([ink = '', ground = '']) => contrast(ink, ground)));

const grounds = (mode: Mode, scale: BrandScale) => [
  themes[mode].color.page,
  themes[mode].color.sunken,
  scale[3],
  scale[5],
];

function textFinding(pair: Finding['pair'], given: string, scales: { mode: Mode; scale: BrandScale }[]): Finding {
  const ratio = worst(scales.flatMap(({ scale }) => [scale[9], scale[10]].map((ground) => [scale.on, ground])));
  return { pair, note: textNote(given, scales), ratio, before: contrast('#ffffff', given), passes: ratio >= 4.5 };
}

function textNote(given: string, scales: { scale: BrandScale }[]): FindingNote {
  const [onLight, onDark] = scales.map(({ scale }) => scale);
  if (onLight?.on !== '#ffffff') return 'pale';
  if (!same(onLight[9], given)) return 'darkened';
  if (onDark?.on !== onLight.on) return 'light';
  return same(onDark[9], given) ? 'kept' : 'lifted';
}

const same = (one = '', other = '') => one.toLowerCase() === other.toLowerCase();

const linkNote = (primary: string): FindingNote =>
  same(brandTokens({ primary, secondary: primary }, 'light').primary[11], primary) ? 'kept' : 'deeper';

/** The matrices of color blindness in linear light (Machado, Oliveira and Fernandes, 2009). */
const eyes = [
  [1, 0, 0, 0, 1, 0, 0, 0, 1],
  [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
];

/** Whether the two threads are distinguishable in both themes, also with color blindness. */
function differ(brand: Brand): boolean {
  return modes.every((mode) => {
    const { primary, secondary } = brandTokens(brand, mode);
    return eyes.every((eye) => distance(seen(primary.edge, eye), seen(secondary.edge, eye)) > 0.04);
  });
}

function seen(color: string, eye: number[]): Linear {
  const [r, g, b] = read(color);
  const row = (at: number) => (eye[at] ?? 0) * r + (eye[at + 1] ?? 0) * g + (eye[at + 2] ?? 0) * b;
  const within = (light: number) => Math.min(1, Math.max(0, light));
  return [within(row(0)), within(row(3)), within(row(6))];
}

function distance(one: Linear, other: Linear): number {
  const [a, b] = [toOklch(one), toOklch(other)];
  return Math.hypot(a.l - b.l, a.c * Math.cos(a.h) - b.c * Math.cos(b.h), a.c * Math.sin(a.h) - b.c * Math.sin(b.h));
}
