import type { SupabaseClient } from '@supabase/supabase-js';
import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@mediation/api-client';
import { createApi } from './api.ts';
import type { Calls } from './calls.ts';
import { createLive, type Live } from './live.ts';

/** Everything that the pages know of the outside. */
export interface Backend {
  api: Calls;
  live: Live;
  /** The connection for direct reads, made when it is first asked for. */
  supabase: () => Promise<Pick<SupabaseClient, 'from'>>;
  queries: QueryClient;
}

/** Connects the app to the server at this address; empty for the page's own origin. */
export function createBackend(baseUrl = ''): Backend {
  const { api, token } = createApi(baseUrl);
  const connect = once(async () => {
    const [{ connectSupabase }, { supabaseUrl, publishableKey }] = await Promise.all([
      import('./supabase.ts'),
      api.getConfig(),
    ]);
    return connectSupabase({ url: supabaseUrl || baseUrl || location.origin, publishableKey, token });
  });
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: isWorthRetrying, staleTime: 5000 } },
  });
  return { api, live: createLive(connect, window), supabase: connect, queries };
}

/** An answer stays what it is, however often one asks; only silence and overload may pass. */
const isWorthRetrying = (failures: number, error: Error) =>
  failures < 2 && error instanceof ApiError && (error.code === 'unavailable' || error.code === 'unexpected');

/** Keeps the first success; a failure is forgotten, so that the next call tries again. */
function once<T>(make: () => Promise<T>) {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
