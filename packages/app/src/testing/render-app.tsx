import { dismissToast } from '@mediation/ui/toast';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, createMemoryRouter, parsePath } from 'react-router-dom';
import { createApp } from '../app.tsx';
import { createBackend } from '../backend/backend.ts';
import { closeOnBack } from '../shell/panels/close-on-back.ts';
import type { Language } from '../language.ts';
import { storedSession } from '../auth/stored-session.ts';
import { type Person, remember } from './people.ts';

let leaving = new AbortController();

/**
 * Renders the whole app at an address, as a guest or as a signed-in person, and returns its final address. `/closed` is
 * a new server that grants no role without approval.
 */
export function renderAt(path: string, as?: Person, baseUrl: '' | '/closed' = '', language: Language = 'en') {
  // Scroll positions are kept by key, also those of the last test.
  const start = { ...parsePath(path), key: crypto.randomUUID() };
  const inMemory: typeof createBrowserRouter = (routes, options) =>
    createMemoryRouter(routes, { ...options, initialEntries: [start] });
  return render(inMemory, as, baseUrl, language);
}

/** Renders the whole app with the history of the browser itself, as the product does. */
export async function renderInTab(path: string, as: Person) {
  const before = location.href;
  history.replaceState(null, '', path);
  const { signal } = leaving;
  signal.addEventListener('abort', () => history.replaceState(null, '', before));
  let onBack: ((event: PopStateEvent) => void) | undefined;
  addEventListener('popstate', (event) => onBack?.(event), { signal });
  const { router } = await render(createBrowserRouter, as);
  onBack = closeOnBack(router, signal);
}

async function render(
  createRouter: typeof createBrowserRouter,
  as?: Person,
  baseUrl: '' | '/closed' = '',
  language: Language = 'en',
) {
  if (as) remember(as);
  const { signal } = leaving;
  const backend = createBackend(storedSession, { baseUrl, signal });
  const { session, router, provide } = await createApp({
    backend: async () => backend,
    createRouter,
    startOver: () => {},
    language,
    signal,
  });
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(provide());
  signal.addEventListener('abort', () => {
    root.unmount();
    backend.queries.clear();
  });
  return {
    path: () => router.state.location.pathname,
    search: () => router.state.location.search,
    session,
    backend,
    router,
  };
}

/** Removes what was rendered, with its timers, listeners and connections. A toast would outlive it, into the next test. */
export function leaveApp() {
  dismissToast();
  leaving.abort();
  leaving = new AbortController();
  document.body.replaceChildren();
}
