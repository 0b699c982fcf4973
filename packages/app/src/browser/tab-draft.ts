import { tabWork } from './tab-work.ts';

/**
 * What somebody types into a form, kept in this tab until it is sent. It outlives a reload, a lost connection and the end of
 * a sign-in session; signing out and the quick exit empty the tab.
 */
export const tabDraft = <Draft>(key: string) => ({
  read: () => JSON.parse(tabWork.read(key) ?? 'null') as Draft | null,
  keep: (draft: Draft) => tabWork.keep(key, JSON.stringify(draft)),
  drop: () => tabWork.drop(key),
});
