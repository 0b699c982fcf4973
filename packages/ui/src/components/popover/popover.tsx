import * as RadixPopover from '@radix-ui/react-popover';
import { cva } from 'class-variance-authority';
import { createContext, use, useId, type ComponentProps } from 'react';
import { title } from '../card/card.css.ts';
import * as styles from './popover.css.ts';

export { Anchor, Close, Root, Trigger } from '@radix-ui/react-popover';

const panel = cva(styles.content, { variants: { size: styles.size }, defaultVariants: { size: 'small' } });

const TitleId = createContext<string | undefined>(undefined);

export interface ContentProps extends ComponentProps<typeof RadixPopover.Content> {
  /** `panel` for a list such as the notifications: 416 px wide, and full screen on a phone. */
  size?: 'small' | 'panel' | undefined;
}

/**
 * Non-modal content or settings beside their trigger. Its `Title` names it.
 *
 * @instead For a list of actions use `DropdownMenu`, for a question `AlertDialog`.
 *
 * @accessibility The focus moves inside when it opens; Escape or a press outside closes it, and the focus returns to
 * the trigger.
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

/** The header with the title and the controls of the whole panel. */
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
  /** Removes the padding, for lists that reach the edges. */
  flush?: boolean | undefined;
}

/** The scrolling content between head and foot. */
export function Body({ flush = false, className = '', ...props }: BodyProps) {
  return <div className={`${styles.body} ${flush ? '' : styles.padded} ${className}`} {...props} />;
}

/** The last line: a link to more or to settings. */
export function Foot({ className = '', ...props }: ComponentProps<'footer'>) {
  return <footer className={`${styles.foot} ${className}`} {...props} />;
}
