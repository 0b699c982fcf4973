import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const patience = 5000;

/** Moves the focus to the title of a new page as soon as it is rendered, unless the address led to a part of it by `#name`. */
export function useFocusPageTitle() {
  const { pathname, hash } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return undefined;
    previous.current = pathname;
    return focusTitle(hash !== '');
  }, [pathname, hash]);
}

function focusTitle(isToPart: boolean) {
  const watch = new MutationObserver(() => {
    if (focusIfThere(isToPart)) watch.disconnect();
  });
  if (!focusIfThere(isToPart)) watch.observe(document.body, { childList: true, subtree: true });
  const stop = setTimeout(() => watch.disconnect(), patience);
  return () => {
    clearTimeout(stop);
    watch.disconnect();
  };
}

/** Moves the focus to the title, except before any interaction or from a field. Returns false while there is no title. */
function focusIfThere(isToPart: boolean): boolean {
  if (!navigator.userActivation.hasBeenActive) return true;
  if (document.activeElement?.closest('input, textarea, select, [role=dialog]')) return true;
  if (isToPart && document.activeElement?.closest('main')) return true;
  const title = document.querySelector('h1');
  if (title === null) return false;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
  return true;
}
