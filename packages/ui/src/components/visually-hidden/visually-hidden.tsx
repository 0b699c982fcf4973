import type { ComponentProps } from 'react';
import * as styles from './visually-hidden.css.ts';

/**
 * Words that only screen readers get, where the eye has a shape or a place instead.
 *
 * @instead Use `Announcer` for changes to announce. Text that helps everyone stays visible.
 *
 * @accessibility Read like any text, in its place. Never around something that takes the focus.
 */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span className={styles.visuallyHidden} {...props} />;
}
