import * as RadixRadio from '@radix-ui/react-radio-group';
import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { pageDirection } from '../../theme/page-direction.ts';
import * as styles from './segmented-control.css.ts';

const root = cva(styles.root, { variants: { block: { true: styles.block } } });

export interface RootProps {
  /** The name of the choice: "Show documents". Visually hidden. */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  /** As wide as what holds it. */
  block?: boolean | undefined;
  disabled?: boolean | undefined;
  children: ReactNode;
}

/**
 * Two to four ways to look at the same list, one of them always on; holds `Item`s.
 *
 * @instead For parts of a page with their own content use `Tabs`, for an answer in a form `RadioGroup`.
 *
 * @accessibility A set of radios with a name: one stop of the Tab key, arrow keys move and choose.
 */
export function Root({ label, block, ...props }: RootProps) {
  return (
    <RadixRadio.Root
      className={root({ block })}
      aria-label={label}
      orientation="horizontal"
      dir={pageDirection()}
      {...props}
    />
  );
}

export interface ItemProps {
  value: string;
  disabled?: boolean | undefined;
  /** A word, with an icon or a count if that helps. */
  children: ReactNode;
}

/** One of the ways. */
export function Item(props: ItemProps) {
  return <RadixRadio.Item className={styles.item} {...props} />;
}
