import type { RouteObject } from 'react-router-dom';
import { outletWith, shared } from '../../catalogs.ts';
import type { Catalog } from '../../language.ts';
import { guarded } from '../../auth/guarded.tsx';
import { paths } from '../../paths.ts';

const messages: Catalog = (language) => import(`./locales/${language}.po`);

/** The routes of the dashboards: one per role, and the general one. */
export const dashboardRoutes = (): RouteObject[] => [
  {
    // The cards below a mediator's tiles load the shared messages.
    lazy: outletWith(messages),
    children: [
      guarded(['mediator'], {
        [paths.mediator.pattern]: async () =>
          (await import('./mediator/mediator-dashboard-page.tsx')).MediatorDashboardPage,
      }),
    ],
  },
  {
    lazy: outletWith(messages, shared),
    children: [
      { path: paths.areas.pattern, lazy: { Component: async () => (await import('./areas-page.tsx')).AreasPage } },
      guarded(['divorcee'], {
        [paths.divorcee.pattern]: async () => (await import('./divorcee/divorcee-home-page.tsx')).DivorceeHomePage,
      }),
      guarded(['lawyer'], {
        [paths.lawyer.pattern]: async () => (await import('./lawyer/lawyer-home-page.tsx')).LawyerHomePage,
      }),
      guarded(['admin'], {
        [paths.admin.pattern]: async () => (await import('./admin/admin-home-page.tsx')).AdminHomePage,
      }),
    ],
  },
];
