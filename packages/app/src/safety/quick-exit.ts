import { deviceStorage } from '../browser/storage.ts';
import { tabWork } from '../browser/tab-work.ts';
import { postToTabs } from '../browser/tabs.ts';

/** The default page of quick exit, which raises no suspicion. */
export const neutralSite = 'https://www.bbc.com/weather';

let destination: string | null = null;

/** Sets the page that quick exit opens; null is the platform's default. */
export const setExitDestination = (url: string | null) => {
  destination = url;
};

let isLeaving = false;

/** Whether quick exit is in progress, so that no other navigation starts. */
export const isExiting = () => isLeaving;

/**
 * Leaves at once: hides the page, clears the stored data, makes other tabs leave too, ends the sign-in session, and
 * replaces this page in the browser's history. Pages before it stay in the history.
 */
export function quickExit({ notifies = true } = {}) {
  isLeaving = true;
  document.title = '\u200b';
  document.documentElement.hidden = true;
  if (notifies) postToTabs({ kind: 'exited' });
  deviceStorage.clear();
  tabWork.end();
  if (notifies) navigator.sendBeacon('/api/auth/logout', new Blob(['{}'], { type: 'application/json' }));
  location.replace(destination ?? neutralSite);
}
