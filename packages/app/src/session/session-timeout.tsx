import { lazy, Suspense } from 'react';
import { shared } from '../catalogs.ts';
import { withMessages } from '../language.ts';
import { patiently } from './patiently.ts';
import { useSession } from './session-provider.tsx';

const TimeoutWarning = lazy(async () => ({
  default: (await patiently(() => withMessages(import('./timeout-warning.tsx'), shared))).TimeoutWarning,
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
