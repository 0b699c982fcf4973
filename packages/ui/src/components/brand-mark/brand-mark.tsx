import type { ReactElement } from 'react';
import { Slot, Slottable } from '../slot/slot.tsx';
import * as styles from './brand-mark.css.ts';

export interface BrandMarkProps {
  /** The organization, or the platform itself. */
  name: string;
  /** The organization's own logo; without it, two threads in its colors. */
  logoUrl?: string | undefined;
  /** Leaves the name to screen readers on phones, where the bar is short. */
  hideName?: boolean | undefined;
  /** Render as the child, an empty link home. */
  asChild?: boolean | undefined;
  children?: ReactElement | undefined;
}

/**
 * Whose house this is: logo or two threads, and the name. Top left on every page.
 *
 * @instead A person is an `Avatar`.
 *
 * @accessibility Read once: the name. Logo and threads are pictures without words, and with `asChild` the whole is
 * the link home.
 */
export function BrandMark({ name, logoUrl, hideName = false, asChild = false, children }: BrandMarkProps) {
  const Root = asChild ? Slot : 'span';
  return (
    <Root className={styles.root}>
      {logoUrl === undefined ? <TwoThreads /> : <img className={styles.logo} src={logoUrl} alt="" />}
      <span className={`${styles.name} ${hideName ? styles.hiddenOnPhone : ''}`}>{name}</span>
      {asChild && <Slottable>{children}</Slottable>}
    </Root>
  );
}

function TwoThreads() {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden>
      <rect className={styles.ground} x=".5" y=".5" width="31" height="31" rx="8" />
      <path d="M6.5 10c7 0 8 6 13 6h6" />
      <path className={styles.second} d="M6.5 22c7 0 8-6 13-6" />
    </svg>
  );
}
