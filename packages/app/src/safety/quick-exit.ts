import { deviceStorage, tabStorage } from '../browser/storage.ts';
import { postToTabs } from '../browser/tabs.ts';

/** Where Quick exit leads: a page that nobody wonders about. */
export const neutralSite = 'https://www.bbc.com/weather';

let destination: string | null = null;

/** Leads the quick exit to a page that the person chose; null is the platform's choice. */
export const setExitDestination = (url: string | null) => {
  destination = url;
};

let isLeaving = false;

/** Whether the page is on its way out, so that nothing leads it anywhere else. */
export const isExiting = () => isLeaving;

/**
 * Leaves at once: a blank page, nothing kept on the device, no way back to this page, no other tab left open on it, and
 * the session ended behind. What the browser itself remembers of the visit stays.
 */
export function quickExit({ tells = true } = {}) {
  isLeaving = true;
  document.title = '\u200b';
  document.documentElement.hidden = true;
  if (tells) postToTabs({ kind: 'exited' });
  deviceStorage.clear();
  tabStorage.clear();
  if (tells) navigator.sendBeacon('/api/auth/logout', new Blob(['{}'], { type: 'application/json' }));
  location.replace(destination ?? neutralSite);
}
