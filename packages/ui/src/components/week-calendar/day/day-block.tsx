import { timeFormat } from '../../../theme/time-format.ts';
import type { Block } from '../plan.ts';
import { isSame, type Stop, stopKey } from '../stops.ts';
import { formatWall } from '../zoned.ts';
import { CalendarBlock } from './calendar-block.tsx';
import { useDayContext } from './day-context.ts';

export interface DayBlockProps {
  block: Block;
  date: string;
  /** The day in full. Without it the block is text behind the slots, which is not reached. */
  day?: string | undefined;
}

/** One event of a day, with the keyboard stop that reaches it. */
export function DayBlock({ block, date, day }: DayBlockProps) {
  const { locale, labels, current, onStop, onOpen } = useDayContext();
  const clock = (minutes: number) => formatWall({ date, minutes }, locale, timeFormat(locale));
  const stop: Stop = { date, minutes: block.start, end: block.end, id: block.event.id };
  return (
    <CalendarBlock
      block={block}
      day={day}
      start={clock(block.start)}
      end={clock(block.end)}
      labels={labels}
      control={
        day === undefined
          ? undefined
          : {
              isEntrance: current !== undefined && isSame(stop, current),
              stop: stopKey(stop),
              onOpen: () => onOpen(block.event.id),
              onFocus: () => onStop(stop),
            }
      }
    />
  );
}
