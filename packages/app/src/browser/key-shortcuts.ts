import { useSyncExternalStore } from 'react';
import { deviceStorage } from './storage.ts';

const key = 'app-shortcuts';
const off = 'off';
const listeners = new Set<() => void>();

/** Whether single-key shortcuts are on. Speech input can trigger them by accident, so they can be turned off. */
export const areShortcutsOn = () => deviceStorage.getItem(key) !== off;

/** Turns single-key shortcuts on or off on this device. */
export function allowShortcuts(allowed: boolean) {
  if (allowed) deviceStorage.removeItem(key);
  else deviceStorage.setItem(key, off);
  for (const listener of listeners) listener();
}

/** Whether single-key shortcuts are on, as a hook. */
export const useShortcutsOn = () =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, areShortcutsOn);
