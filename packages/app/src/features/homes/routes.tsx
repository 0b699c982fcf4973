import type { RouteObject } from 'react-router-dom';
import { outletWith, shared } from '../../catalogs.ts';
import type { Catalog } from '../../language.ts';
import { guarded } from '../../auth/guarded.tsx';
import { paths } from '../../paths.ts';
import { ownHome } from './own-home.tsx';

const messages: Catalog = (language) => import(`./locales/${language}.po`);

/** The dashboards of the other roles, and the general one. */
export const homeRoutes = (): RouteObject => ({
  lazy: outletWith(messages, shared),
  children: [
    { path: paths.areas.pattern, lazy: { Component: async () => (await import('./areas-page.tsx')).AreasPage } },
    guarded(['divorcee'], {
      [paths.divorcee.pattern]: async () =>
        ownHome('divorcee', (await import('./divorcee/divorcee-home-page.tsx')).DivorceeHomePage),
    }),
    guarded(['lawyer'], {
      [paths.lawyer.pattern]: async () =>
        ownHome('lawyer', (await import('./lawyer/lawyer-home-page.tsx')).LawyerHomePage),
    }),
    guarded(['admin'], {
      [paths.admin.pattern]: async () => (await import('./admin/admin-home-page.tsx')).AdminHomePage,
    }),
  ],
});
