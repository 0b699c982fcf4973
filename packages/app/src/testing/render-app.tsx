import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, parsePath } from 'react-router-dom';
import { createApp } from '../app.tsx';
import { createBackend } from '../backend/backend.ts';
import type { Language } from '../language.ts';
import { storedSession } from '../auth/stored-session.ts';
import { type Person, remember } from './people.ts';

let root: Root | undefined;

/**
 * Renders the whole app at an address, as a guest or as a signed-in person, and returns its final address. `/closed` is
 * a new server that grants no role without approval.
 */
export async function renderAt(path: string, as?: Person, baseUrl: '' | '/closed' = '', language: Language = 'en') {
  if (as) remember(as);
  // Scroll positions are kept by key, also those of the last test.
  const start = { ...parsePath(path), key: crypto.randomUUID() };
  const backend = Promise.resolve(createBackend(storedSession, { baseUrl }));
  const { session, router, provide } = await createApp({
    backend: () => backend,
    createRouter: (routes, options) => createMemoryRouter(routes, { ...options, initialEntries: [start] }),
    startOver: () => {},
    language,
  });
  const container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  root.render(provide());
  return { path: () => router.state.location.pathname, session, backend: await backend };
}

/** Unmounts the app of the last test. */
export function leaveApp() {
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
}
