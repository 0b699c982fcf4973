import type { ReactNode } from 'react';
import { Badge } from '../badge/badge.tsx';
import * as styles from './guide-steps.css.ts';

/** One step of the guide. */
export interface GuideStep {
  id: string;
  title: string;
  /** The duration: "24–48 hours". */
  time?: string | undefined;
  /** The step, its meaning and the reader's part. */
  text: ReactNode;
  /** Marks the current step of the case. */
  now?: boolean | undefined;
}

export interface GuideStepsProps {
  steps: readonly GuideStep[];
  /** The mark of the current step: "You are here". */
  nowLabel?: string | undefined;
  /** The heading level of the titles. */
  level?: 2 | 3 | undefined;
}

/**
 * A guide to the steps with explanations; the two threads come closer with every step.
 *
 * @instead Use `StepPath` for the progress of a case, `NextSteps` for the steps after an action.
 *
 * @accessibility An ordered list with a heading for each step; the current one is `aria-current` and marked in words.
 * The threads are hidden from screen readers.
 */
export function GuideSteps({ steps, nowLabel, level = 3 }: GuideStepsProps) {
  const Title = `h${level}` as const;
  const last = steps.length - 1;
  return (
    <ol>
      {steps.map(({ id, title, time, text, now = false }, at) => (
        <li key={id} className={styles.step} aria-current={now ? 'step' : undefined}>
          {at < last && (
            <span className={styles.threads} style={{ width: 5 + ((last - at) / last) * 20 }} aria-hidden />
          )}
          <span className={styles.disc} aria-hidden>
            {at + 1}
          </span>
          <div>
            <div className={styles.head}>
              <Title className={styles.title}>{title}</Title>
              {time !== undefined && <span className={styles.time}>{time}</span>}
              {now && nowLabel !== undefined && <Badge tone="brand">{nowLabel}</Badge>}
            </div>
            <div className={styles.text}>{text}</div>
          </div>
        </li>
      ))}
    </ol>
  );
}
