import type { RouteObject } from 'react-router-dom';
import { paths } from '../../paths.ts';

/** The page behind the link of an invitation; it needs no account. */
export const invitationRoutes = (): RouteObject[] => [
  {
    path: paths.acceptInvitation.pattern,
    lazy: { Component: async () => (await import('./accept-invitation-page.tsx')).AcceptInvitationPage },
  },
];
