import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { keepFocus } from '../keep-focus/keep-focus.ts';
import * as styles from './load-more.css.ts';

export interface LoadMoreProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The number of loaded items: "Showing 20 of 64". Announced when it changes. */
  status: ReactNode;
  /** "Show 20 more"; while it loads, "Loading". */
  label: string;
  onLoadMore: () => void;
  busy?: boolean | undefined;
  /** Whether the list is complete; then only the status is shown. */
  done?: boolean | undefined;
}

const toTheStatus = keepFocus((button) => button.parentElement?.querySelector('output'));

/**
 * The end of a paginated list, with a button that loads the next page. Scrolling loads nothing.
 *
 * @instead A list that is read at once is a `List`; a log of messages has its own way back.
 *
 * @accessibility A button; the number of shown items is announced politely. The focus does not move.
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
