import type { User } from '@mediation/api-client';
import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { SignInSession, SignInState } from './session.ts';

const SessionContext = createContext<SignInSession | null>(null);

/** Provides the sign-in session to everything beneath it. */
export function SessionProvider({ session, children }: { session: SignInSession; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Returns the sign-in state, with calls to sign in and out. */
export function useSession(): SignInState & Omit<SignInSession, 'state' | 'subscribe'> {
  const session = use(SessionContext);
  if (session === null) throw new Error('This page is not inside a SessionProvider.');
  const { subscribe, state, ...calls } = session;
  return { ...calls, ...useSyncExternalStore(subscribe, state, state) };
}

/** Returns the signed-in person, on pages that require one. */
export function useUser(): User {
  const { user } = useSession();
  if (user === null) throw new Error('Nobody is signed in.');
  return user;
}
