type Find = (leaving: HTMLElement) => HTMLElement | null | undefined;

const around: Find = (leaving) => leaving.parentElement?.closest<HTMLElement>('[tabindex]');

/**
 * A `ref` for what may go away while it holds the focus, so that the focus never falls out of the page: what `find` finds
 * gets it, or the nearest thing around that can have it. Make it once, outside of the component.
 */
export const keepFocus =
  (find: Find = around) =>
  (leaving: HTMLElement | null) =>
  () => {
    if (!leaving?.contains(document.activeElement)) return;
    const next = find(leaving);
    queueMicrotask(() => next?.focus({ preventScroll: true }));
  };
