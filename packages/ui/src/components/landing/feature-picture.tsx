import type { ReactNode } from 'react';
import { Row } from '../layout/layout.tsx';
import { Text } from '../text/text.tsx';
import * as styles from './landing.css.ts';

/**
 * A row in the picture of a `Feature`, with its last child at the end. `mediator` has an edge in the second brand
 * color.
 */
export function Line({
  tone = 'neutral',
  children,
}: {
  tone?: 'neutral' | 'mediator' | undefined;
  children: ReactNode;
}) {
  return <div className={`${styles.line} ${styles.lineTone[tone]}`}>{children}</div>;
}

/** Struck-through text in the picture of a `Feature`. */
export function Struck({ children }: { children: ReactNode }) {
  return <s className={styles.struck}>{children}</s>;
}

export interface AppointmentProps {
  day: string;
  month: string;
  title: string;
  /** The time and the mode of the session. */
  children: ReactNode;
}

/** A session in the picture of a `Feature`. */
export function Appointment({ day, month, title, children }: AppointmentProps) {
  return (
    <Line>
      <Row asChild>
        <span>
          <span className={styles.date}>
            <span className={styles.day}>{day}</span>
            {month}
          </span>
          <span>
            <b>{title}</b>
            <br />
            <Text asChild tone="soft">
              <span>{children}</span>
            </Text>
          </span>
        </span>
      </Row>
    </Line>
  );
}
