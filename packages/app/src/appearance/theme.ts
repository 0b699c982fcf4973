import { useSyncExternalStore } from 'react';
import { deviceStorage } from '../browser/storage.ts';

const key = 'app-theme';

/** The person's choice: light, dark, or the device's theme. */
export type Theme = 'light' | 'dark' | 'system';

const listeners = new Set<() => void>();
const prefersDark = () => matchMedia('(prefers-color-scheme: dark)');

function chosen(): Theme {
  const stored = deviceStorage.getItem(key);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** The theme chosen on this device, if any. */
export const isThemeChosen = () => chosen() !== 'system';

function paint() {
  const theme = chosen();
  document.documentElement.dataset['theme'] = theme === 'system' ? (prefersDark().matches ? 'dark' : 'light') : theme;
  for (const listener of listeners) listener();
}

/** Applies this theme and stores it on the device. */
export function chooseTheme(theme: Theme) {
  if (theme === 'system') deviceStorage.removeItem(key);
  else deviceStorage.setItem(key, theme);
  paint();
}

/** Follows the device's theme until the person chooses one. The first paint happens before this code loads. */
export function followDeviceTheme() {
  prefersDark().addEventListener('change', paint);
}

/** The current choice. */
export const useTheme = (): Theme =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, chosen);
