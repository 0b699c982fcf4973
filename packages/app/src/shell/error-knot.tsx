import * as styles from './error-knot.css.ts';

/** The two threads in a knot, for the page that says that something went wrong. */
export function ErrorKnot() {
  const loop = 'C140 24 152 70 122 70C92 70 104 24 148 24';
  return (
    <svg viewBox="0 0 240 80" width="240" height="80" fill="none" strokeWidth="3" strokeLinecap="round" aria-hidden>
      <path className={styles.second} d="M2 56H238" />
      <path className={styles.gap} d={`M96 24${loop}`} />
      <path className={styles.first} d={`M2 24H96${loop}H238`} />
    </svg>
  );
}
