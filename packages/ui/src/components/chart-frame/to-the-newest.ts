/** A `ref` for a scrollable chart: scrolls to the end, where the newest values are. */
export function toTheNewest(scroller: HTMLElement | null): void {
  if (scroller) scroller.scrollLeft = scroller.scrollWidth;
}
