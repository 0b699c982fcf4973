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
  /** A number on the icon's corner; nothing at 0. */
  count?: number | undefined;
  /** Render the child, a link with the icon inside. */
  asChild?: boolean | undefined;
}

/**
 * A button that is only an icon: menu, close, home, chat, bell, attach or paging.
 *
 * @instead Everything else has a word: use `Button`.
 *
 * @accessibility `label` is its name, and says the count too. Its icon and its figure are hidden from screen
 * readers. Put a `Tooltip` round it for those who see.
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
