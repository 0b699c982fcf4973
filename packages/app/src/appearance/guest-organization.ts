import { tabStorage } from '../browser/storage.ts';

const key = 'cameTo';

/** The organization whose sign-in page this tab opened. It outlives a sign-in session, but neither the tab nor a quick exit. */
export const guestOrganization = {
  read: () => tabStorage.getItem(key),
  save: (slug: string) => tabStorage.setItem(key, slug),
};

/** Leaves nothing in this tab of what somebody did here. */
export function clearTab() {
  const slug = guestOrganization.read();
  tabStorage.clear();
  if (slug !== null) guestOrganization.save(slug);
}
