/** The `ref` of a drawing that is wider than its card: it opens at the end, where the finding is. */
export function toTheNewest(scroller: HTMLElement | null): void {
  if (scroller) scroller.scrollLeft = scroller.scrollWidth;
}
