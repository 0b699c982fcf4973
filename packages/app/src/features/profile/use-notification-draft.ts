import {
  ApiError,
  type NotificationPreferences,
  getNotificationPreferences,
  updateNotificationPreferences,
} from '@mediation/api-client';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useBackend } from '../../backend/backend-provider.tsx';
import { queryKey } from '../../backend/use-endpoint.ts';
import { notificationChanges } from './notification-changes.ts';
import { useSaving } from './use-saving.ts';

const key = queryKey(getNotificationPreferences, {});

/**
 * The wishes as somebody is writing them, over the version that they saw. If another version was saved meanwhile, what
 * they wrote stays, they are told what changed, and the next save replaces it.
 */
export function useNotificationDraft(newest: NotificationPreferences) {
  const { call, queries } = useBackend();
  const [seen, setSeen] = useState(newest);
  const [draft, setDraft] = useState(newest);
  const [changes, setChanges] = useState<string[]>([]);
  const { saving, run, reset } = useSaving(t`Failed to save how you are told`);

  const edit = (part: Partial<NotificationPreferences>) => {
    reset();
    setDraft((now) => ({ ...now, ...part }));
  };
  const showChanges = async () => {
    const { preferences } = await call(getNotificationPreferences);
    setChanges(notificationChanges(seen, preferences));
    setSeen(preferences);
  };
  const save = () =>
    run(async () => {
      try {
        const saved = await call(updateNotificationPreferences, { ...draft, version: seen.version });
        queries.setQueryData(key, saved);
        setSeen(saved.preferences);
        setDraft(saved.preferences);
        setChanges([]);
      } catch (error) {
        if (error instanceof ApiError && error.code === 'conflict') await showChanges();
        throw error;
      }
    });
  return { draft, edit, save, saving, changes };
}
