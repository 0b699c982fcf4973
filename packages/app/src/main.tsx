import '@mediation/ui/theme';
import '@mediation/ui/fonts';
import { I18nProvider } from '@lingui/react';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { Backend } from './backend/backend.ts';
import { isLocal } from './developer/is-local.ts';
import { watchErrors } from './errors/watch-errors.ts';
import { firstLanguage, speak } from './language.ts';
import { paths } from './paths.ts';
import { createRoutes } from './router.tsx';
import { applyGuestBrand } from './appearance/guest-brand.ts';
import { createSession } from './auth/session.ts';
import { storedSession } from './auth/stored-session.ts';
import { SessionProvider } from './auth/session-provider.tsx';
import { followDeviceTheme } from './appearance/theme.ts';

watchErrors();

let connecting: Promise<Backend> | undefined;
const backend = () => (connecting ??= import('./members.ts').then(({ createBackend }) => createBackend(storedSession)));
const startOver = () => location.replace(paths.home());

const session = createSession(async () => (await import('./members.ts')).startAuth({ backend, startOver }));
const router = createBrowserRouter(...createRoutes(backend));
const RoleSwitcher =
  import.meta.env.DEV && isLocal(location.hostname)
    ? lazy(async () => ({ default: (await import('./developer/role-switcher.tsx')).RoleSwitcher }))
    : undefined;
followDeviceTheme();
void applyGuestBrand(backend);

createRoot(document.querySelector('#root') as HTMLElement).render(
  <StrictMode>
    <I18nProvider i18n={await speak(firstLanguage())}>
      <SessionProvider session={session}>
        <RouterProvider router={router} />
        <Suspense>{RoleSwitcher && <RoleSwitcher />}</Suspense>
      </SessionProvider>
    </I18nProvider>
  </StrictMode>,
);
