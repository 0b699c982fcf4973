import { formatHex, wcagContrast } from 'culori';
import { assert, integer, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { brandStyle, brandTokens, platformBrand, type BrandScale, type Mode } from './brand.ts';
import { dark, light } from '../tokens.ts';

const themes = { light, dark };
const channel = integer({ min: 0, max: 255 }).map((value) => value.toString(16).padStart(2, '0'));
const anyColor = tuple(channel, channel, channel).map((channels) => `#${channels.join('')}`);

/** Where a recipe breaks first: the corners of sRGB, the greys, the palest and darkest, and either side of each threshold. */
const hardColors = `
  #000000 #ffffff #ff0000 #00ff00 #0000ff #ffff00 #00ffff #ff00ff #010101 #fefefe
  #808080 #767676 #757575 #777777 #747474 #adadad #aeaeae #3b82f6 #10b981 #c4623f
  #3f7d78 #f6e38a #8aa6c9 #14284b #b58b3b #000001 #000010 #100000 #001000 #fffff0
  #fff8dc #ffe4e1 #e6ffe6 #7f00ff #39ff14 #111827 #1a0f0a #333333 #555555 #14181c
`
  .trim()
  .split(/\s+/);

/** Every pairing that people read or must see, with the contrast it needs. */
function pairs(scale: BrandScale, mode: Mode): { name: string; contrast: number; least: number }[] {
  const { surface, page, sunken } = themes[mode].color;
  const grounds = { surface: formatHex(surface), page: formatHex(page), sunken: formatHex(sunken) };
  const pair = (name: string, one: string, other: string, least: number) => ({
    name: `${name} in ${mode}`,
    contrast: wcagContrast(one, other),
    least,
  });
  return [
    pair('text on solid', scale.on, scale[9], 4.5),
    pair('text on hover', scale.on, scale[10], 4.5),
    ...Object.entries(grounds).flatMap(([name, ground]) => [
      pair(`link on ${name}`, scale[11], ground, 4.5),
      pair(`edge against ${name}`, scale.edge, ground, 3),
    ]),
    ...([1, 2, 3, 4, 5] as const).map((step) => pair(`link on tint ${step}`, scale[11], scale[step], 4.5)),
    ...([3, 4, 5] as const).map((step) => pair(`text on tint ${step}`, scale[12], scale[step], 4.5)),
  ];
}

function faults(color: string): string[] {
  const modes = ['light', 'dark'] as const;
  return modes.flatMap((mode) => {
    const { primary, secondary, focus } = brandTokens({ primary: color, secondary: color }, mode);
    const page = formatHex(themes[mode].color.page);
    const focusRing = { name: `focus ring in ${mode}`, contrast: wcagContrast(focus, page), least: 3 };
    return [...pairs(primary, mode), ...pairs(secondary, mode), focusRing]
      .filter(({ contrast, least }) => contrast < least)
      .map(({ name, contrast }) => `${color}: ${name} is only ${contrast.toFixed(2)}`);
  });
}

test.each(hardColors)('every brand token pair keeps its minimum contrast for %s', (color) => {
  expect(faults(color)).toEqual([]);
});

test('every brand token pair keeps its minimum contrast for any color', () => {
  assert(
    property(anyColor, (color) => {
      expect(faults(color)).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});

test('brand tokens keep a strong color unchanged', () => {
  expect(brandTokens({ primary: '#14284b', secondary: '#c4623f' }, 'light').primary[9]).toBe('#14284b');
});

test('brand tokens keep a pale color with dark text and a visible edge', () => {
  const { primary } = brandTokens({ primary: '#f6e38a', secondary: '#10b981' }, 'light');
  expect(primary[9]).toBe('#f6e38a');
  expect(primary.on).not.toBe('#ffffff');
  expect(primary.edge).not.toBe(primary[9]);
});

test.each(['#000000', '#111827', '#1a0f0a', '#333333', '#100000'])(
  'the solid of the near-black brand %s is light with dark text at night',
  (color) => {
    const { primary } = brandTokens({ primary: color, secondary: '#10b981' }, 'dark');
    expect(primary.on).not.toBe('#ffffff');
    expect(wcagContrast(primary[9], dark.color.page)).toBeGreaterThan(12);
    expect(brandTokens({ primary: color, secondary: color }, 'light').primary[9]).toBe(color);
  },
);

test('the solid of a dark brand with a hue keeps the hue and white text at night', () => {
  const { primary } = brandTokens({ primary: '#14284b', secondary: '#10b981' }, 'dark');
  expect(primary).toMatchObject({ 9: '#5e759c', on: '#ffffff' });
});

test.each(['red', '#fff', '#12345', 'url(x)', '', '#3b82f6;color:red'])(
  'brand tokens fall back to the platform’s colors for %j',
  (color) => {
    const bad = { primary: color, secondary: color };
    expect(brandTokens(bad, 'light')).toEqual(brandTokens(platformBrand, 'light'));
  },
);

test('a brand style sets each color for both themes', () => {
  const style = brandStyle({ primary: '#c4623f', secondary: '#3f7d78' });
  expect(Object.keys(style)).toHaveLength(29);
  expect(style['--ui-color-primary-9']).toMatch(/^light-dark\(#[0-9a-f]{6}, #[0-9a-f]{6}\)$/);
});
