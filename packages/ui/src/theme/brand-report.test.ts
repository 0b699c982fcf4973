import { wcagContrast } from 'culori';
import { assert, integer, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { brandReport, contrast } from './brand-report.ts';

const finding = (primary: string, secondary: string, pair: string) => {
  const found = brandReport({ primary, secondary }).find((it) => it.pair === pair);
  if (!found) throw new Error(`No finding for ${pair}`);
  return found;
};

test('says why the platform’s own blue is darkened on buttons', () => {
  const { note, before, ratio, passes } = finding('#3b82f6', '#10b981', 'primaryText');
  expect(note).toBe('darkened');
  expect(before?.toFixed(1)).toBe('3.7');
  expect(ratio).toBeGreaterThan(4.5);
  expect(passes).toBe(true);
});

test('a pale color gets dark text, a strong one stays, a very dark one is lifted at night', () => {
  expect(finding('#f6e38a', '#8aa6c9', 'primaryText').note).toBe('pale');
  expect(finding('#c026d3', '#8aa6c9', 'primaryText').note).toBe('kept');
  expect(finding('#14284b', '#b58b3b', 'primaryText').note).toBe('lifted');
});

test('two colors that look alike are told, also when only some people cannot tell them apart', () => {
  expect(finding('#3b82f6', '#10b981', 'twoColors')).toMatchObject({ note: 'apart', passes: true });
  expect(finding('#3b82f6', '#3d84f7', 'twoColors')).toMatchObject({ note: 'alike', passes: false });
});

test('whatever the two colors, only their likeness can be a fault', () => {
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
])('the contrast of %s and %s is what others measure', (one, other) => {
  expect(contrast(one, other)).toBeCloseTo(wcagContrast(one, other), 1);
});
