import type { AnswerOf, ApiError, Call, Endpoint, InputOf, Read } from '@mediation/api-client';
import { keepPreviousData, useInfiniteQuery, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useBackend } from './backend-provider.tsx';
import { loadMore } from './load-more.ts';
import type { EndpointResult } from './use-endpoint.ts';
import { useLastError } from './use-last-error.ts';

/** The pages of a list read so far, with a call for the next one. */
export interface Pages<Row> {
  /** `undefined` until the first page has loaded. */
  rows: Row[] | undefined;
  error: ApiError | null;
  hasMore: boolean;
  isLoadingMore: boolean;
  isRetrying: boolean;
  loadMore: () => void;
  retry: () => void;
}

interface Page {
  next_cursor: string | null;
}

/** Reads a list page by page: `usePages(listUsers, {}, usersOf)`. Keep `rowsOf` between renders. */
export function usePages<E extends Read, Row>(
  endpoint: E & Paged<E>,
  input: InputOf<E>,
  rowsOf: (answer: AnswerOf<E>) => Row[],
  { enabled = true }: { enabled?: boolean } = {},
): Pages<Row> {
  const { call } = useBackend();
  const query = useInfiniteQuery({
    queryKey: [endpoint.path, input, 'pages'],
    enabled,
    queryFn: ({ pageParam }) =>
      readPage(call, endpoint, { ...(input as object), ...(pageParam && { cursor: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }: Page) => next_cursor,
    select: ({ pages }) => pages.flatMap(rowsOf),
    meta: { reads: endpoint.reads },
  });
  const { isPending, errorUpdateCount } = query;
  const error = useLastError({ error: query.error as ApiError | null, isPending, errorUpdateCount });
  return {
    rows: query.data,
    error: query.data === undefined ? error : null,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    isRetrying: query.isFetching,
    loadMore: () => void loadMore(query),
    retry: () => void query.refetch(),
  };
}

/** The cache key of a list that was read to its end. */
export const wholeKey = <E extends Read>(endpoint: E, input: InputOf<E>) => [endpoint.path, input, 'whole'] as const;

/** Reads a list to its end, to count or search its rows. With `keepsLast` the rows of the input before stay until then. */
export function useWhole<E extends Read, Row>(
  endpoint: E & Paged<E>,
  input: InputOf<E>,
  rowsOf: (answer: AnswerOf<E>) => Row[],
  { enabled = true, keepsLast = false }: { enabled?: boolean; keepsLast?: boolean } = {},
): EndpointResult<Row[]> {
  const { call } = useBackend();
  const query = useQuery<Row[], ApiError>({
    queryKey: wholeKey(endpoint, input),
    enabled,
    meta: { reads: endpoint.reads },
    ...(keepsLast && { placeholderData: keepPreviousData }),
    queryFn: async () => {
      const rows: Row[] = [];
      let cursor: string | null = null;
      do {
        const page: AnswerOf<E> & Page = await readPage(call, endpoint, {
          ...(input as object),
          limit: 100,
          ...(cursor !== null && { cursor }),
        });
        rows.push(...rowsOf(page));
        cursor = page.next_cursor;
      } while (cursor !== null);
      return rows;
    },
  });
  return { ...query, error: useLastError(query) };
}

/** A list that was read to its end, for components that take pages. */
export const wholeAsPages = <Row>(query: Reading, rows: Row[] | undefined): Pages<Row> => ({
  rows,
  error: rows === undefined ? query.error : null,
  hasMore: false,
  isLoadingMore: false,
  isRetrying: query.isFetching,
  loadMore: () => undefined,
  retry: () => void query.refetch(),
});

type Reading = Pick<UseQueryResult<unknown, ApiError>, 'error' | 'isFetching' | 'refetch'>;

/** Accepts only paginated reads. */
type Paged<E extends Endpoint> = AnswerOf<E> extends Page ? unknown : never;

const readPage = <E extends Read>(call: Call, endpoint: E, input: object) =>
  (call as (endpoint: E, input: object) => Promise<AnswerOf<E> & Page>)(endpoint, input);
