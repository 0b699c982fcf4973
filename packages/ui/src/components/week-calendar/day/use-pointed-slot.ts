import { useState, type PointerEvent } from 'react';
import type { Stop } from '../stops.ts';
import { columnOf } from './column.ts';
import { useDayContext } from './day-context.ts';

/** The free slot of a day under the mouse; a press picks it. */
export function usePointedSlot(date: string) {
  const { hours, slots, onPick } = useDayContext();
  const [pointed, setPointed] = useState<Stop>();
  const slotAt = (event: PointerEvent) => {
    if (!slots || event.target !== event.currentTarget) return undefined;
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const minutes = columnOf(hours).minutesAt((event.clientY - top) / height, slots.step);
    return slots.isOver(date, minutes) ? undefined : { date, minutes, end: minutes + slots.step };
  };
  return {
    pointed,
    handlers: {
      onPointerMove: (event: PointerEvent) => setPointed(event.pointerType === 'mouse' ? slotAt(event) : undefined),
      onPointerLeave: () => setPointed(undefined),
      onPointerUp: (event: PointerEvent) => {
        const slot = slotAt(event);
        if (slot) onPick(slot);
      },
    },
  };
}
