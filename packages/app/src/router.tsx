import { lazy } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';
import type { Backend } from './backend/backend.ts';
import { authRoutes } from './features/auth/routes.tsx';
import { caseRoutes } from './features/cases/routes.tsx';
import { chatRoutes } from './features/chat/routes.tsx';
import { dashboardRoutes } from './features/dashboards/routes.tsx';
import { invitationRoutes } from './features/invitations/routes.tsx';
import { landingRoutes } from './features/landing/routes.tsx';
import { profileRoutes } from './features/profile/routes.tsx';
import { speakAbout, speakFluently } from './language.ts';
import { Guard } from './session/guard.tsx';
import { ErrorPage } from './shell/error-page.tsx';
import { RootLayout } from './shell/root-layout.tsx';
import type { Panels } from './shell/shell.tsx';

/** Every page of the app. All that a guest's first page does not need is loaded when its page is opened. */
export const createRoutes = (backend: () => Promise<Backend>): RouteObject[] => [
  {
    Component: RootLayout,
    ErrorBoundary: ErrorPage,
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
              { Component: Guard, children: [{ lazy: { Component: loadShell }, children: shellRoutes() }] },
            ],
          },
          { path: '*', lazy: { Component: async () => (await import('./shell/not-found-page.tsx')).NotFoundPage } },
        ],
      },
    ],
  },
];

const shellRoutes = () => [...dashboardRoutes(), ...caseRoutes(), ...chatRoutes(), ...profileRoutes()];

/** What opens over any signed-in page, by its name in the address. */
const panels: Panels = {
  chat: { Panel: lazy(async () => ({ default: (await import('./features/chat/chat-drawer.tsx')).ChatDrawer })) },
  notifications: {
    Panel: lazy(async () => {
      await speakAbout('notifications');
      return { default: (await import('./features/notifications/notifications-panel.tsx')).NotificationsPanel };
    }),
  },
  'new-case': {
    Panel: lazy(async () => ({ default: (await import('./features/cases/create-case-dialog.tsx')).CreateCaseDialog })),
    roles: ['mediator', 'admin'],
  },
};

async function loadShell() {
  const [{ shellWith }, { NotificationBell }] = await Promise.all([
    import('./shell/shell.tsx'),
    import('./features/notifications/notification-bell.tsx'),
  ]);
  return shellWith(panels, NotificationBell);
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
