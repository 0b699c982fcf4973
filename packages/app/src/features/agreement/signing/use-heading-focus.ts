import { useEffect, useRef } from 'react';

/** Begins a new part at its top, with the focus on its heading. */
export function useHeadingFocus(part: string): void {
  const shown = useRef(part);
  useEffect(() => {
    if (shown.current === part) return;
    shown.current = part;
    globalThis.scrollTo({ top: 0 });
    document.querySelector('h1')?.focus({ preventScroll: true });
  }, [part]);
}
