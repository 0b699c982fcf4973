import type { RouteObject } from 'react-router-dom';
import { outletWith } from '../../catalogs.ts';
import type { Catalog } from '../../language.ts';
import { paths } from '../../paths.ts';

const messages: Catalog = (language) => import(`./locales/${language}.po`);

/** The route of the landing page, which has two addresses. */
export const landingRoutes = (): RouteObject => ({
  lazy: outletWith(messages),
  children: [
    {
      path: `${paths.landing.pattern}?`,
      lazy: { Component: async () => (await import('./landing-page.tsx')).loadLandingPage() },
    },
  ],
});
