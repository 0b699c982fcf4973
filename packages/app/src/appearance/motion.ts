import { useSyncExternalStore } from 'react';
import { deviceStorage } from '../browser/storage.ts';

const key = 'app-motion';
const listeners = new Set<() => void>();
const isReduced = () => deviceStorage.getItem(key) === 'reduced';

/** Lets things move less on this device than it asks for itself, or as it asks. Painted before anything else is loaded. */
export function reduceMotion(isOn: boolean) {
  if (isOn) {
    deviceStorage.setItem(key, 'reduced');
    document.documentElement.dataset['motion'] = 'reduced';
  } else {
    deviceStorage.removeItem(key);
    delete document.documentElement.dataset['motion'];
  }
  for (const listener of listeners) listener();
}

/** Whether things were asked to move less here. */
export const useReducedMotion = () =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, isReduced);
