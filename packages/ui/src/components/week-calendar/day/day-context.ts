import { createContext, use } from 'react';
import type { CalendarLabels } from '../calendar-labels.ts';
import type { Slots, Stop } from '../stops.ts';

/** What all days share. */
export interface DayContext {
  locale: string;
  labels: CalendarLabels;
  hours: readonly [number, number];
  slots: Slots | undefined;
  current: Stop | undefined;
  onStop: (stop: Stop) => void;
  onOpen: (id: string) => void;
  onPick: (stop: Stop) => void;
  /** Where a dragged event would be dropped. */
  dropped: Stop | undefined;
  /** What else is at a free slot. */
  noteOf: (stop: Stop) => string | undefined;
}

export const DayContext = createContext<DayContext | null>(null);

export function useDayContext(): DayContext {
  const context = use(DayContext);
  if (context === null) throw new Error('A day is part of a week calendar.');
  return context;
}
