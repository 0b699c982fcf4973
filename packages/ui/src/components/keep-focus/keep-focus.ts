type Find = (leaving: HTMLElement) => HTMLElement | null | undefined;

const around: Find = (leaving) => leaving.parentElement?.closest<HTMLElement>('[tabindex]');

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
