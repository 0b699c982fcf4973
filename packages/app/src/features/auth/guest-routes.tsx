import { Navigate, type RouteObject } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { DashboardRedirect } from './dashboard-redirect.tsx';

/** The way in, and the addresses that only lead somewhere else. They need nothing but the session. */
export const guestRoutes = (): RouteObject[] => [
  { path: paths.signIn.pattern, lazy: { Component: async () => (await import('./sign-in-page.tsx')).SignInPage } },
  { path: paths.dashboard.pattern, Component: DashboardRedirect },
  { path: paths.formerHome.pattern, element: <Navigate to={paths.home()} replace /> },
];
