import { shared } from '../../catalogs.ts';
import { type Catalog, withMessages } from '../../language.ts';

/** The messages of the bell. */
export const notificationMessages: Catalog = (language) => import(`./locales/${language}.po`);

const panelMessages: Catalog = (language) => import(`./panel/locales/${language}.po`);

/** Loads the notifications panel. */
export const loadNotifications = async () =>
  (await withMessages(import('./panel/notifications-panel.tsx'), panelMessages, shared)).NotificationsPanel;
