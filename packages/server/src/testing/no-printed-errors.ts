import { afterEach, beforeEach, expect } from 'vitest';
import { printedErrors } from './printed-errors.ts';

beforeEach(() => {
  printedErrors.length = 0;
});

afterEach(() => {
  expect(printedErrors, 'Nothing is printed as an error.').toEqual([]);
});
