import type { RouteObject } from 'react-router-dom';
import { outletWith } from '../../catalogs.ts';
import type { Catalog } from '../../language.ts';
import { paths } from '../../paths.ts';

const messages: Catalog = (language) => import(`./locales/${language}.po`);
/** Creates a new object for each route, because the router empties a `lazy` object after loading it. */
const landing = () => ({ Component: async () => (await import('./landing-page.tsx')).LandingPage });

/** The route of the landing page. */
export const landingRoutes = (): RouteObject => ({
  lazy: outletWith(messages),
  children: [
    { path: paths.home.pattern, lazy: landing() },
    { path: paths.landing.pattern, lazy: landing() },
  ],
});
