import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { keepFocus } from '../keep-focus/keep-focus.ts';
import * as styles from './load-more.css.ts';

export interface LoadMoreProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** How far one has come: "Showing 20 of 64". Announced when it changes. */
  status: ReactNode;
  /** "Show 20 more"; while it loads, "Loading". */
  label: string;
  onLoadMore: () => void;
  busy?: boolean | undefined;
  /** The end of the list: only the status is left. */
  done?: boolean | undefined;
}

const toTheStatus = keepFocus((button) => button.parentElement?.querySelector('output'));

/**
 * The end of a list that comes in parts. The reader decides when more comes; nothing loads because somebody
 * scrolled.
 *
 * @instead Where the number of pages is known use `Pagination`.
 *
 * @accessibility A button; how many are shown is read politely when it changes. Nothing moves the focus.
 */
export function LoadMore({ status, label, onLoadMore, busy, done = false, className = '', ...props }: LoadMoreProps) {
  return (
    <div className={`${styles.root} ${className}`} {...props}>
      <output tabIndex={-1}>{status}</output>
      {!done && (
        <Button ref={toTheStatus} tone="secondary" size="small" busy={busy} onClick={onLoadMore}>
          {label}
        </Button>
      )}
    </div>
  );
}
