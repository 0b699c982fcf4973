import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { CountBadge } from '../count-badge/count-badge.tsx';
import { Slot, Slottable } from '../slot/slot.tsx';
import * as styles from './channel-item.css.ts';

export interface ChannelItemProps extends Omit<ComponentProps<'button'>, 'name' | 'children'> {
  name: string;
  /** The newest message, or the audience of the channel. */
  preview?: ReactNode;
  /** How long ago: "2h". */
  time?: string | undefined;
  unread?: number | undefined;
  /** The number of unread messages in words: "2 unread". */
  unreadLabel?: string | undefined;
  /** A `RiskBadge`, only for readers who may see the risk. */
  badge?: ReactNode;
  /** For a channel that is not a person or case; by default the initials of the name. */
  icon?: ReactNode;
  /** Replaces the avatar, for its tone. */
  avatar?: ReactNode;
  /** Whether the channel is open. */
  current?: boolean | undefined;
  /** Render as the child, an empty link. */
  asChild?: boolean | undefined;
  children?: ReactElement | undefined;
}

/**
 * One channel in a `ChannelList`: its name, its newest message and the unread count.
 *
 * @instead An event is a `NotificationItem`.
 *
 * @accessibility A link or a button; the open one is `aria-current`. The unread count is read as text.
 */
export function ChannelItem(props: ChannelItemProps) {
  const {
    name,
    preview,
    time,
    unread = 0,
    unreadLabel = '',
    badge,
    icon,
    avatar,
    current,
    asChild,
    className = '',
    children,
    ...rest
  } = props;
  const Root = asChild ? Slot : 'button';
  return (
    <Root
      type={asChild ? undefined : 'button'}
      className={`${styles.item} ${className}`}
      aria-current={current ? 'true' : undefined}
      {...rest}
    >
      {avatar ?? <Avatar name={name} icon={icon} />}
      <span className={styles.text}>
        <span className={styles.line}>
          <span className={`${styles.name} ${unread > 0 ? styles.unread : ''}`}>{name}</span>
          {time !== undefined && <span className={styles.time}>{time}</span>}
        </span>
        <span className={styles.line}>
          <span className={styles.preview}>{preview}</span>
          <CountBadge count={unread} label={unreadLabel} />
        </span>
        {badge}
      </span>
      {asChild && <Slottable>{children}</Slottable>}
    </Root>
  );
}
