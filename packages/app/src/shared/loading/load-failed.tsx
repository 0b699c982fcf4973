import { Trans, useLingui } from '@lingui/react/macro';
import { ErrorState } from '@mediation/ui';
import { errorId, errorText } from '../../words/error-text.ts';

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
    <ErrorState
      message={errorText(error, fallback)}
      errorId={
        id !== null && (
          <Trans>
            Error id <code>{id}</code>
          </Trans>
        )
      }
      retryLabel={t`Try Again`}
      retrying={isRetrying}
      onRetry={() => void onRetry()}
    />
  );
}
