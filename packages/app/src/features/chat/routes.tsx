import type { RouteObject } from 'react-router-dom';
import { outletWith, shared } from '../../catalogs.ts';
import { type Catalog, withMessages } from '../../language.ts';
import { paths } from '../../paths.ts';
import { Guard } from '../../auth/guard.tsx';

const messages: Catalog = (language) => import(`./locales/${language}.po`);

/** The routes of the chat page. As a drawer the chat opens over any page. */
export const chatRoutes = (): RouteObject => ({
  lazy: outletWith(messages, shared),
  children: [
    {
      element: <Guard roles={['divorcee', 'lawyer']} />,
      children: [
        {
          path: paths.messages.pattern,
          lazy: { Component: async () => (await import('./messages-page.tsx')).MessagesPage },
        },
      ],
    },
  ],
});

/** Loads the chat drawer. */
export const loadChat = async () => (await withMessages(import('./chat-drawer.tsx'), messages, shared)).ChatDrawer;
