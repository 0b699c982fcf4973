import { I18nProvider } from '@lingui/react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createBackend } from '../backend/backend.ts';
import { type Language, speak } from '../language.ts';
import { createRoutes } from '../router.tsx';
import { createSession } from '../auth/session.ts';
import { storedSession } from '../auth/stored-session.ts';
import { SessionProvider } from '../auth/session-provider.tsx';
import { type Person, remember } from './people.ts';

let root: Root | undefined;

/**
 * The whole app at an address, as a guest or as somebody who has signed in before; answers where it went. Under `/closed`
 * is a new server that grants no role by itself.
 */
export async function renderAt(path: string, as?: Person, baseUrl: '' | '/closed' = '', language: Language = 'en') {
  if (as) remember(as);
  const backend = Promise.resolve(createBackend(storedSession, baseUrl));
  const session = createSession(async () =>
    (await import('../auth/auth.ts')).startAuth({ backend: () => backend, startOver: () => {} }),
  );
  const [routes, options] = createRoutes(() => backend);
  const router = createMemoryRouter(routes, { ...options, initialEntries: [path] });
  const container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  root.render(
    <I18nProvider i18n={await speak(language)}>
      <SessionProvider session={session}>
        <RouterProvider router={router} />
      </SessionProvider>
    </I18nProvider>,
  );
  return { path: () => router.state.location.pathname, session };
}

/** Takes the app of the last test off the page. */
export function leaveApp() {
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
}
