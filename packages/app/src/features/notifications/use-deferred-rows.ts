import type { Notification } from '@mediation/api-client';
import { useState } from 'react';

type Sorted = Pick<Notification, 'id' | 'created_at'>;

/** Rows under somebody's hands stay in their places: what arrives while they look waits until they ask for it. */
export function useDeferredRows<Row extends Sorted>(rows: Row[], isLoaded: boolean) {
  const [newest, setNewest] = useState<string>();
  const now = rows[0]?.created_at;
  if (isLoaded && newest === undefined) setNewest(now ?? '');
  const shown = rows.filter((it) => newest === undefined || newest === '' || it.created_at <= newest);
  return { shown, waiting: rows.length - shown.length, showAll: () => setNewest(now ?? '') };
}
