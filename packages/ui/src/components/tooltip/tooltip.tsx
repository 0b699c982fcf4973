import * as RadixTooltip from '@radix-ui/react-tooltip';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import * as styles from './tooltip.css.ts';

export interface TooltipProps extends Pick<
  ComponentProps<typeof RadixTooltip.Root>,
  'open' | 'defaultOpen' | 'onOpenChange'
> {
  /** The name of an icon, or one short sentence. */
  label: ReactNode;
  /** The shortcut, as a `Kbd`. */
  shortcut?: ReactNode;
  side?: 'top' | 'bottom' | 'left' | 'right' | undefined;
  /** The control that it describes. It must be focusable. */
  children: ReactElement;
}

/**
 * Shows the name of an icon, after a short delay on hover or at once on focus.
 *
 * @instead Never for essential information, because touch has no hover: use a hint or a `Popover`.
 *
 * @accessibility Escape hides it and keeps the focus. It describes its control, which needs an accessible name of its
 * own (`label` of `IconButton`).
 */
export function Tooltip({ label, shortcut, side = 'top', children, ...props }: TooltipProps) {
  return (
    <RadixTooltip.Provider delayDuration={500} skipDelayDuration={200}>
      <RadixTooltip.Root {...props}>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content className={styles.tooltip} side={side} sideOffset={6} collisionPadding={8}>
            {label}
            {shortcut}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
