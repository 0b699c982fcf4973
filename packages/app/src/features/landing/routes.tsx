import type { RouteObject } from 'react-router-dom';
import { outletWith } from '../../catalogs.ts';
import type { Catalog } from '../../language.ts';
import { paths } from '../../paths.ts';

const messages: Catalog = (language) => import(`./locales/${language}.po`);
/** A new object for each route: the router empties a `lazy` once it has loaded it. */
const landing = () => ({ Component: async () => (await import('./landing-page.tsx')).LandingPage });

/** What a guest sees first; nobody else loads it. */
export const landingRoutes = (): RouteObject => ({
  lazy: outletWith(messages),
  children: [
    { path: paths.home.pattern, lazy: landing() },
    { path: paths.landing.pattern, lazy: landing() },
  ],
});
