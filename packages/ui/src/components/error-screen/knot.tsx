import * as thread from '../threads/threads.css.ts';
import * as styles from './error-screen.css.ts';

const loop = 'C140 24 152 70 122 70C92 70 104 24 148 24';

/** The illustration of the error screen: the two threads in a loose knot. */
export function Knot() {
  return (
    <svg className={styles.knot} viewBox="0 0 240 80" aria-hidden>
      <path className={thread.second} d="M2 56H238" />
      <path className={styles.gap} d={`M96 24${loop}`} />
      <path className={thread.first} d={`M2 24H96${loop}H238`} />
    </svg>
  );
}
