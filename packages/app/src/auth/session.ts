import type { User } from '@mediation/api-client';
import type { Entry } from './auth.machine.ts';
import { storedSession } from './stored-session.ts';
import { waitForIdle } from '../browser/wait-for-idle.ts';

/** What pages know of who is signed in. */
export interface SignInState {
  user: User | null;
  /** It is not known yet. */
  isChecking: boolean;
  /** The last session on this device ran out, and nobody has signed in since. */
  hasEnded: boolean;
  /** The page where this person was when their session ran out. */
  wayBack: string | null;
  /** The end of a quiet spell, when it comes near. */
  timeout: NearingEnd | null;
}

/** A session that ends soon, unless its person is seen again. */
export interface NearingEnd {
  /** Whether it is time to warn; before that there is time to make the warning ready. */
  isWarning: boolean;
  /** Whether the session has lasted as long as one may, so that nobody can stay. */
  isFinal: boolean;
  endsAt: number;
  /** The rules that it goes by, in milliseconds. */
  idle: number;
  lead: number;
}

/** Who is signed in, now and from now on, and the ways in and out. */
export interface SignInSession {
  state: () => SignInState;
  subscribe: (listener: () => void) => () => void;
  /** Signs in or registers; rejects with the server's reason. */
  enter: (entry: Entry) => Promise<void>;
  signOut: () => void;
  /** Somebody says that they are still there. */
  stay: () => void;
  /** Ends the session as its time would: what somebody was doing waits for them. */
  runOut: () => void;
  changeUser: (user: User) => void;
}

const guest: SignInState = { user: null, isChecking: false, hasEnded: false, wayBack: null, timeout: null };

/**
 * The session before its machine is there. Without a token somebody is a guest, and a guest's first page needs no
 * machine: then it is loaded when the browser has nothing else to do, or when it is first asked for.
 */
export function createSignInSession(load: () => Promise<SignInSession>): SignInSession {
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
  const loadQuietly = () => void real().catch(() => {});

  if (state.isChecking) loadQuietly();
  else void waitForIdle().then(loadQuietly);

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    enter: async (entry) => (await real()).enter(entry),
    signOut: () => void real().then((it) => it.signOut()),
    stay: () => void real().then((it) => it.stay()),
    runOut: () => void real().then((it) => it.runOut()),
    changeUser: (user) => void real().then((it) => it.changeUser(user)),
  };
}
