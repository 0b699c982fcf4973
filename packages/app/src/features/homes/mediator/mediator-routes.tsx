import type { RouteObject } from 'react-router-dom';
import { outletWith } from '../../../catalogs.ts';
import type { Catalog } from '../../../language.ts';
import { guarded } from '../../../auth/guarded.tsx';
import { paths } from '../../../paths.ts';

const messages: Catalog = (language) => import(`./locales/${language}.po`);

/** The mediator’s dashboard. It has a catalog of its own, and its cards load the shared messages, so that it opens fast. */
export const mediatorHomeRoutes = (): RouteObject => ({
  lazy: outletWith(messages),
  children: [
    guarded(['mediator'], {
      [paths.mediator.pattern]: async () => (await import('./mediator-home-page.tsx')).MediatorHomePage,
    }),
  ],
});
