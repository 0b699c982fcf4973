import { fromOklch, luminance, type Linear, parseHex, scale, toHex, toOklch } from './color.ts';

/** The two colors of an organization, as `#rrggbb`. */
export interface Brand {
  primary: string;
  secondary: string;
}

/** Light or dark. */
export type Mode = 'light' | 'dark';

/** The steps of one brand color: tints 1 to 5, lines 6 to 8, solid 9, its hover 10, text 11 and 12. */
export type BrandScale = Record<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 'on' | 'edge', string>;

/** Every color that depends on the brand. */
export type BrandTokens = Record<'primary' | 'secondary', BrandScale> & { focus: string };

/** The colors of a page that belongs to no organization. */
export const platformBrand: Brand = { primary: '#3b82f6', secondary: '#10b981' };

/** Luminance up to which white text reads well on a solid. */
const whiteTextLimit = 0.175;
/** Luminance above which a solid stays pale and gets dark text. */
const inkTextLimit = 0.42;
const edgeLimit = 0.24;
const lightLinkLimit = 0.105;
/** Darker and paler than this, a color has no hue that would show once it is lifted for the night: it would be grey. */
const nearBlack = { l: 0.45, c: 0.055 };
/** The lightness of solids at night for such a color. */
const lightSolid = 0.92;
const ink = toHex([0.0085, 0.0085, 0.0085]);

/** Lightness and maximum chroma of the steps that only use the brand's hue. */
const steps = {
  light: {
    1: [0.988, 0.006],
    2: [0.974, 0.013],
    3: [0.953, 0.026],
    4: [0.928, 0.04],
    5: [0.9, 0.055],
    6: [0.862, 0.07],
    7: [0.8, 0.09],
    8: [0.64, 0.12],
    12: [0.27, 0.065],
  },
  dark: {
    1: [0.195, 0.014],
    2: [0.225, 0.02],
    3: [0.27, 0.036],
    4: [0.31, 0.048],
    5: [0.35, 0.058],
    6: [0.395, 0.066],
    7: [0.47, 0.078],
    8: [0.6, 0.1],
    12: [0.93, 0.04],
  },
} as const;

const dimTo = (color: Linear, limit: number) => scale(color, Math.min(1, limit / Math.max(luminance(color), 1e-9)));

function brandScale(color: Linear, mode: Mode): BrandScale {
  const { l, c, h } = toOklch(color);
  const tint = (lightness: number, chroma: number) => toHex(fromOklch({ l: lightness, c: Math.min(c, chroma), h }));
  const step = (name: keyof (typeof steps)[Mode]) => {
    const [lightness, chroma] = steps[mode][name];
    return tint(lightness, chroma);
  };

  const isLight = mode === 'dark' && l < nearBlack.l && c < nearBlack.c;
  const least = isLight ? lightSolid : 0.59;
  const lifted = mode === 'dark' && l < least ? fromOklch({ l: least, c, h }) : color;
  const isPale = luminance(lifted) > inkTextLimit;
  const solid = isPale ? lifted : dimTo(lifted, whiteTextLimit);
  const hover = toOklch(solid);

  return {
    1: step(1),
    2: step(2),
    3: step(3),
    4: step(4),
    5: step(5),
    6: step(6),
    7: step(7),
    8: step(8),
    9: toHex(solid),
    10: toHex(fromOklch({ ...hover, l: Math.max(0, hover.l - 0.06) })),
    11: mode === 'light' ? toHex(dimTo(color, lightLinkLimit)) : tint(Math.max(l, 0.8), 0.1),
    12: step(12),
    on: isPale ? ink : '#ffffff',
    edge: toHex(isLight ? solid : dimTo(solid, edgeLimit)),
  };
}

const linear = (color: string, fallback: string): Linear => parseHex(color) ?? parseHex(fallback) ?? [0, 0, 0];

/**
 * Every brand-dependent color, from two. Text on a brand color, links on every tint and the focus ring stay legible for
 * any input, in light and dark. A color that is not `#rrggbb` is replaced by the platform's, so bad data never breaks a page.
 */
export function brandTokens(brand: Brand, mode: Mode): BrandTokens {
  const primary = brandScale(linear(brand.primary, platformBrand.primary), mode);
  const secondary = brandScale(linear(brand.secondary, platformBrand.secondary), mode);
  return { primary, secondary, focus: primary[11] };
}
