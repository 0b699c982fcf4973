import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const patience = 5000;

/** After a change of page: moves the focus to the new page's title as soon as it is there. */
export function useFocusPageTitle() {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return undefined;
    previous.current = pathname;
    return focusTitle();
  }, [pathname]);
}

function focusTitle() {
  const watch = new MutationObserver(() => {
    if (focusIfThere()) watch.disconnect();
  });
  if (!focusIfThere()) watch.observe(document.body, { childList: true, subtree: true });
  const stop = setTimeout(() => watch.disconnect(), patience);
  return () => {
    clearTimeout(stop);
    watch.disconnect();
  };
}

/** Whether the title has the focus; or nobody has done anything yet, or is busy in a field, and must not be pulled away. */
function focusIfThere(): boolean {
  if (!navigator.userActivation.hasBeenActive) return true;
  if (document.activeElement?.closest('input, textarea, select, [role=dialog]')) return true;
  const title = document.querySelector('h1');
  if (title === null) return false;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
  return true;
}
