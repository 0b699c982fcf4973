import type { ApiError } from '@mediation/api-client';
import type { ReactNode } from 'react';
import { LoadFailed } from './load-failed.tsx';
import { Loading } from './loading.tsx';

export interface LoadedProps<Data> {
  query: { data: Data | undefined; error: ApiError | null; refetch: () => unknown; isFetching: boolean };
  /** "Loading the case" */
  loadingLabel: string;
  /** "Failed to load the case" */
  fallback: string;
  children: (data: Data) => ReactNode;
}

/** Shows loaded data, a skeleton while it loads, or an error state with a retry. */
export function Loaded<Data>({ query, loadingLabel, fallback, children }: LoadedProps<Data>) {
  const { data, error, refetch, isFetching } = query;
  if (data !== undefined) return children(data);
  if (error === null) return <Loading label={loadingLabel} />;
  return <LoadFailed error={error} fallback={fallback} onRetry={refetch} isRetrying={isFetching} />;
}
