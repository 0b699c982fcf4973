import { useSyncExternalStore } from 'react';
import { deviceStorage } from '../browser/storage.ts';

const key = 'app-motion';
const listeners = new Set<() => void>();
const isReduced = () => deviceStorage.getItem(key) === 'reduced';

/**
 * Sets reduced motion on this device, or follows the device's own setting. It applies before the rest of the app loads.
 */
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

/** Whether reduced motion was chosen on this device. */
export const useReducedMotion = () =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, isReduced);
