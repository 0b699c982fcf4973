import type { ComponentProps } from 'react';
import * as styles from './visually-hidden.css.ts';

/** Words that only screen readers get, where the eye has a shape or a place instead. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span className={styles.visuallyHidden} {...props} />;
}
