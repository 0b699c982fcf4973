import type { RouteObject } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Guard } from '../../session/guard.tsx';

/** The first page of each role. */
export const dashboardRoutes = (): RouteObject[] => [
  {
    element: <Guard roles={['mediator']} />,
    children: [
      {
        path: paths.mediator.pattern,
        lazy: { Component: async () => (await import('./mediator-dashboard-page.tsx')).MediatorDashboardPage },
      },
    ],
  },
  {
    element: <Guard roles={['divorcee']} />,
    children: [
      {
        path: paths.divorcee.pattern,
        lazy: { Component: async () => (await import('./home-page.tsx')).HomePage },
      },
    ],
  },
  {
    element: <Guard roles={['lawyer']} />,
    children: [
      {
        path: paths.lawyer.pattern,
        lazy: { Component: async () => (await import('./home-page.tsx')).HomePage },
      },
    ],
  },
  {
    element: <Guard roles={['admin']} />,
    children: [
      {
        path: paths.admin.pattern,
        lazy: { Component: async () => (await import('./admin-home-page.tsx')).AdminHomePage },
      },
    ],
  },
];
