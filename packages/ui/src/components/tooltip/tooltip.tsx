import * as RadixTooltip from '@radix-ui/react-tooltip';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import * as styles from './tooltip.css.ts';

export interface TooltipProps extends Pick<
  ComponentProps<typeof RadixTooltip.Root>,
  'open' | 'defaultOpen' | 'onOpenChange'
> {
  /** The name of an icon, or one short sentence. */
  label: ReactNode;
  /** The key that does the same, as a `Kbd`. */
  shortcut?: ReactNode;
  side?: 'top' | 'bottom' | 'left' | 'right' | undefined;
  /** The one control that it explains. It must be able to take the focus. */
  children: ReactElement;
}

/**
 * Names an icon for those who see, after a short rest of the pointer or at once on focus.
 *
 * @instead It never holds what one must know, since touch has no hover: for that use a hint, or a `Popover`.
 *
 * @accessibility Escape hides it and leaves the focus. It describes its control; the name itself must stand on the
 * control (`label` of `IconButton`).
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
