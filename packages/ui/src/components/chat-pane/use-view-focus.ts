import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus along where a small screen shows one pane at a time: into the channel, and back to the row that opened
 * it. A focus that stays visible is left alone.
 */
export function useViewFocus(layout: RefObject<HTMLElement | null>, view: 'list' | 'pane') {
  const shown = useRef(view);
  const opener = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    const { current: root } = layout;
    const { activeElement: focused, body } = document;
    if (!root || !(focused instanceof HTMLElement) || !(focused === body || root.contains(focused))) return;
    if (view === 'pane') opener.current = root.contains(focused) ? focused : null;
    if (focused !== body && focused.checkVisibility()) return;
    const next =
      view === 'pane'
        ? (root.querySelector('section') ?? root)
        : opener.current?.isConnected
          ? opener.current
          : root.querySelector<HTMLElement>('nav [aria-current], nav button, nav a');
    next?.focus({ preventScroll: true });
  }, [layout, view]);
}
