import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import * as styles from './spinner.css.ts';

export interface SpinnerProps {
  /** What is being waited for. Leave it out where a word beside it already says so. */
  label?: string | undefined;
}

/** A short wait inside a control. For a page or a list, show its shape with `Skeleton`. */
export function Spinner({ label }: SpinnerProps) {
  return (
    <>
      <span className={styles.spinner} aria-hidden />
      {label !== undefined && <output className={visuallyHidden}>{label}</output>}
    </>
  );
}
