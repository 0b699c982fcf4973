import {
  ApiError,
  type NotificationPreferences,
  getNotificationPreferences,
  updateNotificationPreferences,
} from '@mediation/api-client';
import { t } from '@lingui/core/macro';
import { hashKey } from '@tanstack/react-query';
import { useState } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { queryKey } from '../../../backend/use-endpoint.ts';
import { notificationChanges } from './notification-changes.ts';
import { useAction } from '../../../shared/forms/use-action.ts';

const key = queryKey(getNotificationPreferences, {});

/**
 * The draft of the notification settings, with the version that it changes. If another version was saved meanwhile, the
 * draft stays, the person sees the differences, and the next save overwrites that version.
 */
export function useNotificationDraft(newest: NotificationPreferences) {
  const { call, queries } = useBackend();
  const [seen, setSeen] = useState(newest);
  const [draft, setDraft] = useState(newest);
  const [changes, setChanges] = useState<string[]>([]);
  const saving = useAction({ inPlace: true });

  const edit = (part: Partial<NotificationPreferences>) => {
    saving.reset();
    setDraft((now) => ({ ...now, ...part }));
  };
  const showChanges = async () => {
    const { preferences } = await call(getNotificationPreferences);
    setChanges(notificationChanges(seen, preferences));
    setSeen(preferences);
  };
  const save = () =>
    saving.run(
      async () => {
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
      },
      { failed: t`Failed to save how you are told` },
    );
  const isChanged = hashKey([contentOf(draft)]) !== hashKey([contentOf(seen)]);
  return { draft, edit, save, saving, changes, isChanged };
}

/** What the person chooses, apart from when and how often it was saved. */
const contentOf = ({ types, quiet_hours, wording }: NotificationPreferences) => ({ types, quiet_hours, wording });
