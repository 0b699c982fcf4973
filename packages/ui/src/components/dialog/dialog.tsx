import * as RadixDialog from '@radix-ui/react-dialog';
import { cva } from 'class-variance-authority';
import { X } from 'lucide-react';
import type { ComponentProps, RefObject } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as styles from './dialog.css.ts';
import { useReturnFocus } from './return-focus.ts';

export { Close, Root, Trigger } from '@radix-ui/react-dialog';

const panel = cva([styles.panel, styles.content], {
  variants: { size: styles.size },
  defaultVariants: { size: 'small' },
});

export interface ContentProps extends ComponentProps<typeof RadixDialog.Content> {
  size?: 'small' | 'medium' | 'large' | undefined;
  /** The name of the button in the corner. */
  closeLabel: string;
  /** What gets the focus first: the safe button of a question. Without it, the first control. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/**
 * One question or one short form, over the page. The title is the question or the fact, the body one or two sentences, the
 * safe choice is primary. Needs a `Title`; give a `Description`, or `aria-describedby={undefined}` where there is none.
 */
export function Content({ size, closeLabel, initialFocus, className, children, ...props }: ContentProps) {
  const focus = useReturnFocus({ ...focusFirst(initialFocus), ...props });
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

/** What follows from the answer. Read out when the dialog opens. */
export function Description(props: ComponentProps<typeof RadixDialog.Description>) {
  return <RadixDialog.Description className={styles.description} {...props} />;
}

/** Scrolls when it is long; title and foot stay. */
export function Body({ className = '', ...props }: ComponentProps<'div'>) {
  return <div className={`${styles.body} ${className}`} {...props} />;
}

/** The answers, the primary one last. */
export function Foot(props: ComponentProps<'div'>) {
  return <div className={styles.foot} {...props} />;
}
