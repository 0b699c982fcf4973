import { cva } from 'class-variance-authority';
import { DoorOpen } from 'lucide-react';
import type { ComponentProps } from 'react';
import * as button from '../button/button.css.ts';
import * as styles from './quick-exit.css.ts';

const quickExit = cva([button.root, styles.root], { variants: { corner: { true: styles.corner } } });

export interface QuickExitProps extends ComponentProps<'a'> {
  label: string;
  /** The neutral site it leads to, should the script not have loaded. */
  href: string;
  /** Fixed in the corner of the window, above dialogs: the one thing that never moves. */
  corner?: boolean | undefined;
}

/** The way out for someone who is being watched. Never red, never asks, always in the same place. */
export function QuickExit({ label, corner, className, ...props }: QuickExitProps) {
  return (
    <a
      className={quickExit({ corner, className })}
      rel="noreferrer"
      data-quick-exit={corner ? '' : undefined}
      {...props}
    >
      <DoorOpen />
      {label}
    </a>
  );
}
