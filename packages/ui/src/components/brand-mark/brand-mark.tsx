import type { ReactElement } from 'react';
import { Slot, Slottable } from '../slot/slot.tsx';
import * as styles from './brand-mark.css.ts';

export interface BrandMarkProps {
  /** The organization, or the platform itself. */
  name: string;
  /** The organization's own logo; by default two threads in its colors. */
  logoUrl?: string | undefined;
  /** Hides the name visually on phones, also where it has room. */
  hideName?: boolean | undefined;
  /** Render as the child, an empty link home. */
  asChild?: boolean | undefined;
  children?: ReactElement | undefined;
}

/**
 * The organization's logo, or two threads, and its name, which is not seen where it has no room. Top left on every page.
 *
 * @instead A person is an `Avatar`.
 *
 * @accessibility Only the name is read. Logo and threads are decorative; with `asChild` the whole mark is the home
 * link.
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
