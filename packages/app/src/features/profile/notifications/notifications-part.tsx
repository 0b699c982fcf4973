import { useLingui } from '@lingui/react/macro';
import { Measure, Skeleton, SkeletonGroup } from '@mediation/ui';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { LoadFailed } from '../../../shared/loading/load-failed.tsx';
import { NotificationForm } from './notification-form.tsx';
import { getNotificationPreferences } from '@mediation/api-client';

/** The notification settings. */
export function NotificationsPart() {
  const { t } = useLingui();
  const { data, error, refetch, isFetching } = useEndpoint(getNotificationPreferences, {});
  return (
    <Measure gap="grid" size="form">
      {data && <NotificationForm newest={data.preferences} />}
      {!data && error && (
        <LoadFailed
          error={error}
          fallback={t`We could not load your settings`}
          onRetry={refetch}
          isRetrying={isFetching}
        />
      )}
      {!data && !error && (
        <SkeletonGroup label={t`Loading your settings`}>
          <Skeleton shape="block" height="20rem" />
        </SkeletonGroup>
      )}
    </Measure>
  );
}
