import { CircleAlert, RotateCcw } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { title } from '../card/card.css.ts';
import { Button } from '../button/button.tsx';
import * as styles from './error-state.css.ts';

export interface ErrorStateProps extends ComponentProps<'div'> {
  /** The error, in the server's own text where it is plain: "Failed to load messages". */
  message: ReactNode;
  /** One sentence on the consequence, for example that nothing is lost. */
  children?: ReactNode;
  onRetry: () => void;
  /** "Try Again" */
  retryLabel: string;
  /** Whether a retry is in progress. */
  retrying?: boolean | undefined;
  /** The error id for support, with its label: "Error id 7F3A-C21E". */
  errorId?: ReactNode;
}

/**
 * Replaces a part of the page that failed to load, inside its card; the rest of the page keeps working.
 *
 * @instead For a whole page use `ErrorScreen`, for an invalid form field the `error` of its `Field`.
 *
 * @accessibility Announced at once when it appears (`role="alert"`). The retry button has a text label.
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
