import { useSyncExternalStore } from 'react';
import { storedKeys } from '../auth/stored-session.ts';
import { deviceStorage } from '../browser/storage.ts';

/** The case that a person opened last. A string of 10 characters or fewer is not an id. */
export const activeCase = {
  read() {
    const id = deviceStorage.getItem(storedKeys.activeCase);
    return id !== null && id.length > 10 ? id : null;
  },
  save(id: string) {
    if (activeCase.read() === id) return;
    deviceStorage.setItem(storedKeys.activeCase, id);
    announceCaseChange();
  },
  clear() {
    deviceStorage.removeItem(storedKeys.activeCase);
    announceCaseChange();
  },
};

/** Notifies the page that the active case has changed. */
export const announceCaseChange = () => globalThis.dispatchEvent(new Event('case-changed'));

/** Returns the current active case. */
export const useActiveCase = () =>
  useSyncExternalStore(
    (listener) => {
      const stop = new AbortController();
      addEventListener('case-changed', listener, stop);
      addEventListener('storage', listener, stop);
      return () => stop.abort();
    },
    () => activeCase.read(),
  );
