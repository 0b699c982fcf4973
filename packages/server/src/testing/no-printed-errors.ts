import { afterEach, beforeEach } from 'vitest';
import { printedErrors } from './printed-errors.ts';

beforeEach(() => {
  printedErrors.length = 0;
});

afterEach(() => {
  if (printedErrors.length > 0) throw new Error(`Printed as an error: ${printedErrors.join('\n')}`);
});
