import type { Topic } from '@mediation/api-client';
import type { QueryClient } from '@tanstack/react-query';

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
  return {
    refresh(topics) {
      if (topics.length === 0) return;
      const isStale = (reads: readonly Topic[] = []) => reads.some((topic) => topics.includes(topic));
      const again = queries.invalidateQueries({ predicate: ({ meta }) => isStale(meta?.reads) });
      reading = Promise.all([reading, again]);
    },
    settled: async () => void (await reading),
  };
}
