import type { SupabaseClient } from '@supabase/supabase-js';
import { QueryClient } from '@tanstack/react-query';
import { ApiError, type Call, getConfig, type Topic } from '@mediation/api-client';
import { createApi, type TokenStore, type Transport } from './api.ts';
import { createFreshness, type Freshness } from './freshness.ts';
import { createLive, type Live } from './live.ts';

/** Everything that the pages know of the outside. */
export interface Backend extends Freshness {
  /** Makes a call as the signed-in person; what it changes is read again. */
  call: Call;
  live: Live;
  /** The connection for direct reads, made when it is first asked for. */
  supabase: () => Promise<Pick<SupabaseClient, 'from'>>;
  queries: QueryClient;
}

/** The same for the live connection and direct reads. */
export interface LiveTransport extends Transport {
  WebSocket?: typeof globalThis.WebSocket;
}

/** Connects the app to its server, without a transport to the one behind the page's own origin. */
export function createBackend(store: TokenStore, transport: LiveTransport = {}): Backend {
  const { call, token } = createApi(store, transport);
  const connect = once(async () => {
    const [{ connectSupabase }, { supabaseUrl, publishableKey }] = await Promise.all([
      import('./supabase.ts'),
      call(getConfig),
    ]);
    return connectSupabase({
      ...transport,
      url: supabaseUrl || transport.baseUrl || location.origin,
      publishableKey,
      token,
    });
  });
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: isWorthRetrying, staleTime: 5000 } },
  });
  const freshness = createFreshness(queries);
  return {
    ...freshness,
    call: refreshing(call, freshness.refresh),
    live: createLive(connect, window),
    supabase: connect,
    queries,
  };
}

/** After a change, and after one that came too late, what it concerns is read again. */
const refreshing =
  (call: Call, refresh: (topics: readonly Topic[]) => void): Call =>
  async (endpoint, ...args) => {
    const changes = 'changes' in endpoint ? (endpoint.changes as readonly Topic[]) : [];
    try {
      const answer = await call(endpoint, ...args);
      refresh(changes);
      return answer;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict') refresh(changes);
      throw error;
    }
  };

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
