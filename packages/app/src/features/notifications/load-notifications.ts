import { shared } from '../../catalogs.ts';
import { type Catalog, withMessages } from '../../language.ts';

/** The messages of the bell and the panel. */
export const notificationMessages: Catalog = (language) => import(`./locales/${language}.po`);

/** Loads the notifications panel. */
export const loadNotifications = async () =>
  (await withMessages(import('./notifications-panel.tsx'), notificationMessages, shared)).NotificationsPanel;
