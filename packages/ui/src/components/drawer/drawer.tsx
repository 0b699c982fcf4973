import * as RadixDialog from '@radix-ui/react-dialog';
import { cva } from 'class-variance-authority';
import { X } from 'lucide-react';
import type { ComponentProps } from 'react';
import * as dialog from '../dialog/dialog.css.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as styles from './drawer.css.ts';

export { Close, Description, Root, Trigger } from '@radix-ui/react-dialog';

const panel = cva([dialog.panel, styles.content], {
  variants: { width: styles.width, side: styles.side },
  defaultVariants: { width: 'wide', side: 'end' },
});

export interface ContentProps extends ComponentProps<typeof RadixDialog.Content> {
  /** `narrow` for a menu, `wide` for work that needs a list beside it. */
  width?: 'narrow' | 'wide' | undefined;
  /** The edge it comes from: a menu comes from the side of its button. */
  side?: 'start' | 'end' | undefined;
  /** The name of the button in the corner. */
  closeLabel: string;
}

/** Work beside the page: chat, or the menu on small screens. Starts with a `Head` that holds its `Title`. */
export function Content({ width, side, closeLabel, className, children, ...props }: ContentProps) {
  return (
    <RadixDialog.Portal>
      <RadixDialog.Overlay className={dialog.scrim} />
      <RadixDialog.Content className={panel({ width, side, className })} aria-describedby={undefined} {...props}>
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

/** The first line, with the title and what concerns the whole drawer. */
export function Head(props: ComponentProps<'header'>) {
  return <header className={styles.head} {...props} />;
}

/** Names the drawer. */
export function Title(props: ComponentProps<typeof RadixDialog.Title>) {
  return <RadixDialog.Title className={styles.title} {...props} />;
}

/** Fills the rest and scrolls. */
export function Body({ className = '', ...props }: ComponentProps<'div'>) {
  return <div className={`${styles.body} ${className}`} {...props} />;
}
