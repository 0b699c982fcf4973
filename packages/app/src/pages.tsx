import { getConfig } from '@mediation/api-client';
import { lazy, Suspense } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';
import { BackendProvider } from './backend/backend-provider.tsx';
import type { Backend } from './backend/backend.ts';
import { outletWith, shared } from './catalogs.ts';
import { administrationRoutes } from './features/administration/routes.tsx';
import { memberRoutes } from './features/sign-in/member-routes.tsx';
import { builderRoutes, type OpenHelper } from './features/builder/routes.tsx';
import { caseRoutes } from './features/cases/routes.tsx';
import { chatRoutes } from './features/chat/routes.tsx';
import { contactRoutes } from './features/contacts/routes.tsx';
import { homeRoutes } from './features/homes/routes.tsx';
import { documentRoutes } from './features/documents/routes.tsx';
import { feeRoutes } from './features/fees/routes.tsx';
import { helpRoutes } from './features/help/routes.tsx';
import { mediatorHomeRoutes } from './features/homes/mediator/mediator-routes.tsx';
import { intakeRoutes } from './features/intake/routes.tsx';
import { invitationRoutes } from './features/invitations/routes.tsx';
import { notificationMessages as notifications } from './features/notifications/load-notifications.ts';
import { NotificationBell } from './features/notifications/notification-bell.tsx';
import { loadNeededFactor } from './features/profile/load-needed-factor.ts';
import { profileRoutes } from './features/profile/routes.tsx';
import { reportRoutes } from './features/reports/routes.tsx';
import { agreementRoutes } from './features/agreement/routes.tsx';
import { sessionRoutes } from './features/sessions/routes.tsx';
import { wizardRoutes } from './features/wizard/routes.tsx';
import { withMessages } from './language.ts';
import { panelOffers } from './panel-offers.ts';
import { forGuests } from './auth/for-guests.ts';
import { Guard } from './auth/guard.tsx';
import { useSession } from './auth/session-provider.tsx';
import { ConfirmFirst } from './auth/confirming/confirm-first.tsx';
import { SessionTimeout } from './idle/session-timeout.tsx';
import { PageError } from './shell/notices/error-page.tsx';
import { retryRoutes } from './shell/notices/retry-routes.tsx';
import { shellWith } from './shell/frame/shell.tsx';

/** All routes except a guest's first two. Each page is loaded when it is opened. */
export const pages = (backend: () => Promise<Backend>): RouteObject => ({
  lazy: outletWith(notifications),
  children: [
    {
      lazy: { Component: () => provideBackend(backend) },
      children: [
        memberRoutes(),
        invitationRoutes(),
        wizardRoutes(),
        builderRoutes(whereSwitchedOn(backend)),
        {
          lazy: { Component: () => shellWith(panelOffers, NotificationBell) },
          children: [{ ErrorBoundary: PageError, children: retryRoutes(shellRoutes()) }],
        },
      ],
    },
  ],
});

const shellRoutes = (): RouteObject[] => [
  ...helpRoutes(),
  {
    Component: Guard,
    children: [
      mediatorHomeRoutes(),
      homeRoutes(),
      caseRoutes(),
      chatRoutes(),
      profileRoutes(),
      sessionRoutes(),
      agreementRoutes(),
      feeRoutes(),
      contactRoutes(),
      documentRoutes(),
      reportRoutes(),
      intakeRoutes(),
      administrationRoutes(),
    ],
  },
  {
    path: '*',
    handle: forGuests,
    lazy: {
      Component: async () => (await withMessages(import('./shell/notices/not-found-page.tsx'), shared)).NotFoundPage,
    },
  },
];

/** Developer pages exist in development, and where the server enables them. */
const whereSwitchedOn =
  (backend: () => Promise<Backend>): OpenHelper =>
  (load) =>
  async () => {
    const isOn = import.meta.env.DEV || (await (await backend()).call(getConfig)).helperPages;
    return isOn ? load() : (await import('./shell/notices/bare-not-found-page.tsx')).BareNotFoundPage;
  };

const NeededFactor = lazy(loadNeededFactor);

/** The pages, in whose place a mediator or an admin who needs a second factor sets it up once their time is over. */
function Pages() {
  const { user } = useSession();
  if (user?.factor_days_left !== 0) return <Outlet />;
  return (
    <Suspense>
      <NeededFactor />
    </Suspense>
  );
}

async function provideBackend(load: () => Promise<Backend>) {
  const backend = await load();
  return () => (
    <BackendProvider backend={backend}>
      <Pages />
      <SessionTimeout />
      <ConfirmFirst />
    </BackendProvider>
  );
}
