import type { ReactNode } from 'react';
import * as styles from './next-steps.css.ts';

export interface NextStepsProps {
  steps: readonly { title: string; text: ReactNode }[];
}

/**
 * What happens after this, in order, tied by the two threads.
 *
 * @instead Where a case stands is a `StepPath`; a guide with room for words is `GuideSteps`.
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
