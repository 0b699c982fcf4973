import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import * as styles from './spinner.css.ts';

export interface SpinnerProps {
  /** The name of the pending work. Leave it out where a text beside it already says so. */
  label?: string | undefined;
}

/**
 * A short wait inside a control.
 *
 * @instead For a page or a list, show its shape with `Skeleton`.
 *
 * @accessibility With a `label` it is read politely; without one it is hidden, because the control beside it says
 * what goes on.
 */
export function Spinner({ label }: SpinnerProps) {
  return (
    <>
      <span className={styles.spinner} aria-hidden />
      {label !== undefined && <output className={visuallyHidden}>{label}</output>}
    </>
  );
}
