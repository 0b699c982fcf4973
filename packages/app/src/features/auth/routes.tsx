import type { RouteObject } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Guard } from '../../session/guard.tsx';
import { DashboardRedirect } from './dashboard-redirect.tsx';

/** The ways in. */
export const authRoutes = () => ({
  /** Pages that need nothing but the session. */
  guests: [
    { path: paths.signIn.pattern, lazy: { Component: async () => (await import('./sign-in-page.tsx')).SignInPage } },
    { path: paths.dashboard.pattern, Component: DashboardRedirect },
  ] satisfies RouteObject[],
  /** Pages that also ask the server. */
  members: [
    {
      path: paths.register.pattern,
      lazy: { Component: async () => (await import('./register-page.tsx')).RegisterPage },
    },
    {
      Component: Guard,
      children: [
        { path: paths.setup.pattern, lazy: { Component: async () => (await import('./setup-page.tsx')).SetupPage } },
      ],
    },
  ] satisfies RouteObject[],
});
