import { tabStorage } from '../browser/storage.ts';

const key = 'cameTo';

/** The organization whose face this tab came to: it outlives a session, but neither the tab nor a quick exit. */
export const cameTo = {
  read: () => tabStorage.getItem(key),
  note: (slug: string) => tabStorage.setItem(key, slug),
};

/** Leaves nothing in this tab of what somebody did here. */
export function emptyTab() {
  const slug = cameTo.read();
  tabStorage.clear();
  if (slug !== null) cameTo.note(slug);
}
