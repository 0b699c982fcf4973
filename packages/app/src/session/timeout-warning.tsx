import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { SessionTimeoutDialog } from '@mediation/ui';
import { useEffect, useState } from 'react';
import { Exit } from '../page/corner-exit.tsx';
import { useUser } from './session-provider.tsx';
import type { NearingEnd } from './session.ts';

export interface TimeoutWarningProps {
  end: NearingEnd;
  onStay: () => void;
  onLogout: () => void;
}

/** Says that the session is about to end, and counts down by the clock on the wall. */
export function TimeoutWarning({ end, onStay, onLogout }: TimeoutWarningProps) {
  const { t } = useLingui();
  const { role } = useUser();
  const secondsLeft = useSecondsUntil(end.endsAt, end.isWarning);
  const quiet = plural(end.idle / 60_000, { one: '# quiet minute', other: '# quiet minutes' });
  return (
    <SessionTimeoutDialog
      open={end.isWarning}
      secondsLeft={secondsLeft}
      totalSeconds={end.lead / 1000}
      onStay={onStay}
      onLogout={onLogout}
      exit={<Exit corner quiet={role !== 'divorcee'} />}
      words={{
        warning: t`Session Timeout Warning`,
        expiring: t`Session Expiring!`,
        explanation: t`Your session is about to expire. We sign you out after ${quiet} so nobody else can read your case. If that happens, what you were writing waits for you here.`,
        until: t`until you are signed out`,
        stay: t`Stay Logged In`,
        logout: t`Logout Now`,
        left: {
          120: t`2 minutes left`,
          60: t`1 minute left`,
          30: t`30 seconds left`,
          10: t`10 seconds left`,
        },
      }}
    />
  );
}

function useSecondsUntil(moment: number, isCounting: boolean) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isCounting) return undefined;
    const count = () => setNow(Date.now());
    count();
    const tick = setInterval(count, 250);
    return () => clearInterval(tick);
  }, [isCounting]);
  return Math.max(0, Math.ceil((moment - now) / 1000));
}
