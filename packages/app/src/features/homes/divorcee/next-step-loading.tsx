import { useLingui } from '@lingui/react/macro';
import { Card } from '@mediation/ui';
import { LoadFailed } from '../../../shared/loading/load-failed.tsx';
import type { Reading } from '../../../shared/loading/reading-card.tsx';
import { SkeletonRows } from '../../../shared/loading/skeleton-rows.tsx';

/** Stands where the next step will be, while it is read, or because it could not be. */
export function NextStepLoading({ reading }: { reading: Reading<unknown> }) {
  const { t } = useLingui();
  return (
    <Card aria-label={t`Your next step`}>
      {reading.error === null ? (
        <SkeletonRows label={t`Loading your next step`} count={5} />
      ) : (
        <LoadFailed
          error={reading.error}
          fallback={t`Failed to load your next step`}
          onRetry={reading.refetch}
          isRetrying={reading.isFetching}
        />
      )}
    </Card>
  );
}
