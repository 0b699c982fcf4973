import type { ComponentProps, ReactNode } from 'react';
import { Badge } from '../badge/badge.tsx';
import { list } from '../list/list.css.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './agenda.css.ts';

/**
 * The sessions of a day as `Item`s, or of several days as `Day`s, in a flush card.
 *
 * @instead A whole week beside others is a `WeekCalendar`; past events are a `Timeline`.
 *
 * @accessibility Ordered lists, one per day under its heading. The current session is `aria-current="time"` and has a
 * text label; start and end are read as a sentence.
 */
export function Root({ className = '', ...props }: ComponentProps<'ol'>) {
  return <ol className={`${list} ${className}`} {...props} />;
}

export interface DayProps {
  /** "Thursday 3 December". */
  label: string;
  /** The heading level of the day. */
  level?: 2 | 3 | undefined;
  children: ReactNode;
}

/** The sessions of one day, under a heading. */
export function Day({ label, level = 3, children }: DayProps) {
  const Heading = `h${level}` as const;
  return (
    <li>
      <Heading className={styles.dayName}>{label}</Heading>
      <ol className={list}>{children}</ol>
    </li>
  );
}

export interface ItemProps {
  start: string;
  end?: string | undefined;
  /** The word between the two times for screen readers: "to". */
  untilLabel?: string | undefined;
  /** The people in the session; may be a link. */
  title: ReactNode;
  /** Title and place: "First session, room 2". */
  detail?: ReactNode;
  state?: 'done' | 'now' | 'next' | 'later' | undefined;
  /** The state as text: "Done", "Now", "Next". */
  stateLabel?: string | undefined;
  /** The main action while the session is on: "Return to session". */
  action?: ReactNode;
}

/** One session. */
export function Item({ start, end, untilLabel, title, detail, state = 'later', stateLabel, action }: ItemProps) {
  return (
    <li className={styles.item} data-state={state} aria-current={state === 'now' ? 'time' : undefined}>
      <span className={styles.time}>
        <span className={styles.start}>{start}</span>
        {end !== undefined && (
          <span className={styles.soft}>
            <VisuallyHidden> {untilLabel} </VisuallyHidden>
            {end}
          </span>
        )}
      </span>
      <span className={styles.what}>
        <span className={styles.start}>{title}</span>
        {detail !== undefined && <span className={styles.soft}>{detail}</span>}
        {action !== undefined && <span className={styles.action}>{action}</span>}
      </span>
      {stateLabel !== undefined && <Badge tone={state === 'now' ? 'brand' : 'neutral'}>{stateLabel}</Badge>}
    </li>
  );
}
