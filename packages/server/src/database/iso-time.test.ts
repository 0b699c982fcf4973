import { expect, test } from 'vitest';
import { isoTime } from './iso-time.ts';

test('isoTime keeps microseconds and omits the fraction of whole seconds', () => {
  expect(isoTime('2026-11-21 22:59:01.480203+00')).toBe('2026-11-21T22:59:01.480203Z');
  expect(isoTime('2026-11-21 22:59:01+00')).toBe('2026-11-21T22:59:01Z');
});

test('isoTime pads fractions so that moments compare as text', () => {
  const earlier = isoTime('2026-11-21 22:59:01.48+00');
  const later = isoTime('2026-11-21 22:59:01.480203+00');
  expect(earlier < later).toBe(true);
  expect(earlier).toBe('2026-11-21T22:59:01.480000Z');
});
