import type { ComponentProps } from 'react';
import * as styles from './visually-hidden.css.ts';

/**
 * Words that only screen readers get, where the eye has a shape or a place instead.
 *
 * @instead What changes and must be heard is an `Announcer`. Words that help everybody stay visible.
 *
 * @accessibility Read like any text, in its place. Never around something that takes the focus.
 */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span className={styles.visuallyHidden} {...props} />;
}
