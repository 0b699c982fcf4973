import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import * as button from '../button/button.css.ts';
import { countBadge } from '../count-badge/count-badge.css.ts';
import { countText } from '../count-badge/count-text.ts';
import { Slot, Slottable } from '../slot/slot.tsx';
import * as styles from './icon-button.css.ts';

const iconButton = cva([button.root, styles.root], {
  variants: { tone: button.tone, size: styles.size },
  defaultVariants: { tone: 'plain', size: 'medium' },
});

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** The action, for screen readers. With a `count`, include the number. */
  label: string;
  tone?: 'primary' | 'secondary' | 'quiet' | 'plain' | 'danger' | undefined;
  size?: 'small' | 'medium' | undefined;
  /** The number on the icon; nothing at 0. */
  count?: number | undefined;
  /** Render the child, a link with the icon inside. */
  asChild?: boolean | undefined;
}

/**
 * A button with an icon only: menu, close, home, chat, bell, attach or paging.
 *
 * @instead All other actions have a text label: use `Button`.
 *
 * @accessibility `label` is its name and includes the count. Icon and number are hidden from screen readers. Wrap it in
 * a `Tooltip` for sighted people.
 */
export function IconButton({ label, tone, size, count = 0, asChild, className, children, ...props }: IconButtonProps) {
  const Root = asChild ? Slot : 'button';
  return (
    <Root
      type={asChild ? undefined : 'button'}
      className={iconButton({ tone, size, className })}
      aria-label={label}
      {...props}
    >
      <Slottable>{children}</Slottable>
      {count > 0 && (
        <span className={`${countBadge} ${styles.count}`} aria-hidden>
          {countText(count)}
        </span>
      )}
    </Root>
  );
}
