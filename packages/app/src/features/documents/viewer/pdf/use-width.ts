import { type RefObject, useEffect, useState } from 'react';

/** The width of an element in pixels, 0 before it is known. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const measured = element.current;
    if (measured === null) return undefined;
    const watch = new ResizeObserver(() => setWidth(Math.floor(measured.clientWidth)));
    watch.observe(measured);
    return () => watch.disconnect();
  }, [element]);
  return width;
}
