/** A `ref` for what answers the person: it scrolls as far as it takes to be read. */
export const comeIntoView = (element: HTMLElement | null): void =>
  element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
