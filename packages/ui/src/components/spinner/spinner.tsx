import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import * as styles from './spinner.css.ts';

export interface SpinnerProps {
  /** The name of the operation. Omit it where a text beside the spinner says the same. */
  label?: string | undefined;
}

/**
 * A short wait inside a control.
 *
 * @instead For a page or a list use `Skeleton`.
 *
 * @accessibility With a `label` it is announced politely; without one it is hidden, because the control beside it has
 * the text.
 */
export function Spinner({ label }: SpinnerProps) {
  return (
    <>
      <span className={styles.spinner} aria-hidden />
      {label !== undefined && <output className={visuallyHidden}>{label}</output>}
    </>
  );
}
