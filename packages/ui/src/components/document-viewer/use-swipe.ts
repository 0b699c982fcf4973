import { type RefObject, type TouchEvent, useRef } from 'react';

const least = 60;

/** Tells a finger that wipes to the side from one that scrolls; a page that is wider than its pane is moved instead. */
export function useSwipe(pane: RefObject<HTMLElement | null>, onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const isMovable = () => pane.current !== null && pane.current.scrollWidth > pane.current.clientWidth + 1;
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches[0];
      start.current = touches.length === 1 && finger && !isMovable() ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0];
      const from = start.current;
      start.current = null;
      if (from === null || finger === undefined) return;
      const [x, y] = [finger.clientX - from.x, finger.clientY - from.y];
      if (Math.abs(x) < least || Math.abs(x) < 2 * Math.abs(y)) return;
      const isForward = getComputedStyle(finger.target as Element).direction === 'rtl' ? x > 0 : x < 0;
      onSwipe(isForward ? 1 : -1);
    },
  };
}
