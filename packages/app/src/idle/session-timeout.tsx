import { lazy, Suspense } from 'react';
import { shared } from '../catalogs.ts';
import { withMessages } from '../language.ts';
import { loadWithRetry } from '../browser/load-with-retry.ts';
import { useSession } from '../auth/session-provider.tsx';

const TimeoutWarning = lazy(async () => ({
  default: (await loadWithRetry(() => withMessages(import('./timeout-warning.tsx'), shared))).TimeoutWarning,
}));

/** Warns before a sign-in session ends. The warning is loaded a minute early, so that it needs no network. */
export function SessionTimeout() {
  const { timeout, stay, signOut, runOut } = useSession();
  return (
    <Suspense>
      {timeout && <TimeoutWarning end={timeout} onStay={stay} onLogout={signOut} onRunOut={runOut} />}
    </Suspense>
  );
}
