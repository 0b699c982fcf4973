import type { SupabaseClient } from '@supabase/supabase-js';
import { QueryClient } from '@tanstack/react-query';
import { ApiError, type Call, getConfig, type Topic } from '@mediation/api-client';
import { createApi, type TokenStore, type Transport } from './api.ts';
import { type Confirming, createConfirming } from './confirming.ts';
import { createFreshness, type Freshness } from './freshness.ts';

/** The app's access to the server. */
export interface Backend extends Freshness {
  /** Calls as the signed-in person and refetches the data that the call changes. */
  call: Call;
  /** The connection for direct reads and live events, opened on first use. */
  supabase: () => Promise<Pick<SupabaseClient, 'from' | 'channel' | 'removeChannel' | 'realtime'>>;
  queries: QueryClient;
  /** Says who asks the person to confirm that it is them. */
  askWith: Confirming['askWith'];
}

/** The transport of calls, the live connection and direct reads. */
export interface LiveTransport extends Transport {
  WebSocket?: typeof globalThis.WebSocket;
  /** Ends the live connection. */
  signal?: AbortSignal;
}

/** Connects the app to its server; by default to the page's own origin. */
export function createBackend(store: TokenStore, transport: LiveTransport = {}): Backend {
  const { call, token } = createApi(store, transport);
  const connect = once(async () => {
    const [{ connectSupabase }, { supabaseUrl, publishableKey }] = await Promise.all([
      import('./supabase.ts'),
      call(getConfig),
    ]);
    const url = supabaseUrl || transport.baseUrl || location.origin;
    const client = connectSupabase({ ...transport, url, publishableKey, token });
    transport.signal?.addEventListener('abort', () => void client.realtime.disconnect());
    return client;
  });
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: isWorthRetrying, staleTime: 5000 } },
  });
  const freshness = createFreshness(queries);
  const { askWith, confirming } = createConfirming();
  return {
    ...freshness,
    call: refreshing(confirming(sayingFactorDue(call)), freshness.refresh),
    askWith,
    supabase: connect,
    queries,
  };
}

/** Raises `app:factor-due` when the server refuses everything until the person has set up a second factor. */
const sayingFactorDue =
  (call: Call): Call =>
  async (endpoint, ...args) => {
    try {
      return await call(endpoint, ...args);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'factor_due')
        globalThis.dispatchEvent(new Event('app:factor-due'));
      throw error;
    }
  };

/** Refetches the data of a change, also after a conflict. */
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

/** A refusal is final; only timeouts and overload are worth a retry. */
const isWorthRetrying = (failures: number, error: Error) =>
  failures < 2 && error instanceof ApiError && (error.code === 'unavailable' || error.code === 'unexpected');

/** Caches the first success; after a failure the next call tries again. */
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
