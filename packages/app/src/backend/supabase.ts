import { createClient } from '@supabase/supabase-js';

export interface SupabaseSettings {
  url: string;
  publishableKey: string;
  token: () => Promise<string | null>;
}

/** The client for the live connection. It keeps no session of its own: each use asks for the token of the moment. */
export const connectSupabase = ({ url, publishableKey, token }: SupabaseSettings) =>
  createClient(url, publishableKey, {
    accessToken: token,
    realtime: { params: { eventsPerSecond: 10 } },
  });
