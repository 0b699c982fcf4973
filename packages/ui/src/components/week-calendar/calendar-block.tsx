import { cva } from 'class-variance-authority';
import { cloneElement } from 'react';
import { Slot } from '../slot/slot.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { CalendarLabels } from './calendar-labels.ts';
import type { Block } from './plan.ts';
import * as styles from './week-calendar.css.ts';

const look = cva(styles.block, { variants: { state: styles.state, short: { true: styles.short } } });

export interface CalendarBlockProps {
  block: Block;
  /** The formatted start and end. */
  start: string;
  end: string;
  labels: CalendarLabels;
  isEntrance: boolean;
  stop: string;
  onOpen: () => void;
  onFocus: () => void;
}

/** One event on one day: title, time and location; two lines if it lasts an hour or less. */
export function CalendarBlock({ block, start, end, labels, isEntrance, stop, onOpen, onFocus }: CalendarBlockProps) {
  const { event, state } = block;
  const minutes = block.end - block.start;
  const Root = event.link ? Slot : 'button';
  const range = labels.range(start, end);
  const says = (
    <>
      <span className={styles.title}>{event.title}</span>
      {event.allDay && <VisuallyHidden>, {labels.allDay}</VisuallyHidden>}
      {!event.allDay && minutes > 60 && (
        <span className={styles.detail}>
          <VisuallyHidden>, </VisuallyHidden>
          <span className={styles.words}>{range}</span>
        </span>
      )}
      {!event.allDay && (
        <span className={styles.detail}>
          <VisuallyHidden>, {minutes <= 60 && range}</VisuallyHidden>
          {event.icon}
          <span className={styles.words}>
            {minutes <= 60 && <span aria-hidden>{event.place === undefined ? start : `${start}, `}</span>}
            {event.place}
          </span>
        </span>
      )}
      <VisuallyHidden>, {labels.states[state]}</VisuallyHidden>
    </>
  );
  return (
    <Root
      type={event.link ? undefined : 'button'}
      className={look({ state, short: event.allDay === true || minutes < 45 })}
      tabIndex={isEntrance ? 0 : -1}
      data-stop={stop}
      data-movable={event.movable ? event.id : undefined}
      aria-keyshortcuts={event.movable ? 'M' : undefined}
      title={event.allDay || minutes < 45 || block.lanes > 1 ? `${event.title}, ${range}` : undefined}
      onClick={onOpen}
      onFocus={onFocus}
    >
      {event.link ? cloneElement(event.link, undefined, says) : says}
    </Root>
  );
}
