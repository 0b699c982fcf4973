import { Navigate, type RouteObject } from 'react-router-dom';
import { withMessages } from '../../language.ts';
import { paths } from '../../paths.ts';
import { messages } from './catalog.ts';
import { DashboardRedirect } from './dashboard-redirect.tsx';

/** The way in, and the addresses that only lead somewhere else. They need nothing but the session. */
export const guestRoutes = (): RouteObject[] => [
  {
    path: paths.signIn.pattern,
    lazy: { Component: async () => (await withMessages(import('./sign-in-page.tsx'), messages)).SignInPage },
  },
  { path: paths.dashboard.pattern, Component: DashboardRedirect },
  { path: paths.formerHome.pattern, element: <Navigate to={paths.home()} replace /> },
];
