import * as styles from './threads.css.ts';

export interface ThreadsProps {
  /** The height at which the threads meet: `low` leaves room for more text above. */
  position?: 'middle' | 'low' | undefined;
}

/**
 * The motif of this design: two threads that start apart and come together. Fills its positioned parent.
 *
 * @instead Use `StepPath` for progress. Never place it behind text.
 *
 * @accessibility Decorative: hidden from screen readers, without motion.
 */
export function Threads({ position = 'middle' }: ThreadsProps) {
  const [first, meet, second] = position === 'middle' ? [440, 650, 850] : [660, 800, 930];
  return (
    <svg className={styles.art} viewBox="0 0 800 900" preserveAspectRatio="none" aria-hidden>
      <path className={styles.first} d={`M-10 ${first}C300 ${first} 420 ${meet} 820 ${meet}`} />
      <path className={styles.second} d={`M-10 ${second}C320 ${second} 420 ${meet} 820 ${meet}`} />
    </svg>
  );
}
