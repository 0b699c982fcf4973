import { useLingui } from '@lingui/react/macro';
import { Measure, Skeleton, SkeletonGroup, Stack } from '@mediation/ui';
import type { ReactNode } from 'react';
import { LoadFailed } from '../../shared/loading/load-failed.tsx';
import { type Changes, type Settings, useSettings } from './use-settings.ts';

/** The props of a section that shows and changes settings. */
export interface SettingsProps {
  settings: Settings;
  change: (changes: Changes) => Promise<void>;
}

/** Renders its children once the person's settings have loaded. */
export function WithSettings({ children }: { children: (props: SettingsProps) => ReactNode }) {
  const { t } = useLingui();
  const { query, change } = useSettings();
  const { data, error, refetch, isFetching } = query;
  return (
    <Measure gap="grid" size="form">
      {data && children({ settings: data.settings, change })}
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
          <Stack>
            <Skeleton shape="block" height="12rem" />
            <Skeleton shape="block" height="8rem" />
          </Stack>
        </SkeletonGroup>
      )}
    </Measure>
  );
}
