import { cva } from 'class-variance-authority';
import { DoorOpen } from 'lucide-react';
import type { ComponentProps } from 'react';
import * as button from '../button/button.css.ts';
import * as icon from '../icon-button/icon-button.css.ts';
import * as styles from './quick-exit.css.ts';

const quickExit = cva(button.root, {
  variants: {
    quiet: { true: [icon.root, icon.size.medium, button.tone.plain], false: styles.root },
    corner: { true: styles.corner },
  },
  compoundVariants: [{ quiet: true, corner: true, class: styles.quietCorner }],
  defaultVariants: { quiet: false },
});

export interface QuickExitProps extends ComponentProps<'a'> {
  label: string;
  /** The neutral site it leads to, should the script not have loaded. */
  href: string;
  /** Fixed in the corner of the window, above dialogs: the one thing that never moves. */
  corner?: boolean | undefined;
  /** Only the icon, for people at work, who rarely need it: put a `Tooltip` around it. */
  quiet?: boolean | undefined;
}

/**
 * The quick exit for someone who is being watched. Never red, never asks, always in the same place.
 *
 * @instead Leaving in peace is Logout, in the menu of the `UserChip`.
 *
 * @accessibility A link, so that it works where the script has not loaded. Drawn above every layer, dialogs
 * included; `useQuickExitKeys` lets three presses of Shift do the same from anywhere. The quiet one has its words as
 * its name.
 */
export function QuickExit({ label, corner, quiet, className, ...props }: QuickExitProps) {
  return (
    <a
      className={quickExit({ corner, quiet, className })}
      rel="noreferrer"
      aria-label={quiet ? label : undefined}
      data-quick-exit={corner ? (quiet ? 'quiet' : '') : undefined}
      {...props}
    >
      <DoorOpen />
      {!quiet && <span className={styles.words}>{label}</span>}
    </a>
  );
}
