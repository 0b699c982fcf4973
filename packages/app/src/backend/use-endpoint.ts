import { type AnswerOf, type ApiError, type Call, type InputOf, limits, type Read } from '@mediation/api-client';
import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useBackend } from './backend-provider.tsx';

interface Options {
  enabled?: boolean;
  /** Ask again every half minute while the tab is in view, for what no event announces. */
  poll?: boolean;
  /** An answer is as good as new for this long, in milliseconds. */
  staleTime?: number;
}

/** Under which key the cache holds the answer to a read. */
export const queryKey = <E extends Read>(endpoint: E, input: InputOf<E>) => [endpoint.path, input] as const;

/** How to read one endpoint, for hooks that take query options. */
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
