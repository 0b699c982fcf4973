import type { createBrowserRouter, PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
import type { Backend } from './backend/backend.ts';
import { guestRoutes } from './features/auth/guest-routes.tsx';
import { landingRoutes } from './features/landing/routes.tsx';
import { ErrorPage } from './shell/error-page.tsx';
import { RootLayout } from './shell/root-layout.tsx';

/** What a router is made with: a guest's first pages, and a way to find all others when one of them is asked for. */
export const createRoutes = (backend: () => Promise<Backend>) => {
  const root: RouteObject = {
    id: 'root',
    Component: RootLayout,
    ErrorBoundary: ErrorPage,
    HydrateFallback: () => null,
    children: [...landingRoutes(), ...guestRoutes()],
  };
  const patchRoutesOnNavigation: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
    const more = isHome.test(path) ? undefined : import('./more-pages.ts').then((it) => it.morePages(backend));
    patch('root', (await import('./members.ts')).pages(backend));
    for (const [id, routes] of Object.entries((await more) ?? {})) patch(id, routes);
  };
  return [[root], { patchRoutesOnNavigation }] satisfies Parameters<typeof createBrowserRouter>;
};

/** The first page of a role, which waits for no other. */
const isHome = /^\/(mediator|divorcee|lawyer|admin|dashboard)$/;
