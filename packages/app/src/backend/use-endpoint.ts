import { type AnswerOf, type ApiError, type Call, type InputOf, limits, type Read } from '@mediation/api-client';
import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useBackend } from './backend-provider.tsx';

interface Options {
  enabled?: boolean;
  /** Polls every half minute while the tab is visible, for changes without an event. */
  poll?: boolean;
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

/** Reads an endpoint: `useEndpoint(getCase, { caseId })`. */
export function useEndpoint<E extends Read>(
  endpoint: E,
  input: InputOf<E>,
  { poll = false, ...options }: Options = {},
): UseQueryResult<AnswerOf<E>, ApiError> {
  const { call } = useBackend();
  return useQuery({
    ...endpointOptions(call, endpoint, input),
    ...options,
    ...(poll && { refetchInterval: limits.pollEvery }),
  });
}
