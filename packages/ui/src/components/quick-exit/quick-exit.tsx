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
  /** The neutral site, which also works when the script has not loaded. */
  href: string;
  /** Fixed in the corner of the window, above dialogs, always in the same place. */
  corner?: boolean | undefined;
  /** Only the icon, for staff, who rarely need it: wrap it in a `Tooltip`. */
  quiet?: boolean | undefined;
}

/**
 * The quick exit: leaves the product at once, for someone who is being watched. Never red, without confirmation, always
 * in the same place.
 *
 * @instead The regular Logout is in the menu of the `UserChip`.
 *
 * @accessibility A link, so that it works where the script has not loaded. Drawn above every layer, dialogs included;
 * `useQuickExitKeys` lets three presses of Shift do the same from anywhere. The quiet variant keeps its text as its
 * accessible name.
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
