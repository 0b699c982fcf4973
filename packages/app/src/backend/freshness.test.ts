import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createFreshness } from './freshness.ts';

/** A cache with two mounted queries that counts how often each was read. */
function startCache() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const reads = { cases: 0, notes: 0 };
  for (const topic of ['cases', 'notes'] as const) {
    const queryFn = () => Promise.resolve((reads[topic] += 1));
    new QueryObserver(queries, { queryKey: [topic], queryFn, meta: { reads: [topic] } }).subscribe(() => {});
  }
  return { ...createFreshness(queries), reads };
}

test('a change reads again only what shows its topics', async () => {
  const { refresh, settled, reads } = startCache();
  await expect.poll(() => reads).toEqual({ cases: 1, notes: 1 });
  refresh(['cases', 'steps']);
  await settled();
  expect(reads).toEqual({ cases: 2, notes: 1 });
});

test('a change without topics reads nothing again', async () => {
  const { refresh, settled, reads } = startCache();
  await expect.poll(() => reads).toEqual({ cases: 1, notes: 1 });
  refresh([]);
  await settled();
  expect(reads).toEqual({ cases: 1, notes: 1 });
});
