import * as RadixPopover from '@radix-ui/react-popover';
import { cva } from 'class-variance-authority';
import { createContext, use, useId, type ComponentProps } from 'react';
import { title } from '../card/card.css.ts';
import * as styles from './popover.css.ts';

export { Anchor, Close, Root, Trigger } from '@radix-ui/react-popover';

const panel = cva(styles.content, { variants: { size: styles.size }, defaultVariants: { size: 'small' } });

const TitleId = createContext<string | undefined>(undefined);

export interface ContentProps extends ComponentProps<typeof RadixPopover.Content> {
  /** `panel` for a list of its own, such as the notifications: 416 px wide, and the whole screen on a phone. */
  size?: 'small' | 'panel' | undefined;
}

/**
 * Something to read or set beside what opened it; the page stays usable. Its `Title` names it.
 *
 * @instead For a list of actions use `DropdownMenu`, for a question `AlertDialog`.
 *
 * @accessibility The focus goes in when it opens; Escape, or pointing elsewhere, closes it, and the focus goes back
 * to what opened it.
 */
export function Content({ size, className, ...props }: ContentProps) {
  const id = useId();
  return (
    <TitleId value={id}>
      <RadixPopover.Portal>
        <RadixPopover.Content
          className={panel({ size, className })}
          align="end"
          sideOffset={8}
          collisionPadding={12}
          aria-labelledby={id}
          {...props}
        />
      </RadixPopover.Portal>
    </TitleId>
  );
}

/** The first line: the title, and what concerns the whole panel. */
export function Head({ className = '', ...props }: ComponentProps<'header'>) {
  return <header className={`${styles.head} ${className}`} {...props} />;
}

/** Names the panel. */
export function Title({ className = '', children, ...props }: ComponentProps<'h2'>) {
  return (
    <h2 className={`${title} ${styles.title} ${className}`} id={use(TitleId)} {...props}>
      {children}
    </h2>
  );
}

export interface BodyProps extends ComponentProps<'div'> {
  /** No padding of its own, for lists that reach the edges. */
  flush?: boolean | undefined;
}

/** Scrolls when it is long; head and foot stay. */
export function Body({ flush = false, className = '', ...props }: BodyProps) {
  return <div className={`${styles.body} ${flush ? '' : styles.padded} ${className}`} {...props} />;
}

/** A last line: where to see or set more. */
export function Foot({ className = '', ...props }: ComponentProps<'footer'>) {
  return <footer className={`${styles.foot} ${className}`} {...props} />;
}
