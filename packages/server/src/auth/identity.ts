import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError, type Failure } from '@mediation/api-client';
import { fitToHash } from './password-hash.ts';
import type { Newcomer } from './registrations.ts';
import { type AuthError, type Session, createClient } from '@supabase/supabase-js';

/** The identity provider, which manages passwords, tokens and sign-in sessions. */
export interface Identity {
  signUp: (person: Newcomer) => Promise<Session>;
  /** Whether the provider itself confirms a new address by mail. */
  confirmsAddresses: () => Promise<boolean>;
  signIn: (credentials: Credentials) => Promise<Session>;
  refresh: (refreshToken: string) => Promise<Session>;
  /** Ends the sign-in session of a token; an invalid token is not an error. */
  signOut: (accessToken: string) => Promise<void>;
  /** Mails a link to choose a new password, if the address has an account. */
  sendReset: (email: string) => Promise<void>;
  /** Sets a new password with the code of that link and ends every sign-in session of the account. */
  resetPassword: (reset: { token_hash: string; password: string }) => Promise<void>;
  /** Rejects with `unauthenticated` unless the password is right. It leaves no sign-in session behind. */
  checkPassword: (credentials: Credentials) => Promise<void>;
  /**
   * Sets a new password for a person who knows the current one, and ends every sign-in session except the token's own.
   */
  changePassword: (change: PasswordChange) => Promise<void>;
}

interface Credentials {
  email: string;
  password: string;
}

/** A new password, with the proof that the request comes from the owner. */
export interface PasswordChange {
  email: string;
  current_password: string;
  password: string;
  accessToken: string;
}

interface IdentityOptions {
  url: string;
  publishableKey: string;
  /** How long the provider may take to answer, in milliseconds. */
  timeoutMs?: number;
  /** Calls an embedded provider in process, without a port. */
  fetch?: typeof globalThis.fetch;
}

/** A sign-in service that never answers is as one that is out of reach. */
const fetchWithin =
  (ms: number): typeof globalThis.fetch =>
  (input, init) =>
    globalThis.fetch(input, { ...init, signal: AbortSignal.any([AbortSignal.timeout(ms), init?.signal ?? []].flat()) });

/** Calls GoTrue through supabase-js, with a new client per call because a client remembers its session. */
export function createIdentity(options: IdentityOptions): Identity {
  const { url, publishableKey, timeoutMs = 20_000, fetch = fetchWithin(timeoutMs) } = options;
  const auth = () =>
    createClient(url, publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global: { fetch },
    }).auth;
  const signOut = async (accessToken: string, scope: 'local' | 'others' | 'global') => {
    const { error } = await auth().admin.signOut(accessToken, scope);
    if (error && !isRefusal(error)) throw unreachable(error);
  };
  /** Returns the session with the spelling of the password that was right. */
  const signIn = async (client: Auth, { email, password }: Credentials) => {
    const composed = fitToHash(password.normalize('NFC'));
    const answer = await client.signInWithPassword({ email, password: composed });
    // Accounts of version 1.0.0 keep their password as it was typed.
    if (password.normalize('NFC') === password || answer.error?.code !== 'invalid_credentials')
      return { session: sessionOf(answer), known: composed };
    return { session: sessionOf(await client.signInWithPassword({ email, password })), known: password };
  };
  return {
    signUp: async ({ email, password, name, role }) =>
      sessionOf(
        await auth().signUp({
          email,
          password: fitToHash(password),
          options: { data: { name, requested_role: role } },
        }),
      ),
    confirmsAddresses: async () => {
      const request = new Request(`${url}/auth/v1/settings`, { headers: { apikey: publishableKey } });
      const response = await fetch(request).catch((cause: unknown) => {
        throw new ApiError('unavailable', 'We cannot reach the sign-in service. Try again in a moment.', {
          body: { cause },
        });
      });
      const { mailer_autoconfirm } = (await response.json()) as { mailer_autoconfirm?: boolean };
      return mailer_autoconfirm === false;
    },
    signIn: async (credentials) => (await signIn(auth(), credentials)).session,
    refresh: async (refresh_token) => sessionOf(await refreshed(auth, refresh_token)),
    signOut: (accessToken) => signOut(accessToken, 'local'),

    sendReset: async (email) => {
      const { error } = await auth().resetPasswordForEmail(email);
      if (error && !isRefusal(error)) throw unreachable(error);
    },

    resetPassword: async ({ token_hash, password }) => {
      const client = auth();
      const { data, error } = await client.verifyOtp({ token_hash, type: 'recovery' });
      if (error && !isRefusal(error)) throw unreachable(error);
      if (!data.session) throw new ApiError('invalid', 'This link has been used or has expired. Ask for a new one.');
      const { access_token } = data.session;
      try {
        await setPassword(client, password);
      } catch (error) {
        // Choosing the old password again is not an error.
        if (!(error instanceof ApiError && error.code === 'conflict')) throw error;
      } finally {
        await signOut(access_token, 'global');
      }
    },

    checkPassword: async (credentials) => {
      const { session } = await signIn(auth(), credentials);
      await signOut(session.access_token, 'local');
    },

    changePassword: async ({ email, current_password, password, accessToken }) => {
      const client = auth();
      const { session, known } = await signIn(client, { email, password: current_password });
      try {
        await setPassword(client, password, known);
      } finally {
        await signOut(session.access_token, 'local');
      }
      await signOut(accessToken, 'others');
    },
  };
}

