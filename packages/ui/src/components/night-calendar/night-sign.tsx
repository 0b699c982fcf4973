import type { NightLook } from './nights.ts';
import * as styles from './night-calendar.css.ts';

export interface NightSignProps {
  look: NightLook;
  /** The letter of a person, both letters, or a question mark. */
  sign: string;
  /** With the bar that marks a handover, for the key of a calendar. */
  hasBar?: boolean | undefined;
}

/** The sign of a night in its color, before the words that say the same. */
export function NightSign({ look, sign, hasBar = false }: NightSignProps) {
  return (
    <span className={`${styles.sign} ${styles.look[look]} ${hasBar ? styles.handover[look] : ''}`} aria-hidden>
      {sign}
    </span>
  );
}
