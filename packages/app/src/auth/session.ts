import type { Demonstration, User } from '@mediation/api-client';
import type { Entry } from './auth.machine.ts';
import { storedSession } from './stored-session.ts';
import { waitForIdle } from '../browser/wait-for-idle.ts';
import type { NearingEnd } from '../idle/nearing-end.ts';

/** The sign-in state, as pages see it. */
export interface SignInState {
  user: User | null;
  /** The sign-in state is still unknown. */
  isChecking: boolean;
  /** The last sign-in session on this device expired, and no one has signed in since. */
  hasEnded: boolean;
  /** The person signed in on this page, which was not reloaded since. */
  hasEntered: boolean;
  /** The page that this person had open when their sign-in session expired, or asked for before they signed in. */
  wayBack: string | null;
  /** The idle timeout, once it is near. */
  timeout: NearingEnd | null;
}

/** The sign-in state, with calls to subscribe, sign in and sign out. */
export interface SignInSession {
  state: () => SignInState;
  subscribe: (listener: () => void) => () => void;
  /** Signs in or registers; rejects with the server's reason. */
  enter: (entry: Entry) => Promise<void>;
  /** Tells the admins that the person who gave their password cannot give their second factor. */
  askForFactorHelp: () => Promise<void>;
  /** Returns the people whom a guest may be; null unless this is a demonstration. */
  demonstration: () => Promise<Demonstration | null>;
  signOut: () => void;
  /** Extends the sign-in session at the person's request. */
  stay: () => void;
  /** Ends the sign-in session as a timeout does and keeps unsaved work for the same person. */
  runOut: () => void;
  changeUser: (user: User) => void;
}

const guest: SignInState = {
  user: null,
  isChecking: false,
  hasEnded: false,
  hasEntered: false,
  wayBack: null,
  timeout: null,
};

/**
 * The sign-in session before its machine is loaded. A guest's first page needs no machine, so without a token it is
 * loaded when the browser is idle or on first use.
 */
export function createSignInSession(load: () => Promise<SignInSession>, signal?: AbortSignal): SignInSession {
  const listeners = new Set<() => void>();
  let state: SignInState = {
    ...guest,
    isChecking: storedSession.token() !== null,
    hasEnded: storedSession.hasRunOut(),
  };
  let loading: Promise<SignInSession> | undefined;

  const show = (next: SignInState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const real = () => {
    loading ??= load().then(
      (session) => {
        session.subscribe(() => show(session.state()));
        show(session.state());
        return session;
      },
      (error: unknown) => {
        loading = undefined;
        show(guest);
        throw error;
      },
    );
    return loading;
  };
  const loadQuietly = () => {
    if (!signal?.aborted) void real().catch(() => {});
  };

  if (state.isChecking) loadQuietly();
  else void waitForIdle().then(loadQuietly);

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    enter: async (entry) => (await real()).enter(entry),
    askForFactorHelp: async () => (await real()).askForFactorHelp(),
    demonstration: async () => (await real()).demonstration(),
    signOut: () => void real().then((it) => it.signOut()),
    stay: () => void real().then((it) => it.stay()),
    runOut: () => void real().then((it) => it.runOut()),
    changeUser: (user) => void real().then((it) => it.changeUser(user)),
  };
}
