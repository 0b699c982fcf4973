import { expect, test } from 'vitest';
import { canZoom, zoomStep } from './zoom.ts';

test('the zoom moves in steps and stops at the smallest and largest size', () => {
  expect(zoomStep(1, 1)).toBe(1.25);
  expect(zoomStep(1, -1)).toBe(0.75);
  expect(zoomStep('fit', 1)).toBe(1.25);
  expect(zoomStep(3, 1)).toBe(3);
  expect(canZoom(3, 1)).toBe(false);
  expect(canZoom(0.5, -1)).toBe(false);
  expect(canZoom('fit', -1)).toBe(true);
});
