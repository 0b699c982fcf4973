import { useSyncExternalStore } from 'react';

/** Whether the window is at most as wide as some rem. Unlike a media query it follows the size of the letters. */
export function useFewLetters(rem: number): boolean {
  return useSyncExternalStore(
    (onChange) => {
      // In the next frame: what it changes gives the page another height, which the observer would report in this one.
      const observer = new ResizeObserver(() => requestAnimationFrame(onChange));
      observer.observe(document.documentElement);
      return () => observer.disconnect();
    },
    () => innerWidth <= rem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
    () => false,
  );
}
