import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Button, type ButtonProps } from '../button/button.tsx';
import * as styles from './timeline.css.ts';

/**
 * Lists events, newest first, as `Event`s or as `Day`s of events.
 *
 * @instead For future events use `StepPath` or `Agenda`.
 *
 * @accessibility Ordered lists, one per day under its heading. Every event is a sentence with its time; icons are
 * hidden.
 */
export function Root(props: ComponentProps<'ol'>) {
  return <ol {...props} />;
}

export interface DayProps {
  /** The day as people read it: "Today", "Tuesday 24 November". */
  label: string;
  children: ReactNode;
}

/** The events of one day, under a heading. Their times are then clock times. */
export function Day({ label, children }: DayProps) {
  return (
    <li className={styles.day}>
      <h3 className={styles.dayName}>{label}</h3>
      <ol>{children}</ol>
    </li>
  );
}

const event = cva(styles.event, { variants: { quiet: { true: styles.quiet } } });

export interface EventProps {
  /** The time as people read it: "25m ago", or "14:05" inside a `Day`. */
  time: string;
  /** The machine-readable time. */
  dateTime?: string | undefined;
  icon: ReactNode;
  /** The actor, before the text: "Maya Okafor". */
  person?: string | undefined;
  /** The audience or the result: "Only you can see this". */
  note?: ReactNode;
  /** Smaller and softer, for minor events that the system recorded. */
  quiet?: boolean | undefined;
  /** The event in one sentence. Its subject may be a link. */
  children: ReactNode;
}

/** One event. */
export function Event({ time, dateTime, icon, person, note, quiet, children }: EventProps) {
  return (
    <li className={event({ quiet })}>
      <time className={styles.time} dateTime={dateTime}>
        {time}
      </time>
      <span className={styles.icon} aria-hidden>
        {icon}
      </span>
      <span className={styles.words}>
        {person !== undefined && <span className={styles.person}>{person} </span>}
        {children}
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </span>
    </li>
  );
}

/** The button under the list that loads earlier events. */
export function More(props: Omit<ButtonProps, 'tone' | 'size'>) {
  return (
    <div className={styles.more}>
      <Button tone="quiet" size="small" {...props} />
    </div>
  );
}
