import { ApiError, type Failure } from '@mediation/api-client';
import { type AuthError, type Session, createClient } from '@supabase/supabase-js';

/** The identity provider: passwords, tokens and sessions are its business, never ours. */
export interface Identity {
  signUp: (person: { email: string; password: string; name: string; requested_role: string }) => Promise<Session>;
  signIn: (credentials: { email: string; password: string }) => Promise<Session>;
  refresh: (refreshToken: string) => Promise<Session>;
  /** Ends the session of a token; a token that is worth nothing any more is fine. */
  signOut: (accessToken: string) => Promise<void>;
}

interface IdentityOptions {
  url: string;
  publishableKey: string;
  /** Reaches an embedded provider without a port. */
  fetch?: typeof globalThis.fetch;
}

/** Talks to GoTrue through supabase-js, with a client for each call because a client remembers its session. */
export function createIdentity({ url, publishableKey, fetch }: IdentityOptions): Identity {
  const auth = () =>
    createClient(url, publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      ...(fetch && { global: { fetch } }),
    }).auth;
  return {
    signUp: async ({ email, password, name, requested_role }) =>
      sessionOf(await auth().signUp({ email, password, options: { data: { name, requested_role } } })),
    signIn: async (credentials) => sessionOf(await auth().signInWithPassword(credentials)),
    refresh: async (refresh_token) => sessionOf(await auth().refreshSession({ refresh_token })),
    signOut: async (accessToken) => {
      const { error } = await auth().admin.signOut(accessToken, 'local');
      if (error && !isRefusal(error)) throw unreachable();
    },
  };
}

const told: Record<string, [Failure, string]> = {
  user_already_exists: ['conflict', 'There is an account with this e-mail address. Sign in instead.'],
  email_exists: ['conflict', 'There is an account with this e-mail address. Sign in instead.'],
  invalid_credentials: ['unauthenticated', 'The email or the password is not right.'],
  email_not_confirmed: ['unauthenticated', 'Confirm your e-mail address first. We sent you a link.'],
  weak_password: ['invalid', 'Choose a stronger password.'],
  over_request_rate_limit: ['too_many', 'Too many tries. Wait a few minutes.'],
  refresh_token_not_found: ['unauthenticated', 'Your session has ended. Sign in again.'],
  refresh_token_already_used: ['unauthenticated', 'Your session has ended. Sign in again.'],
  session_not_found: ['unauthenticated', 'Your session has ended. Sign in again.'],
  session_expired: ['unauthenticated', 'Your session has ended. Sign in again.'],
};

function sessionOf({ data, error }: { data: { session: Session | null }; error: AuthError | null }): Session {
  if (data.session) return data.session;
  if (!error) throw new ApiError('unauthenticated', 'We sent you an e-mail. Follow its link to confirm your address.');
  const known = told[error.code ?? ''];
  if (known) throw new ApiError(...known);
  throw isRefusal(error) ? new ApiError('unauthenticated', 'We could not sign you in.') : unreachable();
}

const isRefusal = ({ status }: AuthError) => status !== undefined && status >= 400 && status < 500;

const unreachable = () => new ApiError('unavailable', 'Signing in is not possible right now. Try again in a moment.');
