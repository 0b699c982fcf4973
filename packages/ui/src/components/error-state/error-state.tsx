import { CircleAlert, RotateCcw } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { title } from '../card/card.css.ts';
import { Button } from '../button/button.tsx';
import * as styles from './error-state.css.ts';

export interface ErrorStateProps extends ComponentProps<'div'> {
  /** The error, in the server's words where they are plain: "Failed to load messages". */
  message: ReactNode;
  /** One sentence on what it means, such as that nothing is lost. */
  children?: ReactNode;
  onRetry: () => void;
  /** "Try Again" */
  retryLabel: string;
  /** It is being tried. */
  retrying?: boolean | undefined;
  /** The number to tell support, with its word: "Error id 7F3A-C21E". */
  errorId?: ReactNode;
}

/**
 * In the place of a part that could not be loaded, inside its card; the rest of the page goes on.
 *
 * @instead For a whole page use `ErrorScreen`, for a wrong answer in a form the `error` of its `Field`.
 *
 * @accessibility Read at once when it appears (`role="alert"`). Its way forward is a button with a word.
 */
export function ErrorState(props: ErrorStateProps) {
  const { message, children, onRetry, retryLabel, retrying, errorId, className = '', ...rest } = props;
  return (
    <div className={`${styles.root} ${className}`} role="alert" {...rest}>
      <CircleAlert className={styles.icon} />
      <div>
        <p className={title}>{message}</p>
        {children && <p className={styles.text}>{children}</p>}
        {errorId && <p className={styles.code}>{errorId}</p>}
        <Button tone="secondary" size="small" className={styles.action} busy={retrying} onClick={onRetry}>
          <RotateCcw /> {retryLabel}
        </Button>
      </div>
    </div>
  );
}
