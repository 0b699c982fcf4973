import { expect, test } from 'vitest';
import { isoTime } from './iso-time.ts';

test('isoTime keeps microseconds', () => {
  expect(isoTime('2026-11-21 22:59:01.480203+00')).toBe('2026-11-21T22:59:01.480203Z');
  expect(isoTime('2026-11-21 22:59:01.48+00')).toBe('2026-11-21T22:59:01.480000Z');
});

test('isoTime gives every moment the same length so that moments compare as text', () => {
  const moments = ['01+00', '01.48+00', '01.480203+00', '02+00'].map((it) => isoTime(`2026-11-21 22:59:${it}`));
  expect(moments).toEqual(moments.toSorted());
  expect(moments[0]).toBe('2026-11-21T22:59:01.000000Z');
});
