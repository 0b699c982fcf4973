import { useSyncExternalStore } from 'react';
import { deviceStorage } from '../browser/storage.ts';

const key = 'app-theme';

/** What a person chose: light, dark, or as the device has it. */
export type Theme = 'light' | 'dark' | 'system';

const listeners = new Set<() => void>();
const prefersDark = () => matchMedia('(prefers-color-scheme: dark)');

function chosen(): Theme {
  const stored = deviceStorage.getItem(key);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Whether light or dark was chosen on this device. */
export const isThemeChosen = () => chosen() !== 'system';

function paint() {
  const theme = chosen();
  document.documentElement.dataset['theme'] = theme === 'system' ? (prefersDark().matches ? 'dark' : 'light') : theme;
  for (const listener of listeners) listener();
}

/** Paints the page in this theme and keeps the choice on the device. */
export function chooseTheme(theme: Theme) {
  if (theme === 'system') deviceStorage.removeItem(key);
  else deviceStorage.setItem(key, theme);
  paint();
}

/** Follows the device as long as nobody chose otherwise. The first paint is done before any of this is loaded. */
export function followDeviceTheme() {
  prefersDark().addEventListener('change', paint);
}

/** The choice of the moment. */
export const useTheme = (): Theme =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, chosen);
