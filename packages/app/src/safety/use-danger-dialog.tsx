import { lazy, Suspense, useEffect, useState } from 'react';
import { shared } from '../catalogs.ts';
import { withMessages } from '../language.ts';
import { waitForIdle } from '../browser/wait-for-idle.ts';

const load = () => withMessages(import('./danger-dialog.tsx'), shared);
const DangerDialog = lazy(async () => ({ default: (await load()).DangerDialog }));

/**
 * Opens help in danger from a button. It has no address, so that the history of the browser does not show that somebody
 * asked for it, and it is loaded before it is needed, when there may be no network.
 */
export function useDangerDialog() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => void waitForIdle().then(() => load().catch(() => {})), []);
  return {
    opener: { type: 'button', 'aria-haspopup': 'dialog', onClick: () => setOpen(true) } as const,
    dialog: <Suspense>{isOpen && <DangerDialog onClose={() => setOpen(false)} />}</Suspense>,
  };
}
