import * as styles from './segments.css.ts';

export interface SegmentsProps {
  /** How many there are, and how many of them are filled. */
  total: number;
  filled: number;
  /** `small` for a list below it, `medium` on its own. */
  size?: 'small' | 'medium' | undefined;
}

/**
 * How much of something is there: one segment for each hour, or for each subject.
 *
 * @instead The progress of an operation is `Progress`; parts that can be opened are a `Stepper`.
 *
 * @accessibility Hidden from screen readers: say the same in words beside it. Filled segments differ in more than their
 * color.
 */
export function Segments({ total, filled, size = 'medium' }: SegmentsProps) {
  return (
    <div aria-hidden className={`${styles.segments} ${styles.gap[size]}`}>
      {Array.from({ length: total }, (_, at) => (
        <span
          key={`${at + 1}`}
          className={`${styles.segment} ${styles.size[size]} ${at < filled ? styles.filled[size] : ''}`}
        />
      ))}
    </div>
  );
}
