import type { RouteObject } from 'react-router-dom';
import { outletWith, shared } from '../../catalogs.ts';
import type { Catalog } from '../../language.ts';
import { paths } from '../../paths.ts';

const messages: Catalog = (language) => import(`./locales/${language}.po`);

/** The route of an invitation's link; it needs no account. */
export const invitationRoutes = (): RouteObject => ({
  lazy: outletWith(messages, shared),
  children: [
    {
      path: paths.acceptInvitation.pattern,
      lazy: { Component: async () => (await import('./accept-invitation-page.tsx')).AcceptInvitationPage },
    },
  ],
});