type Auth = ReturnType<typeof createClient>['auth'];

/**
 * The embedded provider revokes a token and stores its successor in two steps. A second request with the same token in
 * between, for example from a second tab, is refused first and succeeds a moment later.
 */
async function refreshed(auth: () => Auth, refresh_token: string) {
  const ask = () => auth().refreshSession({ refresh_token });
  let answer = await ask();
  for (const pause of [50, 200, 800]) {
    if (answer.error?.code !== 'refresh_token_already_used') break;
    await sleep(pause);
    answer = await ask();
  }
  return answer;
}

/** Sets the password of the person who is signed in at a client. Hosted projects may require the current one. */
async function setPassword(client: Auth, password: string, current_password?: string) {
  const { error } = await client.updateUser({
    password: fitToHash(password),
    ...(current_password && { current_password }),
  });
  if (!error) return;
  const known = messages[error.code ?? ''];
  throw known ? new ApiError(...known) : unreachable(error);
}

const messages: Record<string, [Failure, string]> = {
  user_already_exists: ['conflict', 'There is an account with this e-mail address. Sign in instead.'],
  email_exists: ['conflict', 'There is an account with this e-mail address. Sign in instead.'],
  invalid_credentials: ['unauthenticated', 'The email address or the password is wrong.'],
  email_not_confirmed: ['unauthenticated', 'Confirm your email address first. We sent you a link.'],
  weak_password: ['invalid', 'Choose a stronger password.'],
  same_password: ['conflict', 'This is your password already. Choose another one.'],
  over_request_rate_limit: ['too_many', 'Too many tries. Wait a few minutes.'],
  refresh_token_not_found: ['unauthenticated', 'Your session has ended. Sign in again.'],
  refresh_token_already_used: ['unauthenticated', 'Your session has ended. Sign in again.'],
  session_not_found: ['unauthenticated', 'Your session has ended. Sign in again.'],
  session_expired: ['unauthenticated', 'Your session has ended. Sign in again.'],
};

function sessionOf({ data, error }: { data: { session: Session | null }; error: AuthError | null }): Session {
  if (data.session) return data.session;
  if (!error) throw new ApiError('unauthenticated', 'We sent you an email. Follow its link to confirm your address.');
  const known = messages[error.code ?? ''];
  if (known) throw new ApiError(...known);
  throw isRefusal(error) ? new ApiError('unauthenticated', 'We could not sign you in.') : unreachable(error);
}

const isRefusal = ({ status }: AuthError) => status !== undefined && status >= 400 && status < 500;

const unreachable = (cause: AuthError) =>
  new ApiError('unavailable', 'You cannot sign in right now. Try again in a moment.', { body: { cause } });
