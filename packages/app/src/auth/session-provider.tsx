import type { User } from '@mediation/api-client';
import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { SignInSession, SignInState } from './session.ts';

const SessionContext = createContext<SignInSession | null>(null);

/** Tells everything beneath it who is signed in. */
export function SessionProvider({ session, children }: { session: SignInSession; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Who is signed in, and the ways in and out. */
export function useSession(): SignInState & Omit<SignInSession, 'state' | 'subscribe'> {
  const session = use(SessionContext);
  if (session === null) throw new Error('This page is not inside a SessionProvider.');
  const state = useSyncExternalStore(session.subscribe, session.state);
  const { enter, signOut, stay, runOut, changeUser } = session;
  return { ...state, enter, signOut, stay, runOut, changeUser };
}

/** The signed-in person, on pages that only a signed-in person reaches. */
export function useUser(): User {
  const { user } = useSession();
  if (user === null) throw new Error('Nobody is signed in.');
  return user;
}
