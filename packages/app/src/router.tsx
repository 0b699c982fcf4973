import { lazy } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';
import type { Backend } from './backend/backend.ts';
import { administrationRoutes } from './features/administration/routes.tsx';
import { authRoutes } from './features/auth/routes.tsx';
import { builderRoutes, type OpenHelper } from './features/builder/routes.tsx';
import { caseRoutes } from './features/cases/routes.tsx';
import { chatRoutes } from './features/chat/routes.tsx';
import { contactRoutes } from './features/contacts/routes.tsx';
import { dashboardRoutes } from './features/dashboards/routes.tsx';
import { documentRoutes } from './features/documents/routes.tsx';
import { intakeRoutes } from './features/intake/routes.tsx';
import { invitationRoutes } from './features/invitations/routes.tsx';
import { landingRoutes } from './features/landing/routes.tsx';
import { profileRoutes } from './features/profile/routes.tsx';
import { progressRoutes } from './features/progress/routes.tsx';
import { reportRoutes } from './features/reports/routes.tsx';
import { sessionRoutes } from './features/sessions/routes.tsx';
import { wizardRoutes } from './features/wizard/routes.tsx';
import { speakFluently } from './language.ts';
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
              ...builderRoutes(whereSwitchedOn(backend)),
              { Component: Guard, children: [{ lazy: { Component: loadShell }, children: shellRoutes() }] },
            ],
          },
          ...wizardRoutes(),
          { path: '*', lazy: { Component: loadNotFound } },
        ],
      },
    ],
  },
];

const loadNotFound = async () => (await import('./shell/not-found-page.tsx')).NotFoundPage;

/** Helper pages are there in development, and where the server says so. */
const whereSwitchedOn =
  (backend: () => Promise<Backend>): OpenHelper =>
  (load) =>
  async () => {
    const isOn = import.meta.env.DEV || (await (await backend()).api.getConfig()).helperPages;
    return isOn ? load() : loadNotFound();
  };

const shellRoutes = () => [
  ...dashboardRoutes(),
  ...caseRoutes(),
  ...sessionRoutes(),
  ...contactRoutes(),
  ...progressRoutes(),
  ...documentRoutes(),
  ...reportRoutes(),
  ...intakeRoutes(),
  ...administrationRoutes(),
  ...chatRoutes(),
  ...profileRoutes(),
];

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
