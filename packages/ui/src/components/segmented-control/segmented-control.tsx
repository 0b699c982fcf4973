import * as RadixRadio from '@radix-ui/react-radio-group';
import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { pageDirection } from '../../theme/page-direction.ts';
import * as styles from './segmented-control.css.ts';

const root = cva(styles.root, { variants: { block: { true: styles.block } } });

export interface RootProps {
  /** The accessible name: "Show documents". Visually hidden. */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  /** As wide as the container. */
  block?: boolean | undefined;
  disabled?: boolean | undefined;
  children: ReactNode;
}

/**
 * Switches between two to four views of the same list.
 *
 * @instead For sections with their own content use `Tabs`, for an answer in a form `RadioGroup`.
 *
 * @accessibility A named radio group: one tab stop, arrow keys move and select.
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

/** One of the views. */
export function Item(props: ItemProps) {
  return <RadixRadio.Item className={styles.item} {...props} />;
}
