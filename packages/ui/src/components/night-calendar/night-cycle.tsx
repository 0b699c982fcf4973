import * as styles from './night-calendar.css.ts';

/** A night of a pattern: whose it is, with the letter of that person. */
export interface CycleNight {
  look: 'A' | 'B';
  sign: string;
}

/** The nights of a pattern in lines of two weeks, beside the words that say the same. */
export function NightCycle({ nights }: { nights: readonly CycleNight[] }) {
  return (
    <span className={styles.cycle} aria-hidden>
      {nights.map(({ look, sign }, index) => (
        // The nights of a pattern have no other identity than their place.
        <span key={`night ${index + 1}`} className={`${styles.cycleNight} ${styles.cycleLook[look]}`}>
          {sign}
        </span>
      ))}
    </span>
  );
}

export interface NightCycleFieldProps {
  /** The nights, each with its name: "Night 3: Daniel". */
  nights: readonly (CycleNight & { label: string })[];
  /** Gives a night to the other person. */
  onPress: (index: number) => void;
}

/** The nights of a pattern as buttons, in a `Fieldset`. */
export function NightCycleField({ nights, onPress }: NightCycleFieldProps) {
  return (
    <div className={styles.choice}>
      {nights.map(({ look, sign, label }, index) => (
        <button
          key={`night ${index + 1}`}
          type="button"
          className={`${styles.cycleNight} ${styles.cycleLook[look]} ${styles.press}`}
          aria-label={label}
          onClick={() => onPress(index)}
        >
          {sign}
        </button>
      ))}
    </div>
  );
}
