import type { ComponentProps } from 'react';
import * as styles from './visually-hidden.css.ts';

/**
 * Text only for screen readers, where sighted people see an icon or a position.
 *
 * @instead Use `Announcer` for changes to announce. Text that helps everyone stays visible.
 *
 * @accessibility Read in its place like any text. Never wrap it around a focusable element.
 */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span className={styles.visuallyHidden} {...props} />;
}
