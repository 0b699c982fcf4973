/**
 * A `ref` for a control that may remove itself when it is pressed: unless something else takes the focus, the nearest part
 * around it that is still there gets it, at last the content of the page.
 */
export const handFocusOn = (leaving: HTMLElement | null) => () => {
  if (leaving !== document.activeElement) return;
  const parts: HTMLElement[] = [];
  for (let part = leaving; part; part = part.parentElement) parts.push(part);
  setTimeout(() => {
    // What is gone, or takes no focus, ignores it.
    for (const part of parts) if (document.activeElement === document.body) part.focus({ preventScroll: true });
  });
};

type Find = (leaving: HTMLElement) => HTMLElement | null | undefined;

/**
 * A `ref` for an element that may be removed while it has the focus: then the result of `find` is focused, or else the
 * nearest focusable ancestor. Create it once, outside of the component.
 */
export const keepFocus =
  (find: Find = (leaving) => leaving.parentElement?.closest<HTMLElement>('[tabindex]')) =>
  (leaving: HTMLElement | null) =>
  () => {
    if (!leaving?.contains(document.activeElement)) return;
    const next = find(leaving);
    queueMicrotask(() => next?.focus({ preventScroll: true }));
  };
