import type { RouteObject } from 'react-router-dom';
import { outletWith, shared } from '../../catalogs.ts';
import { paths } from '../../paths.ts';
import { profileMessages as messages } from './profile-messages.ts';

/** The routes of the profile. */
export const profileRoutes = (): RouteObject => ({
  lazy: outletWith(messages, shared),
  children: [
    {
      path: paths.profile.pattern,
      lazy: { Component: async () => (await import('./profile-page.tsx')).ProfilePage },
    },
  ],
});
