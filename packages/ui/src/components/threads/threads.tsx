import * as styles from './threads.css.ts';

export interface ThreadsProps {
  /** Where the threads meet: `low` leaves room for more words above. */
  position?: 'middle' | 'low' | undefined;
}

/**
 * Two threads that start apart and come together: the mark of this design. Fills its positioned parent.
 *
 * @instead Use `StepPath` for progress. Never wallpaper behind text.
 *
 * @accessibility It says nothing, so it is hidden from screen readers, and it does not move.
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
