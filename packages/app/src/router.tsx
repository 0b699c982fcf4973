import type { createBrowserRouter, RouteObject } from 'react-router-dom';
import type { Backend } from './backend/backend.ts';
import { guestRoutes } from './features/sign-in/guest-routes.tsx';
import { landingRoutes } from './features/landing/routes.tsx';
import { ErrorPage } from './shell/notices/error-page.tsx';
import { RootLayout } from './shell/frame/root-layout.tsx';

/** Creates the routes: a guest's first pages, and all others on demand. */
export const createRoutes = (backend: () => Promise<Backend>) => {
  const root: RouteObject = {
    id: 'root',
    Component: RootLayout,
    ErrorBoundary: ErrorPage,
    HydrateFallback: () => null,
    children: [landingRoutes(), ...guestRoutes()],
  };
  return [
    [root],
    {
      patchRoutesOnNavigation: async ({ patch }) => patch('root', [(await import('./members.ts')).pages(backend)]),
    },
  ] satisfies Parameters<typeof createBrowserRouter>;
};
