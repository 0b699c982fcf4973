import { expect, test } from 'vitest';
import { printedErrors } from '../testing/printed-errors.ts';
import './lite.ts';

test('Node warns of an error after Lite is loaded', async () => {
  process.emitWarning(new RangeError('Too many listeners.'));
  await expect.poll(() => printedErrors).toEqual([expect.stringContaining('RangeError: Too many listeners.')]);
  printedErrors.length = 0;
});
