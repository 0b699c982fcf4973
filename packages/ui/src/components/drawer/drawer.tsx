import * as RadixDialog from '@radix-ui/react-dialog';
import { cva } from 'class-variance-authority';
import { X } from 'lucide-react';
import type { ComponentProps } from 'react';
import * as dialog from '../dialog/dialog.css.ts';
import { useRestoreFocus } from '../dialog/restore-focus.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as styles from './drawer.css.ts';

export { Close, Description, Root, Trigger } from '@radix-ui/react-dialog';

const panel = cva([dialog.panel, styles.content], { variants: { width: styles.width, side: styles.side } });

export interface ContentProps extends ComponentProps<typeof RadixDialog.Content> {
  /** `narrow` for a menu, `medium` for one form, `wide` for work that needs a list beside it. */
  width?: 'narrow' | 'medium' | 'wide' | undefined;
  /**
   * The edge from which it opens: a menu from the side of its button; `bottom` is a sheet with the height of its
   * content.
   */
  side?: 'start' | 'end' | 'bottom' | undefined;
  /** The accessible name of the close button. */
  closeLabel: string;
}

/**
 * A panel beside the page: chat, or on small screens the menu or help. Starts with a `Head` that holds its `Title`.
 *
 * @instead A question is a `Dialog`, a small setting is a `Popover`.
 *
 * @accessibility A dialog named by its `Title`. The focus is trapped; Escape or a click outside closes it, and the
 * focus returns to the trigger. It never covers `QuickExit`.
 */
export function Content({ width = 'wide', side = 'end', closeLabel, className, children, ...props }: ContentProps) {
  const look = panel({ width: side === 'bottom' ? 'full' : width, side, className });
  const focus = useRestoreFocus(props);
  return (
    <RadixDialog.Portal>
      <RadixDialog.Overlay className={dialog.scrim} />
      <RadixDialog.Content className={look} aria-describedby={undefined} {...props} {...focus}>
        {children}
        <RadixDialog.Close asChild>
          <IconButton className={styles.close} label={closeLabel}>
            <X />
          </IconButton>
        </RadixDialog.Close>
      </RadixDialog.Content>
    </RadixDialog.Portal>
  );
}

/** The header with the title and the controls of the whole drawer. */
export function Head(props: ComponentProps<'header'>) {
  return <header className={styles.head} {...props} />;
}

/** Names the drawer. */
export function Title(props: ComponentProps<typeof RadixDialog.Title>) {
  return <RadixDialog.Title className={styles.title} {...props} />;
}

export interface BodyProps extends ComponentProps<'div'> {
  /** Its child is as high as the drawer and scrolls by itself, as a `ChatPane` does. */
  fill?: boolean | undefined;
}

/** The scrolling content. */
export function Body({ fill = false, className = '', ...props }: BodyProps) {
  return <div className={`${styles.body} ${fill ? styles.fill : ''} ${className}`} {...props} />;
}
