import type { RouteObject } from 'react-router-dom';
import { outletWith, shared } from '../../catalogs.ts';
import { type Catalog, withMessages } from '../../language.ts';
import { paths } from '../../paths.ts';
import { guarded } from '../../auth/guarded.tsx';

const messages: Catalog = (language) => import(`./locales/${language}.po`);

const load = () => import('./log/pages.ts');
const messagesPage = async () => (await load()).MessagesPage;

/** The routes of the chat page and of the support inbox. As a drawer the chat opens over any page. */
export const chatRoutes = (): RouteObject => ({
  lazy: outletWith(messages, shared),
  children: [
    guarded(['divorcee', 'lawyer'], { [paths.messages.pattern]: messagesPage }),
    guarded(['mediator'], { [paths.mediatorMessages.pattern]: messagesPage }),
    guarded(['admin'], { [paths.adminSupport.pattern]: async () => (await load()).SupportPage }),
  ],
});

/** Loads the chat drawer. */
export const loadChat = async () => (await withMessages(import('./chat-drawer.tsx'), messages, shared)).ChatDrawer;
