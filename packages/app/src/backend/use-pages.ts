import type { ApiError } from '@mediation/api-client';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useBackend } from './backend-provider.tsx';
import type { Answer, Input, Reading } from './use-endpoint.ts';

/** The calls that answer in pages. */
export type Paged = {
  [Name in Reading]: Answer<Name> extends { next_cursor: string | null } ? Name : never;
}[Reading];

/** A list as far as it was read, and the way to more of it. */
export interface Pages<Row> {
  /** `undefined` until the first page is there. */
  rows: Row[] | undefined;
  error: ApiError | null;
  hasMore: boolean;
  isLoadingMore: boolean;
  isRetrying: boolean;
  loadMore: () => void;
  retry: () => void;
}

type Call<Name extends Paged> = (input: Input<Name>) => Promise<Answer<Name>>;

/** Reads a list page by page: `usePages('listUsers', {}, usersOf)`. Keep `rowsOf` between renders. */
export function usePages<Name extends Paged, Row>(
  name: Name,
  input: Input<Name>,
  rowsOf: (answer: Answer<Name>) => Row[],
): Pages<Row> {
  const { api } = useBackend();
  const query = useInfiniteQuery({
    queryKey: [name, input, 'pages'],
    queryFn: ({ pageParam }) => (api[name] as Call<Name>)({ ...input, ...(pageParam && { cursor: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }: { next_cursor: string | null }) => next_cursor,
    select: ({ pages }) => pages.flatMap(rowsOf),
  });
  return {
    rows: query.data,
    error: query.data === undefined ? (query.error as ApiError | null) : null,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    isRetrying: query.isFetching,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}

/** Reads a list to its end, for what is counted or looked up in it. */
export function useWhole<Name extends Paged, Row>(
  name: Name,
  input: Input<Name>,
  rowsOf: (answer: Answer<Name>) => Row[],
  { enabled = true }: { enabled?: boolean } = {},
) {
  const { api } = useBackend();
  return useQuery<Row[], ApiError>({
    queryKey: [name, input, 'whole'],
    enabled,
    queryFn: async () => {
      const rows: Row[] = [];
      let cursor: string | null = null;
      do {
        const answer: Answer<Name> & { next_cursor: string | null } = await (api[name] as Call<Name>)({
          ...input,
          limit: 100,
          ...(cursor !== null && { cursor }),
        });
        rows.push(...rowsOf(answer));
        cursor = answer.next_cursor;
      } while (cursor !== null);
      return rows;
    },
  });
}
