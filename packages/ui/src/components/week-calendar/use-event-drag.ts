import { useRef, useState, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import type { CalendarEvent } from './plan.ts';
import type { Stop } from './stops.ts';
import { instantOf, wallTimeAt } from './zoned.ts';

/** A quarter of an hour, to which a dragged event snaps. */
const step = 15;
const threshold = 4;

interface Grip {
  event: CalendarEvent;
  length: number;
  /** Minutes between the start of the event and the pointer. */
  offset: number;
  x: number;
  y: number;
}

export interface EventDragOptions {
  root: RefObject<HTMLElement | null>;
  events: readonly CalendarEvent[];
  hours: readonly [number, number];
  timeZone: string;
  onMove: ((id: string, start: Date) => void) | undefined;
}

/** Drags a movable event to another time with a mouse or a pen. Fingers scroll instead. */
export function useEventDrag({ root, events, hours, timeZone, onMove }: EventDragOptions) {
  const grip = useRef<Grip>(undefined);
  const [target, setTarget] = useState<Stop>();
  const hasDragged = useRef(false);
  const [from, to] = [hours[0] * 60, hours[1] * 60];

  const timeAt = (x: number, y: number) => {
    const columns = [...(root.current?.querySelectorAll<HTMLElement>('[data-date]') ?? [])];
    const column = columns.find((it) => {
      const { left, right } = it.getBoundingClientRect();
      return x >= left && x < right;
    });
    if (!column) return undefined;
    const { top, height } = column.getBoundingClientRect();
    return { date: column.dataset['date'] ?? '', minutes: from + ((y - top) / height) * (to - from) };
  };
  const stop = () => {
    grip.current = undefined;
    setTarget(undefined);
  };

  return {
    /** Where the event would be dropped. */
    target,
    cancel: stop,
    handlers: onMove && {
      onPointerDown: (event: PointerEvent) => {
        const id = (event.target as Element).closest<HTMLElement>('[data-movable]')?.dataset['movable'];
        const dragged = events.find((it) => it.id === id);
        const at = timeAt(event.clientX, event.clientY);
        hasDragged.current = false;
        if (!dragged || !at || event.button !== 0 || event.pointerType === 'touch') return;
        const start = wallTimeAt(new Date(dragged.start), timeZone);
        const length = (Date.parse(dragged.end) - Date.parse(dragged.start)) / 60_000;
        grip.current = {
          event: dragged,
          length,
          offset: at.minutes - start.minutes,
          x: event.clientX,
          y: event.clientY,
        };
      },
      onPointerMove: (event: PointerEvent) => {
        const held = grip.current;
        if (!held) return;
        const isFar = Math.hypot(event.clientX - held.x, event.clientY - held.y) >= threshold;
        if (!isFar && !hasDragged.current) return;
        hasDragged.current = true;
        root.current?.setPointerCapture(event.pointerId);
        const at = timeAt(event.clientX, event.clientY);
        if (!at) return setTarget(undefined);
        const start = Math.round((at.minutes - held.offset) / step) * step;
        const minutes = Math.min(Math.max(start, from), to - held.length);
        setTarget({ date: at.date, minutes, end: minutes + held.length, id: held.event.id });
      },
      onPointerUp: () => {
        const held = grip.current;
        if (held && target) onMove(held.event.id, instantOf(target, timeZone));
        stop();
      },
      onPointerCancel: stop,
      /** The click that ends a drag does not open the event. */
      onClickCapture: (event: MouseEvent) => {
        if (!hasDragged.current) return;
        hasDragged.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}
