import { createClient } from '@supabase/supabase-js';

export interface SupabaseSettings {
  url: string;
  publishableKey: string;
  token: () => Promise<string | null>;
  fetch?: typeof globalThis.fetch;
  WebSocket?: typeof globalThis.WebSocket;
}

/**
 * The client for the live connection. It keeps no sign-in session of its own and uses the current token for each call.
 */
export const connectSupabase = ({ url, publishableKey, token, fetch, WebSocket }: SupabaseSettings) =>
  createClient(url, publishableKey, {
    accessToken: token,
    ...(fetch && { global: { fetch } }),
    realtime: { params: { eventsPerSecond: 10 }, ...(WebSocket && { transport: WebSocket }) },
  });
