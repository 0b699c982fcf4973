import type { RouteObject } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Guard } from '../../auth/guard.tsx';

/** The chat as a page of its own; as a drawer it opens over any page. */
export const chatRoutes = (): RouteObject[] => [
  {
    element: <Guard roles={['divorcee', 'lawyer']} />,
    children: [
      {
        path: paths.messages.pattern,
        lazy: { Component: async () => (await import('./messages-page.tsx')).MessagesPage },
      },
    ],
  },
];
