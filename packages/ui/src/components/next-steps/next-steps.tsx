import type { ReactNode } from 'react';
import * as styles from './next-steps.css.ts';

export interface NextStepsProps {
  steps: readonly { title: string; text: ReactNode }[];
}

/**
 * Lists the next steps in order, connected by the two threads.
 *
 * @instead Use `StepPath` for the progress of a case, `GuideSteps` for a guide with explanations.
 *
 * @accessibility An ordered list; the drawn numbers are hidden, because the list counts by itself.
 */
export function NextSteps({ steps }: NextStepsProps) {
  return (
    <ol>
      {steps.map(({ title, text }, at) => (
        <li key={title} className={styles.step}>
          <span className={styles.number} aria-hidden>
            {at + 1}
          </span>
          <div>
            <p className={styles.title}>{title}</p>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
