import type { RouteObject } from 'react-router-dom';
import { outletWith, shared } from '../../catalogs.ts';
import { paths } from '../../paths.ts';
import { authMessages } from './catalog.ts';
import { Guard } from '../../auth/guard.tsx';

const loadRegister = async () => (await import('./register-page.tsx')).RegisterPage;
const loadSetup = async () => (await import('./setup-page.tsx')).SetupPage;

/** The registration and password pages, which need the server, and the pages after registration. */
export const memberRoutes = (): RouteObject => ({
  lazy: outletWith(authMessages, shared),
  children: [
    { path: paths.register.pattern, lazy: { Component: loadRegister } },
    { path: paths.registerLegacy.pattern, lazy: { Component: loadRegister } },
    {
      path: paths.forgotPassword.pattern,
      lazy: { Component: async () => (await import('./forgot-password-page.tsx')).ForgotPasswordPage },
    },
    {
      path: paths.confirmEmail.pattern,
      lazy: { Component: async () => (await import('./confirm-email-page.tsx')).ConfirmEmailPage },
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
  ],
});
