import { useSyncExternalStore } from 'react';
import { deviceStorage } from './storage.ts';

/** A choice between on and off that this device remembers; a change shows everywhere on the page at once. */
export function storedSwitch(key: string, isOnAtFirst: boolean) {
  const listeners = new Set<() => void>();
  const listen = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const isOn = () => (deviceStorage.getItem(key) ?? (isOnAtFirst ? 'on' : 'off')) === 'on';
  return {
    isOn,
    set: (next: boolean) => {
      deviceStorage.setItem(key, next ? 'on' : 'off');
      for (const listener of listeners) listener();
    },
    useIsOn: () => useSyncExternalStore(listen, isOn, isOn),
  };
}
