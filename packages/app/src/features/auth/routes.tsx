import { Navigate, type RouteObject } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Guard } from '../../session/guard.tsx';
import { DashboardRedirect } from './dashboard-redirect.tsx';

const loadRegister = async () => (await import('./register-page.tsx')).RegisterPage;
const loadSetup = async () => (await import('./setup-page.tsx')).SetupPage;

/** The ways in. */
export const authRoutes = () => ({
  /** Pages that need nothing but the session. */
  guests: [
    { path: paths.signIn.pattern, lazy: { Component: async () => (await import('./sign-in-page.tsx')).SignInPage } },
    { path: paths.dashboard.pattern, Component: DashboardRedirect },
    { path: paths.formerHome.pattern, element: <Navigate to={paths.home()} replace /> },
  ] satisfies RouteObject[],
  /** Pages that also ask the server. */
  members: [
    { path: paths.register.pattern, lazy: { Component: loadRegister } },
    { path: paths.registerLegacy.pattern, lazy: { Component: loadRegister } },
    {
      path: paths.forgotPassword.pattern,
      lazy: { Component: async () => (await import('./forgot-password-page.tsx')).ForgotPasswordPage },
    },
    {
      path: paths.resetPassword.pattern,
      lazy: { Component: async () => (await import('./reset-password-page.tsx')).ResetPasswordPage },
    },
    {
      Component: Guard,
      children: [
        { path: paths.setup.pattern, lazy: { Component: loadSetup } },
        { path: paths.roleSetup.pattern, lazy: { Component: loadSetup } },
      ],
    },
  ] satisfies RouteObject[],
});
