import type { ComponentProps } from 'react';
import * as styles from './thumbnail.css.ts';

/**
 * A photo of a page in small, in a row that names it.
 *
 * @instead A page to read is a `DocumentViewer`, the face of a person an `Avatar`.
 *
 * @accessibility Decorative: hidden from screen readers, which get the name in its row.
 */
export function Thumbnail({ className = '', ...props }: Omit<ComponentProps<'img'>, 'alt'>) {
  return <img className={`${styles.thumbnail} ${className}`} alt="" {...props} />;
}
