import { tabStorage } from '../browser/storage.ts';

const key = 'cameTo';

/** The organization whose sign-in page this tab opened. It is kept until the tab closes or a quick exit. */
export const guestOrganization = {
  read: () => tabStorage.getItem(key),
  save: (slug: string) => tabStorage.setItem(key, slug),
};
