import { Outlet, type RouteObject } from 'react-router-dom';
import { BackendProvider } from './backend/backend-provider.tsx';
import type { Backend } from './backend/backend.ts';
import { memberRoutes } from './features/auth/member-routes.tsx';
import { caseRoutes } from './features/cases/routes.tsx';
import { chatRoutes } from './features/chat/routes.tsx';
import { dashboardRoutes } from './features/dashboards/routes.tsx';
import { helpRoutes } from './features/help/routes.tsx';
import { invitationRoutes } from './features/invitations/routes.tsx';
import { NotificationBell } from './features/notifications/notification-bell.tsx';
import { profileRoutes } from './features/profile/routes.tsx';
import { speakFluently, speakOfEntry } from './language.ts';
import { panels } from './panels.ts';
import { forGuests } from './auth/for-guests.ts';
import { Guard } from './auth/guard.tsx';
import { SessionTimeout } from './idle/session-timeout.tsx';
import { PageError } from './shell/error-page.tsx';
import { retryRoutes } from './shell/retry-routes.tsx';
import { shellWith } from './shell/shell.tsx';

/** The pages beyond the first two that people open most; `morePages` are added beneath the ids. Each is loaded when it is opened. */
export const pages = (backend: () => Promise<Backend>): RouteObject[] => [
  {
    lazy: { Component: async () => (await speakFluently(), Outlet) },
    children: [
      {
        id: 'open',
        lazy: { Component: () => provideBackend(backend) },
        children: [
          {
            lazy: { Component: async () => (await speakOfEntry(), Outlet) },
            children: [...memberRoutes(), ...invitationRoutes()],
          },
          {
            Component: shellWith(panels, NotificationBell),
            children: [{ ErrorBoundary: PageError, children: retryRoutes(shellRoutes()) }],
          },
        ],
      },
    ],
  },
];

const shellRoutes = (): RouteObject[] => [
  ...helpRoutes(),
  {
    id: 'members',
    Component: Guard,
    children: [...dashboardRoutes(), ...caseRoutes(), ...chatRoutes(), ...profileRoutes()],
  },
  {
    path: '*',
    handle: forGuests,
    lazy: { Component: async () => (await import('./shell/not-found-page.tsx')).NotFoundPage },
  },
];

async function provideBackend(load: () => Promise<Backend>) {
  const backend = await load();
  return () => (
    <BackendProvider backend={backend}>
      <Outlet />
      <SessionTimeout />
    </BackendProvider>
  );
}
