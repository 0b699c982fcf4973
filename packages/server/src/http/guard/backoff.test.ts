import { expect, test } from 'vitest';
import { createBackoff } from './backoff.ts';

// ASVS 6.3.1
test('each failure past the free ones doubles the delay, up to the full duration', async () => {
  const delay = createBackoff({ points: 2, duration: 100 });
  const waits: (number | undefined)[] = [];
  for (let failed = 0; failed < 6; failed++) {
    await delay.noteFailure('ada');
    const wait = await delay.waitOf('ada');
    waits.push(wait && Math.ceil(wait.msBeforeNext / 1000));
  }
  expect(waits).toEqual([undefined, 15, 30, 60, 100, 100]);
  expect(await delay.waitOf('ben')).toBeUndefined();
});
