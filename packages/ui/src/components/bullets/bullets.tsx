import type { ComponentProps } from 'react';
import * as styles from './bullets.css.ts';

export interface BulletsProps extends ComponentProps<'ul'> {
  /** `dash` in lines of a text, `disc` for points that stand apart. */
  marker?: 'dash' | 'disc' | undefined;
}

/**
 * Points in running text, each in an `<li>`.
 *
 * @instead Points with an icon or an action are `Point`s, rows of things a `List`.
 *
 * @accessibility A native list: its length is read first.
 */
export function Bullets({ marker = 'dash', className = '', ...props }: BulletsProps) {
  return <ul className={`${styles.marker[marker]} ${className}`} {...props} />;
}
