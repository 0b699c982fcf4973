import { expect, test } from 'vitest';
import { canZoom, zoomStep } from './zoom.ts';

test('a mediator makes a page larger and smaller step by step, and stops at the ends', () => {
  expect(zoomStep(1, 1)).toBe(1.25);
  expect(zoomStep(1, -1)).toBe(0.75);
  expect(zoomStep('fit', 1)).toBe(1.25);
  expect(zoomStep(3, 1)).toBe(3);
  expect(canZoom(3, 1)).toBe(false);
  expect(canZoom(0.5, -1)).toBe(false);
  expect(canZoom('fit', -1)).toBe(true);
});
