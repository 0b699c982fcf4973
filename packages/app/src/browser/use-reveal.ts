import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * A ref for the element that an address names by `#name`: brings it into view, with the focus where it can have it, when
 * somebody is led to it. A page may still load when it opens.
 */
export function useReveal(name: string): (element: HTMLElement | null) => void {
  // Every visit has a location of its own, so that React calls a new ref with the element.
  const location = useLocation();
  return useCallback(
    (element) => {
      if (location.hash !== `#${name}`) return;
      element?.scrollIntoView({ behavior: 'instant' });
      element?.focus({ preventScroll: true });
    },
    [location, name],
  );
}
