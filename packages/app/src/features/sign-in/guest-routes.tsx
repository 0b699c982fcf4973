import { Navigate, type RouteObject } from 'react-router-dom';
import { withMessages } from '../../language.ts';
import { paths } from '../../paths.ts';
import { authMessages } from './catalog.ts';
import { DashboardRedirect } from './dashboard-redirect.tsx';

/** The sign-in page and redirects. They need only the sign-in session, not the server. */
export const guestRoutes = (): RouteObject[] => [
  {
    path: paths.signIn.pattern,
    lazy: { Component: async () => (await withMessages(import('./sign-in-page.tsx'), authMessages)).SignInPage },
  },
  { path: paths.dashboard.pattern, Component: DashboardRedirect },
  { path: paths.formerHome.pattern, element: <Navigate to={paths.home()} replace /> },
];
