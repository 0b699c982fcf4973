import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { createPath, type createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { Backend } from './backend/backend.ts';
import { type Language, speak } from './language.ts';
import { createRoutes } from './router.tsx';
import { createSignInSession } from './auth/session.ts';
import { SessionProvider } from './auth/session-provider.tsx';

/** The options that differ between the browser, tests and stories. */
export interface AppOptions {
  backend: () => Promise<Backend>;
  /** Creates the router: with the browser's address bar, or in memory. */
  createRouter: typeof createBrowserRouter;
  /** Discards everything in memory and opens the first page. */
  startOver: () => void;
  language: Language;
  /** Ends the app's timers and listeners, for an app that does not end with its page. */
  signal?: AbortSignal;
}

/** Composes the app. `provide` renders additional elements inside the same providers. */
export async function createApp({ backend, createRouter, startOver, language, signal }: AppOptions) {
  const router = createRouter(...createRoutes(backend));
  const asked = createPath(router.state.location);
  const load = async () => (await import('./members.ts')).startAuth({ backend, startOver, asked, signal });
  const session = createSignInSession(load, signal);
  const i18n = await speak(language);
  const provide = (beside?: ReactNode) => (
    <I18nProvider i18n={i18n}>
      <SessionProvider session={session}>
        <RouterProvider router={router} />
        {beside}
      </SessionProvider>
    </I18nProvider>
  );
  return { session, router, provide };
}
