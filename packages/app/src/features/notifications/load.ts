import { shared } from '../../catalogs.ts';
import { type Catalog, withMessages } from '../../language.ts';

/** What the bell and the panel say. */
export const messages: Catalog = (language) => import(`./locales/${language}.po`);

/** The notifications over any page. */
export const loadNotifications = async () =>
  (await withMessages(import('./notifications-panel.tsx'), messages, shared)).NotificationsPanel;
