import type { Topic } from '@mediation/api-client';
import type { Query, QueryClient } from '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { reads?: readonly Topic[] };
  }
}

/** Invalidates cached data about these topics and refetches the queries on screen. */
export interface Freshness {
  refresh: (topics: readonly Topic[]) => void;
  /** Resolves when everything invalidated so far has been refetched. */
  settled: () => Promise<void>;
}

/** Keeps the cache up to date: each query names the topics that it reads. */
export function createFreshness(queries: QueryClient): Freshness {
  let reading: Promise<unknown> = Promise.resolve();

  /** Invalidates queries. A refetch would cancel a next page that is loading, so it waits for that. */
  const invalidate = async (isStale: (query: Query) => boolean): Promise<void> => {
    const loading = queries.getQueryCache().findAll({ predicate: (query) => isStale(query) && isLoadingMore(query) });
    await Promise.all([
      queries.invalidateQueries({ predicate: (query) => isStale(query) && !loading.includes(query) }),
      ...loading.map(async (query) => {
        await query.promise?.catch(() => undefined);
        await invalidate((it) => it === query);
      }),
    ]);
  };

  return {
    refresh(topics) {
      if (topics.length === 0) return;
      const again = invalidate(({ meta }) => meta?.reads?.some((topic) => topics.includes(topic)) ?? false);
      reading = Promise.all([reading, again]);
    },
    settled: async () => void (await reading),
  };
}

const isLoadingMore = ({ state, promise }: Query) => promise !== undefined && state.fetchMeta?.fetchMore !== undefined;
