import { lazy, Suspense } from 'react';
import { useSession } from './session-provider.tsx';

const pause = 5000;

const loadWarning = async (): Promise<typeof import('./timeout-warning.tsx')> => {
  try {
    return await import('./timeout-warning.tsx');
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pause));
    return loadWarning();
  }
};

const TimeoutWarning = lazy(async () => ({ default: (await loadWarning()).TimeoutWarning }));

/** Warns before a quiet session ends. The warning is loaded when it is a minute away, so that it needs no network then. */
export function SessionTimeout() {
  const { timeout, stay, signOut } = useSession();
  return <Suspense>{timeout && <TimeoutWarning end={timeout} onStay={stay} onLogout={signOut} />}</Suspense>;
}
