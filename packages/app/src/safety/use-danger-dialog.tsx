import { lazy, Suspense, useEffect, useState } from 'react';
import { shared } from '../catalogs.ts';
import { withMessages } from '../language.ts';
import { waitForIdle } from '../browser/wait-for-idle.ts';

const load = () => withMessages(import('./danger-dialog.tsx'), shared);
const DangerDialog = lazy(async () => ({ default: (await load()).DangerDialog }));

/**
 * Opens help in danger from a button. It has no address, so that it leaves no trace in the browser's history, and it is
 * preloaded, because there may be no network later.
 */
export function useDangerDialog() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => void waitForIdle().then(() => load().catch(() => {})), []);
  return {
    opener: { type: 'button', 'aria-haspopup': 'dialog', onClick: () => setOpen(true) } as const,
    dialog: <Suspense>{isOpen && <DangerDialog onClose={() => setOpen(false)} />}</Suspense>,
  };
}
