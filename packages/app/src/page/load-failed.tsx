import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Notice } from '@mediation/ui';
import { errorId, errorText } from '../words/error-text.ts';

export interface LoadFailedProps {
  error: unknown;
  /** What to say when the server gave no reason. */
  fallback: string;
  onRetry: () => unknown;
  isRetrying?: boolean;
}

/** In the place of what could not be read: why, a way to try again, and the number to ask about. */
export function LoadFailed({ error, fallback, onRetry, isRetrying = false }: LoadFailedProps) {
  const { t } = useLingui();
  const id = errorId(error);
  return (
    <Notice
      tone="danger"
      role="alert"
      action={
        <Button tone="secondary" size="small" busy={isRetrying} onClick={() => void onRetry()}>
          {t`Try Again`}
        </Button>
      }
    >
      {errorText(error, fallback)}
      {id !== null && (
        <>
          {' '}
          <Trans>Error id: {id}</Trans>
        </>
      )}
    </Notice>
  );
}
