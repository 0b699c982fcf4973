import { Trans, useLingui } from '@lingui/react/macro';
import { ErrorState } from '@mediation/ui';
import { errorId, errorText } from '../../words/texts/error-text.ts';

export interface LoadFailedProps {
  error: unknown;
  /** The error message when the server gave none. */
  fallback: string;
  onRetry: () => unknown;
  isRetrying?: boolean;
}

/** The error state of content that failed to load: the reason, a retry button and the error id. */
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
