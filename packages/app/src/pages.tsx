import { lazy } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';
import type { Backend } from './backend/backend.ts';
import { memberRoutes } from './features/auth/member-routes.tsx';
import { caseRoutes } from './features/cases/routes.tsx';
import { chatRoutes } from './features/chat/routes.tsx';
import { dashboardRoutes } from './features/dashboards/routes.tsx';
import { invitationRoutes } from './features/invitations/routes.tsx';
import { profileRoutes } from './features/profile/routes.tsx';
import { speakFluently } from './language.ts';
import { Guard } from './session/guard.tsx';
import type { Panels } from './shell/shell.tsx';

/** Every page beyond the first two. Each is loaded when it is opened. */
export const pages = (backend: () => Promise<Backend>): RouteObject[] => [
  {
    lazy: { Component: async () => (await speakFluently(), Outlet) },
    children: [
      {
        lazy: { Component: () => provideBackend(backend) },
        children: [
          ...memberRoutes(),
          ...invitationRoutes(),
          { Component: Guard, children: [{ lazy: { Component: loadShell }, children: shellRoutes() }] },
        ],
      },
      { path: '*', lazy: { Component: async () => (await import('./shell/not-found-page.tsx')).NotFoundPage } },
    ],
  },
];

const shellRoutes = () => [...dashboardRoutes(), ...caseRoutes(), ...chatRoutes(), ...profileRoutes()];

/** What opens over any signed-in page, by its name in the address. */
const panels: Panels = {
  chat: { Panel: lazy(async () => ({ default: (await import('./features/chat/chat-drawer.tsx')).ChatDrawer })) },
  'new-case': {
    Panel: lazy(async () => ({ default: (await import('./features/cases/create-case-dialog.tsx')).CreateCaseDialog })),
    roles: ['mediator', 'admin'],
  },
};

const loadShell = async () => (await import('./shell/shell.tsx')).shellWith(panels);

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
