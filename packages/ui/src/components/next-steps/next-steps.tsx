import type { ReactNode } from 'react';
import * as styles from './next-steps.css.ts';

export interface NextStepsProps {
  steps: readonly { title: string; text: ReactNode }[];
}

/** What happens after this, in order, tied by the two threads. */
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
