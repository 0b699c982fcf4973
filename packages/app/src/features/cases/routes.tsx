import type { RouteObject } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Guard } from '../../session/guard.tsx';

/** Cases: the list of a mediator, and one case for everyone in it. */
export const caseRoutes = (): RouteObject[] => [
  {
    element: <Guard roles={['mediator']} />,
    children: [
      {
        path: paths.mediatorCases.pattern,
        lazy: { Component: async () => (await import('./case-list-page.tsx')).CaseListPage },
      },
    ],
  },
  { path: paths.case.pattern, lazy: { Component: async () => (await import('./case-page.tsx')).CasePage } },
];
