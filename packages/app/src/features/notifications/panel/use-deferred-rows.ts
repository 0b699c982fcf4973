import type { Notification } from '@mediation/api-client';
import { useState } from 'react';

type Sorted = Pick<Notification, 'id' | 'created_at'>;

/** Keeps the rows in place while the panel is open: new rows wait until the person asks for them. */
export function useDeferredRows<Row extends Sorted>(rows: Row[], isLoaded: boolean) {
  const [newest, setNewest] = useState<string>();
  const now = rows[0]?.created_at;
  if (isLoaded && newest === undefined) setNewest(now ?? '');
  const shown = rows.filter((it) => newest === undefined || newest === '' || it.created_at <= newest);
  return { shown, waiting: rows.length - shown.length, showAll: () => setNewest(now ?? '') };
}
