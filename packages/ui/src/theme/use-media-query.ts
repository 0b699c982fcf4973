import { useSyncExternalStore } from 'react';

/** Whether the window is such as a media query says. For what CSS cannot say: another behavior, not another look. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
