import { useSyncExternalStore } from 'react';

const key = 'app-shortcuts';
const off = 'off';
const listeners = new Set<() => void>();

/** Whether single keys do something. Somebody who speaks to their computer may not want that. */
export const areShortcutsOn = () => localStorage.getItem(key) !== off;

/** Turns single-key shortcuts on or off on this device. */
export function allowShortcuts(allowed: boolean) {
  if (allowed) localStorage.removeItem(key);
  else localStorage.setItem(key, off);
  for (const listener of listeners) listener();
}

/** The choice of the moment. */
export const useShortcutsOn = () =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, areShortcutsOn);
