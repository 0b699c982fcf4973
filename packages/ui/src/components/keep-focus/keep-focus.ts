type Find = (leaving: HTMLElement) => HTMLElement | null | undefined;

const around: Find = (leaving) => leaving.parentElement?.closest<HTMLElement>('[tabindex]');

/**
 * A `ref` for a control that may remove itself when it is pressed: unless something else takes the focus, the nearest part
 * around it that is still there gets it, at last the content of the page.
 */
export const handFocusOn = (leaving: HTMLElement | null) => () => {
  if (leaving === null || leaving !== document.activeElement) return;
  const parts: HTMLElement[] = [];
  for (let part = around(leaving); part; part = around(part)) parts.push(part);
  queueMicrotask(() => {
    if (document.activeElement !== document.body) return;
    parts.find((part) => part.isConnected)?.focus({ preventScroll: true });
  });
};

/**
 * A `ref` for an element that may be removed while it has the focus: then the result of `find` is focused, or else the
 * nearest focusable ancestor. Create it once, outside of the component.
 */
export const keepFocus =
  (find: Find = around) =>
  (leaving: HTMLElement | null) =>
  () => {
    if (!leaving?.contains(document.activeElement)) return;
    const next = find(leaving);
    queueMicrotask(() => next?.focus({ preventScroll: true }));
  };
