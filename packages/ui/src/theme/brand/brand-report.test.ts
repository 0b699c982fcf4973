import { wcagContrast } from 'culori';
import { assert, integer, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { brandReport, contrast } from './brand-report.ts';

const finding = (primary: string, secondary: string, pair: string) => {
  const found = brandReport({ primary, secondary }).find((it) => it.pair === pair);
  if (!found) throw new Error(`No finding for ${pair}`);
  return found;
};

test('the brand report notes that the platform’s blue is darkened on buttons and gives both contrasts', () => {
  const { note, before, ratio, passes } = finding('#3b82f6', '#10b981', 'primaryText');
  expect(note).toBe('darkened');
  expect(before?.toFixed(1)).toBe('3.7');
  expect(ratio).toBeGreaterThan(4.5);
  expect(passes).toBe(true);
});

test('the brand report notes a pale color, a kept strong color, and a lifted dark and a near-black color', () => {
  expect(finding('#f6e38a', '#8aa6c9', 'primaryText').note).toBe('pale');
  expect(finding('#c026d3', '#8aa6c9', 'primaryText').note).toBe('kept');
  expect(finding('#14284b', '#b58b3b', 'primaryText').note).toBe('lifted');
  expect(finding('#14181c', '#b58b3b', 'primaryText').note).toBe('light');
});

test('the brand report passes two distinct colors and fails two similar ones', () => {
  expect(finding('#3b82f6', '#10b981', 'twoColors')).toMatchObject({ note: 'apart', passes: true });
  expect(finding('#3b82f6', '#3d84f7', 'twoColors')).toMatchObject({ note: 'alike', passes: false });
});

test('the brand report fails no pair but two similar brand colors, for any two colors', () => {
  const channel = integer({ min: 0, max: 255 }).map((value) => value.toString(16).padStart(2, '0'));
  const color = tuple(channel, channel, channel).map((channels) => `#${channels.join('')}`);
  assert(
    property(color, color, (primary, secondary) => {
      const faults = brandReport({ primary, secondary }).filter(({ pair, passes }) => !passes && pair !== 'twoColors');
      expect(faults).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test.each([
  ['#ffffff', '#000000'],
  ['#3b82f6', 'oklch(0.983 0.0022 75)'],
  ['oklch(0.432 0.014 64)', '#f6e38a'],
])('the contrast of %s and %s equals the WCAG contrast of culori', (one, other) => {
  expect(contrast(one, other)).toBeCloseTo(wcagContrast(one, other), 1);
});
