import { wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { brandTokens, platformBrand } from './brand/brand.ts';
import { comfortable, compact, type Density } from './sizes.ts';
import { dark, light, type RiskColors, type Theme } from './tokens.ts';

const themes = { light, dark };
const states = ['success', 'warning', 'danger', 'info'] as const;
const levels = ['low', 'medium', 'high', 'critical'] as const;
const tones = ['green', 'yellow', 'orange', 'red'] as const;

type Pair = readonly [name: string, ink: string, ground: string, least: number];

/** Every fixed color that people read or must see, on every ground that it stands on. */
function pairs({ color }: Theme): Pair[] {
  const { surface, page, sunken, hover, pressed } = color;
  const grounds = { surface, page, sunken };
  const on = (name: string, ink: string, least: number, where: Record<string, string> = grounds) =>
    Object.entries(where).map(([ground, under]) => [`${name} on ${ground}`, ink, under, least] as const);

  return [
    ...on('text', color.text, 7, { ...grounds, hover, pressed }),
    ...on('soft text', color.soft, 4.5, { ...grounds, hover, pressed }),
    ...on('placeholder', color.placeholder, 4.5),
    ...on('icon', color.icon, 3, { ...grounds, hover }),
    ...on('border of a control', color.control, 3),
    ...states.flatMap((state) => [
      ...on(`${state} text`, color[state].text, 4.5, { ...grounds, 'its tint': color[state].bg }),
      ...on(`${state} solid`, color[state].solid, 3, { surface, page }),
      ...on('text', color.text, 4.5, { [`the tint of ${state}`]: color[state].bg }),
      ...on('white', 'oklch(1 0 0)', 4.5, { [`the solid of ${state}`]: color[state].solid }),
    ]),
    ...levels.flatMap((level) =>
      on(`${level} risk`, color.risk[level].text, 4.5, { 'its badge': color.risk[level].bg }),
    ),
    ...tones.flatMap((tone) => on(`${tone} tone`, color.tone[tone].text, 4.5)),
  ];
}

test.each(Object.entries(themes))(
  'every fixed color of the %s theme keeps its minimum contrast on each of its grounds',
  (_name, theme) => {
    const faults = pairs(theme)
      .map(([name, ink, ground, least]) => ({ name, contrast: wcagContrast(ink, ground), least }))
      .filter(({ contrast, least }) => contrast < least)
      .map(({ name, contrast, least }) => `${name}: ${contrast.toFixed(2)}, not ${least}`);
    expect(faults).toEqual([]);
  },
);

test.each(Object.entries(themes))(
  'the high and critical risk fills of the %s theme contrast with the surface',
  (_name, { color }) => {
    for (const level of ['high', 'critical'] as const)
      expect(wcagContrast(color.risk[level].fill, color.surface)).toBeGreaterThan(2.5);
  },
);

test('both densities define the same sizes', () => {
  expect(Object.keys(compact)).toEqual(Object.keys(comfortable));
});

test('a theme or density with a missing or unknown token does not compile', () => {
  const { info: _info, ...colors } = light.color;
  const { fill: _fill, ...risk } = light.color.risk.low;
  const { row: _row, ...sizes } = compact;
  // @ts-expect-error a theme needs every color
  const theme: Theme = { color: colors, shadow: light.shadow };
  // @ts-expect-error a level of risk needs every one of its colors
  const level: RiskColors = risk;
  // @ts-expect-error a density sizes everything
  const density: Density = sizes;
  // @ts-expect-error a token that no role asks for is a mistake as well
  const shadow: Theme['shadow'] = { ...light.shadow, glow: 'none' };
  expect([theme, level, density, shadow]).toHaveLength(4);
});

test('brand and themes define different color roles, and both themes the same ones', () => {
  const own = Object.keys(light.color);
  expect(Object.keys(brandTokens(platformBrand, 'light')).filter((role) => own.includes(role))).toEqual([]);
  expect(Object.keys(dark.color)).toEqual(own);
});
