import { useEffect, useState, type RefObject } from 'react';

/** The props of an element that may scroll sideways: it takes the focus while it does, so that arrow keys scroll it. */
export function useScrollable(ref: RefObject<HTMLElement | null>): { tabIndex?: number } {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth));
    for (const it of [element, ...element.children]) observer.observe(it);
    return () => observer.disconnect();
  }, [ref]);
  return scrolls ? { tabIndex: 0 } : {};
}
