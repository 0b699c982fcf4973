import type { ApiError } from '@mediation/api-client';
import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useBackend } from './backend-provider.tsx';
import type { Calls } from './calls.ts';

/** The calls that read. */
export type Reading = Extract<keyof Calls, `get${string}` | `list${string}` | `count${string}`>;
export type Input<Name extends Reading> = NonNullable<Parameters<Calls[Name]>[0]>;
export type Answer<Name extends Reading> = Awaited<ReturnType<Calls[Name]>>;

interface Options {
  enabled?: boolean;
  /** Ask again this often, in milliseconds, while the tab is in view. */
  refetchInterval?: number | false;
  /** An answer is as good as new for this long, in milliseconds. */
  staleTime?: number;
}

/** Under which key the cache holds the answer to a call: the endpoint's name and its input. */
export const queryKey = <Name extends Reading>(name: Name, input: Input<Name>) => [name, input] as const;

/** How to read one endpoint, for hooks that take query options. */
export const endpointOptions = <Name extends Reading>(api: Calls, name: Name, input: Input<Name>) =>
  queryOptions<Answer<Name>, ApiError>({
    queryKey: queryKey(name, input),
    queryFn: () => (api[name] as (input: Input<Name>) => Promise<Answer<Name>>)(input),
  });

/** Reads an endpoint: `useEndpoint('getCase', { caseId })`. */
export function useEndpoint<Name extends Reading>(
  name: Name,
  input: Input<Name>,
  options: Options = {},
): UseQueryResult<Answer<Name>, ApiError> {
  const { api } = useBackend();
  return useQuery({ ...endpointOptions(api, name, input), ...options });
}
