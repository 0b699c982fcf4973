import type { RouteObject } from 'react-router-dom';
import { speakOfHomes } from '../../language.ts';
import { paths } from '../../paths.ts';
import { Guard } from '../../auth/guard.tsx';

/** A home comes with its words. */
async function atHome<Module>(loading: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([loading, speakOfHomes()]);
  return module;
}

/** The first page of each role, and the one that leads to all of them. */
export const dashboardRoutes = (): RouteObject[] => [
  {
    path: paths.areas.pattern,
    lazy: { Component: async () => (await atHome(import('./areas-page.tsx'))).AreasPage },
  },
  {
    element: <Guard roles={['mediator']} />,
    children: [
      {
        path: paths.mediator.pattern,
        lazy: { Component: async () => (await import('./mediator/mediator-dashboard-page.tsx')).MediatorDashboardPage },
      },
    ],
  },
  {
    element: <Guard roles={['divorcee']} />,
    children: [
      {
        path: paths.divorcee.pattern,
        lazy: { Component: async () => (await atHome(import('./divorcee/divorcee-home-page.tsx'))).DivorceeHomePage },
      },
    ],
  },
  {
    element: <Guard roles={['lawyer']} />,
    children: [
      {
        path: paths.lawyer.pattern,
        lazy: { Component: async () => (await atHome(import('./lawyer/lawyer-home-page.tsx'))).LawyerHomePage },
      },
    ],
  },
  {
    element: <Guard roles={['admin']} />,
    children: [
      {
        path: paths.admin.pattern,
        lazy: { Component: async () => (await atHome(import('./admin/admin-home-page.tsx'))).AdminHomePage },
      },
    ],
  },
];
