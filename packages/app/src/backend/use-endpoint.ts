import { type AnswerOf, type ApiError, type Call, type InputOf, limits, type Read } from '@mediation/api-client';
import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useBackend } from './backend-provider.tsx';
import { useLastError } from './use-last-error.ts';

interface Options {
  enabled?: boolean;
  /** Polls every half minute while the tab is visible, for changes without an event. */
  poll?: boolean;
  /** Polls at another interval, in milliseconds. */
  refetchInterval?: number;
  /** How long cached data counts as fresh, in milliseconds. */
  staleTime?: number;
}

/** The cache key of a read. */
export const queryKey = <E extends Read>(endpoint: E, input: InputOf<E>) => [endpoint.path, input] as const;

/** Builds the query options of one endpoint. */
export const endpointOptions = <E extends Read>(call: Call, endpoint: E, input: InputOf<E>) =>
  queryOptions<AnswerOf<E>, ApiError>({
    queryKey: queryKey(endpoint, input),
    queryFn: () => (call as (endpoint: E, input: InputOf<E>) => Promise<AnswerOf<E>>)(endpoint, input),
    meta: { reads: endpoint.reads },
  });

/** What a component uses of a query. */
export type EndpointResult<Data> = Pick<
  UseQueryResult<Data, ApiError>,
  'data' | 'error' | 'refetch' | 'isPending' | 'isLoading' | 'isFetching' | 'isSuccess' | 'dataUpdatedAt'
>;

/** Reads an endpoint: `useEndpoint(getCase, { caseId })`. A read that failed keeps its error while it is tried again. */
export function useEndpoint<E extends Read>(
  endpoint: E,
  input: InputOf<E>,
  { poll = false, ...options }: Options = {},
): EndpointResult<AnswerOf<E>> {
  const { call } = useBackend();
  const query: UseQueryResult<AnswerOf<E>, ApiError> = useQuery({
    ...endpointOptions(call, endpoint, input),
    ...options,
    ...(poll && { refetchInterval: limits.pollEvery }),
  });
  return { ...query, error: useLastError(query) };
}
