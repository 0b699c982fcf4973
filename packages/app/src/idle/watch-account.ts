import { getMe } from '@mediation/api-client';
import { storedSession } from '../auth/stored-session.ts';
import type { Backend } from '../backend/backend.ts';

const checkedEvery = 60_000;

/**
 * Asks in a page that is looked at whether its account still is what it was, and calls back once its role is another one. An
 * ended sign-in session has an event of its own.
 */
export function watchAccount(backend: () => Promise<Backend>, roleChanged: () => void): () => void {
  const stop = new AbortController();
  const compare = async () => {
    if (document.visibilityState === 'hidden') return;
    const { call } = await backend();
    const { user } = await call(getMe);
    const known = storedSession.user();
    if (stop.signal.aborted || known === null || known.role === user.role) return;
    storedSession.saveUser(user);
    roleChanged();
  };
  // Without a connection there is nothing to compare.
  const check = () => void compare().catch(() => {});
  const timer = setInterval(check, checkedEvery);
  document.addEventListener('visibilitychange', check, stop);
  return () => {
    clearInterval(timer);
    stop.abort();
  };
}
