import { expect, test } from 'vitest';
import { isoTime } from './iso-time.ts';

test('a moment keeps its microseconds, and a whole second stays short', () => {
  expect(isoTime('2026-11-21 22:59:01.480203+00')).toBe('2026-11-21T22:59:01.480203Z');
  expect(isoTime('2026-11-21 22:59:01+00')).toBe('2026-11-21T22:59:01Z');
});

test('moments that Postgres writes shorter still compare as text', () => {
  const earlier = isoTime('2026-11-21 22:59:01.48+00');
  const later = isoTime('2026-11-21 22:59:01.480203+00');
  expect(earlier < later).toBe(true);
  expect(earlier).toBe('2026-11-21T22:59:01.480000Z');
});
