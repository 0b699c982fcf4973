import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import * as styles from './tone-meter.css.ts';
import { type ToneLevel, toneLevel } from './tone-level.ts';

const max = 10;

export interface ToneMeterProps {
  /** The name of the writer. */
  name?: string | undefined;
  /** From 0 to 10. */
  intensity: number;
  /** The word for each level: Calm, Upset, Heated, Hostile. */
  labels: Record<ToneLevel, string>;
  /** The score as text: "8 of 10". */
  label: string;
}

/**
 * The tone of a person's messages: a word, a number and ten segments. For mediators only.
 *
 * @instead For a person's own draft use a sentence; for progress use `Progress`.
 *
 * @accessibility A `meter` named by the person and the word for the level, read as "Hostile, 8 of 10". The segments are
 * hidden from screen readers.
 */
export function ToneMeter({ name, intensity, labels, label }: ToneMeterProps) {
  const level = toneLevel(intensity);
  const value = Math.min(max, Math.max(0, intensity));
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        {name !== undefined && <span className={styles.name}>{name}</span>}
        <b className={styles.word[level]}>{labels[level]}</b>
        <span className={styles.score}>{label}</span>
      </div>
      <meter
        className={visuallyHidden}
        min={0}
        max={max}
        value={value}
        aria-label={name === undefined ? labels[level] : `${name}, ${labels[level]}`}
        aria-valuetext={`${labels[level]}, ${label}`}
      />
      <div className={`${styles.meter} ${styles.level[level]}`} aria-hidden>
        {Array.from({ length: max }, (_, at) => (
          <span key={at} className={styles.segment} data-on={at < Math.floor(value) ? '' : undefined} />
        ))}
      </div>
    </div>
  );
}
