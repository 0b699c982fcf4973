import { lazy, Suspense } from 'react';
import { loadWithRetry } from '../browser/load-with-retry.ts';
import { useSession } from '../auth/session-provider.tsx';

const TimeoutWarning = lazy(async () => ({
  default: (await loadWithRetry(() => import('./timeout-warning.tsx'))).TimeoutWarning,
}));

/** Warns before a session ends. The warning is loaded when it is a minute away, so that it needs no network then. */
export function SessionTimeout() {
  const { timeout, stay, signOut, runOut } = useSession();
  return (
    <Suspense>
      {timeout && <TimeoutWarning end={timeout} onStay={stay} onLogout={signOut} onRunOut={runOut} />}
    </Suspense>
  );
}
