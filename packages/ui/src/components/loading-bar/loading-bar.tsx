import type { ComponentProps } from 'react';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import * as styles from './loading-bar.css.ts';

export interface LoadingBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The name of the loading content: "Loading page". */
  label: string;
}

/**
 * A thin line under the top bar while the next page loads; the old page stays in place. Goes into the `progress` of
 * `TopBar`, or into any positioned element.
 *
 * @instead A part of a page uses `Skeleton`, a control `Spinner`.
 *
 * @accessibility A progress bar with a name and no value. With reduced motion it does not move.
 */
export function LoadingBar({ label, className = '', ...props }: LoadingBarProps) {
  return (
    <div className={`${styles.bar} ${className}`} {...props}>
      <progress className={visuallyHidden} aria-label={label} />
    </div>
  );
}
