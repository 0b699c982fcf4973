import { storedSession } from './stored-session.ts';

/** Signing out, the timeout and the quick exit leave a page without a question. */
export const asksBeforeLeaving = () => storedSession.token() !== null;

/** Lets the browser ask before the tab is closed or reloaded while `isHeld`, until the returned function is called. */
export function holdPage(isHeld: () => boolean = () => true): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (isHeld() && asksBeforeLeaving()) event.preventDefault();
  };
  globalThis.addEventListener('beforeunload', ask);
  return () => globalThis.removeEventListener('beforeunload', ask);
}
