import { tabStorage } from '../browser/storage.ts';

const key = 'cameTo';

/** The organization whose sign-in page this tab opened. It outlives a sign-in session, but neither the tab nor a quick exit. */
export const guestOrganization = {
  read: () => tabStorage.getItem(key),
  save: (slug: string) => tabStorage.setItem(key, slug),
};
