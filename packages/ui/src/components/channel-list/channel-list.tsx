import { type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { EmptyState, type EmptyStateProps } from '../empty-state/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '../skeleton/skeleton.tsx';
import { Heading } from '../text/text.tsx';
import * as styles from './channel-list.css.ts';

export interface RootProps extends ComponentProps<'nav'> {
  /** "Channels" */
  label: string;
  /** The heading of the chat page: "Messages". */
  title?: string | undefined;
  /** The note below the channels: who cannot see them. */
  foot?: ReactNode;
}

/**
 * The channels, in groups of `ChannelItem`s.
 *
 * @instead The pages of a role are a `SideMenu`, parts of one page are `Tabs`.
 *
 * @accessibility A navigation with a name. Every channel is reached by Tab; the arrow keys, Home and End go from one to
 * the next, across groups.
 */
export function Root({ label, title, foot, className = '', children, ...props }: RootProps) {
  const keys = { onKeyDown: moveFocus };
  return (
    <nav className={`${styles.list} ${className}`} aria-label={label} {...keys} {...props}>
      {title !== undefined && (
        <Heading level={2} size="page" className={styles.title}>
          {title}
        </Heading>
      )}
      {children}
      {foot && <p className={styles.foot}>{foot}</p>}
    </nav>
  );
}

/** Channels of one kind: "Cases", "Support". */
export function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.group}>
      <h2 className={styles.name}>{label}</h2>
      {children}
    </div>
  );
}

/** What narrows the list, above it, with a line about what waits. */
export function Tools({ lead, children }: { lead?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.tools}>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
  );
}

/** The channels of one case, its open one first. */
export function OfCase({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.ofCase} aria-label={label}>
      {children}
    </ul>
  );
}

/** The skeleton of the channels. */
export function Loading({ label, count = 4 }: { label: string; count?: number | undefined }) {
  return (
    <SkeletonGroup label={label} className={styles.quiet}>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className={styles.row}>
          <Skeleton shape="circle" />
          <div className={styles.words}>
            <Skeleton width="60%" />
            <Skeleton width="85%" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}

/** The empty state: "No messages yet". */
export function Empty(props: EmptyStateProps) {
  return <EmptyState {...props} className={styles.quiet} />;
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(':is(a, button):not(:disabled)')];
  const here = items.indexOf(event.target as HTMLElement);
  const to = { ArrowUp: here - 1, ArrowDown: here + 1, Home: 0, End: items.length - 1 }[event.key];
  if (to === undefined || here === -1) return;
  event.preventDefault();
  items[Math.min(items.length - 1, Math.max(0, to))]?.focus();
}
