import { expect, test } from 'vitest';
import { printedErrors } from '../testing/printed-errors.ts';
import { server } from '../testing/server.ts';

test('Node warns of an error while a server runs', async () => {
  await server.owner`select 1`;
  process.emitWarning(new RangeError('Too many listeners.'));
  await expect.poll(() => printedErrors).toEqual([expect.stringContaining('RangeError: Too many listeners.')]);
  printedErrors.length = 0;
});
