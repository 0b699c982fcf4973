import { Outlet, type RouteObject } from 'react-router-dom';
import type { Backend } from './backend/backend.ts';
import { authRoutes } from './features/auth/routes.tsx';
import { caseRoutes } from './features/cases/routes.tsx';
import { chatRoutes } from './features/chat/routes.tsx';
import { dashboardRoutes } from './features/dashboards/routes.tsx';
import { helpRoutes } from './features/help/routes.tsx';
import { invitationRoutes } from './features/invitations/routes.tsx';
import { landingRoutes } from './features/landing/routes.tsx';
import { profileRoutes } from './features/profile/routes.tsx';
import { speakFluently } from './language.ts';
import { Guard } from './session/guard.tsx';
import { forGuests } from './session/for-guests.ts';
import { AppError, PageError } from './shell/errors.tsx';
import { RootLayout } from './shell/root-layout.tsx';

/** Every page of the app. All that a guest's first page does not need is loaded when its page is opened. */
export const createRoutes = (backend: () => Promise<Backend>): RouteObject[] => [
  {
    Component: RootLayout,
    ErrorBoundary: AppError,
    HydrateFallback: () => null,
    children: [
      ...landingRoutes(),
      ...authRoutes().guests,
      {
        lazy: { Component: async () => (await speakFluently(), Outlet) },
        children: [
          {
            lazy: { Component: () => provideBackend(backend) },
            children: [
              ...authRoutes().members,
              ...invitationRoutes(),
              { lazy: { Component: loadShell }, children: [{ ErrorBoundary: PageError, children: shellRoutes() }] },
            ],
          },
        ],
      },
    ],
  },
];

const shellRoutes = (): RouteObject[] => [
  ...helpRoutes(),
  { Component: Guard, children: [...dashboardRoutes(), ...caseRoutes(), ...chatRoutes(), ...profileRoutes()] },
  {
    path: '*',
    handle: forGuests,
    lazy: { Component: async () => (await import('./shell/not-found-page.tsx')).NotFoundPage },
  },
];

async function loadShell() {
  const [{ shellWith }, { panels }] = await Promise.all([import('./shell/shell.tsx'), import('./panels.ts')]);
  return shellWith(panels);
}

async function provideBackend(load: () => Promise<Backend>) {
  const [{ BackendProvider }, { SessionTimeout }, backend] = await Promise.all([
    import('./backend/backend-provider.tsx'),
    import('./session/session-timeout.tsx'),
    load(),
  ]);
  return () => (
    <BackendProvider backend={backend}>
      <Outlet />
      <SessionTimeout />
    </BackendProvider>
  );
}
