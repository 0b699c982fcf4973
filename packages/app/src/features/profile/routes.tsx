import type { RouteObject } from 'react-router-dom';
import { outletWith, shared } from '../../catalogs.ts';
import type { Catalog } from '../../language.ts';
import { paths } from '../../paths.ts';

const messages: Catalog = (language) => import(`./locales/${language}.po`);

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
