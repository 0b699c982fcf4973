import { cva } from 'class-variance-authority';
import { cloneElement } from 'react';
import { Slot } from '../../slot/slot.tsx';
import { VisuallyHidden } from '../../visually-hidden/visually-hidden.tsx';
import type { CalendarLabels } from '../calendar-labels.ts';
import type { Block } from '../plan.ts';
import * as styles from './calendar-block.css.ts';

const look = cva(styles.block, { variants: { state: styles.state } });
const text = cva(styles.lines, { variants: { short: { true: styles.short } } });

export interface CalendarBlockProps {
  block: Block;
  /** The day in full, for a block that is named by its time alone. */
  day?: string | undefined;
  /** The formatted start and end. */
  start: string;
  end: string;
  labels: CalendarLabels;
  /** How the block is reached; without it, it is text behind the slots. */
  control?: { isEntrance: boolean; stop: string; onOpen: () => void; onFocus: () => void } | undefined;
}

/** One event on one day: title, time and location; two lines if it lasts an hour or less. Only whole lines are drawn. */
export function CalendarBlock({ block, day, start, end, labels, control }: CalendarBlockProps) {
  const { event, state } = block;
  const minutes = block.end - block.start;
  const range = labels.range(start, end);
  const isShort = event.title !== undefined && (minutes <= 60 || event.behind === 'narrow');
  const says = (
    <span className={text({ short: event.allDay === true || minutes < 45 })}>
      <span className={event.title === undefined ? styles.time : styles.title}>
        {event.mark !== undefined && <span className={styles.mark}>{event.mark}</span>}
        {event.title === undefined && day !== undefined && <VisuallyHidden>{day}, </VisuallyHidden>}
        {event.title ?? range}
      </span>
      {event.allDay && <VisuallyHidden>, {labels.allDay}</VisuallyHidden>}
      {!event.allDay && minutes > 60 && event.title !== undefined && event.behind !== 'narrow' && (
        <span className={styles.detail}>
          <VisuallyHidden>, </VisuallyHidden>
          <span className={styles.words}>{range}</span>
        </span>
      )}
      {!event.allDay && (
        <span className={state === 'offered' ? styles.wrapping : styles.detail}>
          <VisuallyHidden>, {isShort && range}</VisuallyHidden>
          {event.icon}
          <span className={styles.words}>
            {isShort && event.behind !== 'narrow' && (
              <span aria-hidden>{event.place === undefined ? start : `${start}, `}</span>
            )}
            {event.place}
          </span>
        </span>
      )}
      <VisuallyHidden>, {labels.states[state]}</VisuallyHidden>
    </span>
  );
  const whole = [event.title, !event.allDay && range, event.place].filter(Boolean).join(', ');
  if (!control)
    return (
      <div className={look({ state })} title={whole}>
        {says}
      </div>
    );
  const Root = event.link ? Slot : 'button';
  return (
    <Root
      type={event.link ? undefined : 'button'}
      className={look({ state })}
      tabIndex={control.isEntrance ? 0 : -1}
      data-stop={control.stop}
      data-shared={block.lanes > 1 ? '' : undefined}
      data-movable={event.movable ? event.id : undefined}
      aria-keyshortcuts={event.movable ? 'M' : undefined}
      title={whole}
      onClick={control.onOpen}
      onFocus={control.onFocus}
    >
      {event.link ? cloneElement(event.link, undefined, says) : says}
    </Root>
  );
}
