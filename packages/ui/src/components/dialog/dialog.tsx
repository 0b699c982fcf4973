import * as RadixDialog from '@radix-ui/react-dialog';
import { cva } from 'class-variance-authority';
import { X } from 'lucide-react';
import type { ComponentProps, RefObject } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as styles from './dialog.css.ts';
import { useRestoreFocus } from './restore-focus.ts';

export { Close, Root, Trigger } from '@radix-ui/react-dialog';

const panel = cva([styles.panel, styles.content], {
  variants: { size: styles.size },
  defaultVariants: { size: 'small' },
});

export interface ContentProps extends ComponentProps<typeof RadixDialog.Content> {
  size?: 'small' | 'medium' | 'large' | undefined;
  /** The accessible name of the close button. */
  closeLabel: string;
  /** The element that gets the focus first, for example the safe button of a question. By default the first control. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/**
 * A modal with one question or one short form. The title is the question or the fact, the body one or two sentences,
 * and the safe choice is primary.
 *
 * @instead An action that cannot be undone is an `AlertDialog`, a panel beside the page a `Drawer`, a small setting in
 * place a `Popover`.
 *
 * @accessibility Needs a `Title`, which names it; give a `Description`, or `aria-describedby={undefined}` where there
 * is none. The focus goes to the first control or to `initialFocus` and is trapped; Escape closes, and the focus
 * returns to the trigger.
 */
export function Content({ size, closeLabel, initialFocus, className, children, ...props }: ContentProps) {
  const focus = useRestoreFocus({ ...focusFirst(initialFocus), ...props });
  return (
    <RadixDialog.Portal>
      <RadixDialog.Overlay className={styles.scrim} />
      <RadixDialog.Content className={panel({ size, className })} {...props} {...focus}>
        {children}
        <RadixDialog.Close asChild>
          <IconButton className={styles.close} size="small" label={closeLabel}>
            <X />
          </IconButton>
        </RadixDialog.Close>
      </RadixDialog.Content>
    </RadixDialog.Portal>
  );
}

function focusFirst(target: RefObject<HTMLElement | null> | undefined) {
  if (!target) return {};
  const onOpenAutoFocus = (event: Event) => {
    event.preventDefault();
    target.current?.focus();
  };
  return { onOpenAutoFocus };
}

/** The question or the fact. Names the dialog. */
export function Title(props: ComponentProps<typeof RadixDialog.Title>) {
  return <RadixDialog.Title className={styles.title} {...props} />;
}

/** The consequence of the answer, read out when the dialog opens. */
export function Description(props: ComponentProps<typeof RadixDialog.Description>) {
  return <RadixDialog.Description className={styles.description} {...props} />;
}

export interface BodyProps extends ComponentProps<'div'> {
  /** Names a long text and makes it focusable, so that it can be scrolled by keyboard. */
  label?: string | undefined;
}

/** The scrolling content between title and foot. */
export function Body({ label, className = '', ...props }: BodyProps) {
  const body = { className: `${styles.body} ${className}`, ...props };
  if (label === undefined) return <div {...body} />;
  const scrolls = { tabIndex: 0 };
  return <section aria-label={label} {...scrolls} {...body} />;
}

/** The buttons: the one that keeps everything as it is, then the act. */
export function Foot(props: ComponentProps<'div'>) {
  return <div className={styles.foot} {...props} />;
}
