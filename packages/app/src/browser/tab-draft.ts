import { tabStorage } from './storage.ts';

/**
 * What somebody types into a form, kept in this tab until it is sent. It outlives a reload, a lost connection and the end of
 * a sign-in session; signing out and the quick exit empty the tab.
 */
export const tabDraft = <Draft>(key: string) => ({
  read: () => JSON.parse(tabStorage.getItem(key) ?? 'null') as Draft | null,
  keep: (draft: Draft) => tabStorage.setItem(key, JSON.stringify(draft)),
  drop: () => tabStorage.removeItem(key),
});
