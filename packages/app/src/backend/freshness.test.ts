import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createFreshness } from './freshness.ts';
import { loadMore } from './load-more.ts';

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

test('a change refetches only the queries that read one of its topics', async () => {
  const { refresh, settled, reads } = startCache();
  await expect.poll(() => reads).toEqual({ cases: 1, notes: 1 });
  refresh(['cases', 'steps']);
  await settled();
  expect(reads).toEqual({ cases: 2, notes: 1 });
});

test('a change without topics refetches nothing', async () => {
  const { refresh, settled, reads } = startCache();
  await expect.poll(() => reads).toEqual({ cases: 1, notes: 1 });
  refresh([]);
  await settled();
  expect(reads).toEqual({ cases: 1, notes: 1 });
});

/** A mounted list of two pages, each of which says how many changes it contains; a read takes its answer on request. */
async function startList() {
  const queries = new QueryClient();
  const changes = { count: 0 };
  const waiting: (() => void)[] = [];
  const list = new InfiniteQueryObserver(queries, {
    queryKey: ['list'],
    meta: { reads: ['notes'] },
    initialPageParam: 1,
    getNextPageParam: (_: string, pages) => (pages.length < 2 ? pages.length + 1 : null),
    queryFn: async ({ pageParam }) => {
      const answer = `page ${pageParam} after ${changes.count} changes`;
      await new Promise<void>((resolve) => waiting.push(resolve));
      return answer;
    },
  });
  list.subscribe(() => {});
  /** Answers the reads until all have ended. */
  const answerAll = async () => {
    await expect
      .poll(() => {
        for (const answer of waiting.splice(0)) answer();
        return list.getCurrentResult().fetchStatus;
      })
      .toBe('idle');
  };
  await answerAll();
  return {
    ...createFreshness(queries),
    queries,
    changes,
    list,
    answerAll,
    pages: () => list.getCurrentResult().data?.pages,
  };
}

test('a list loads its next page and then refetches when a change comes meanwhile', async () => {
  const { refresh, changes, list, answerAll, pages } = await startList();
  void loadMore(list.getCurrentResult());
  changes.count += 1;
  refresh(['notes']);
  await answerAll();
  await expect.poll(pages).toEqual(['page 1 after 1 changes', 'page 2 after 1 changes']);
});

test('a list loads its next page and shows the change when the person asks for the page during a refetch', async () => {
  const { refresh, changes, list, answerAll, pages } = await startList();
  changes.count += 1;
  refresh(['notes']);
  await expect.poll(() => list.getCurrentResult().isRefetching).toBe(true);
  void loadMore(list.getCurrentResult());
  await answerAll();
  await expect.poll(pages).toEqual(['page 1 after 1 changes', 'page 2 after 1 changes']);
});

test('a list loads its next page when that is asked for again after an update cancelled it', async () => {
  const { refresh, queries, list, answerAll, pages } = await startList();
  refresh(['notes']);
  await expect.poll(() => list.getCurrentResult().isRefetching).toBe(true);
  void loadMore(list.getCurrentResult());
  void queries.cancelQueries();
  void list.fetchNextPage();
  await answerAll();
  await expect.poll(() => pages()?.length).toBe(2);
});
