import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { limits } from '@mediation/api-client';
import { SessionTimeoutDialog } from '@mediation/ui';
import { useEffect, useState } from 'react';
import { QuickExitButton } from '../safety/quick-exit-button.tsx';
import { useUser } from '../auth/session-provider.tsx';
import type { NearingEnd } from './nearing-end.ts';

export interface TimeoutWarningProps {
  end: NearingEnd;
  onStay: () => void;
  onLogout: () => void;
  /** Ends the sign-in session now and keeps unsaved work. */
  onRunOut: () => void;
}

/**
 * Warns that the sign-in session is about to end, and counts down by the wall clock. At its maximum length the session
 * cannot be extended: then the warning says so and can be dismissed.
 */
export function TimeoutWarning({ end, onStay, onLogout, onRunOut }: TimeoutWarningProps) {
  const { t } = useLingui();
  const { role } = useUser();
  const [isRead, setRead] = useState(false);
  const { isFinal } = end;
  const isOpen = end.isWarning || (isFinal && !isRead);
  const secondsLeft = useSecondsUntil(end.endsAt, isOpen);
  const longest = limits.signedInLongest / 3_600_000;
  const quiet = plural(end.idle / 60_000, { one: '# quiet minute', other: '# quiet minutes' });
  return (
    <SessionTimeoutDialog
      open={isOpen}
      secondsLeft={secondsLeft}
      totalSeconds={(isFinal ? limits.sessionWarning : end.lead) / 1000}
      onStay={isFinal ? () => setRead(true) : onStay}
      onLogout={isFinal ? onRunOut : onLogout}
      exit={<QuickExitButton corner quiet={role !== 'divorcee'} />}
      labels={{
        warning: t`Session Timeout Warning`,
        expiring: t`Session Expiring!`,
        explanation: isFinal
          ? t`Your session is about to expire. Every session ends after ${longest} hours, so this time staying longer is not possible. What you were writing waits for you here. Sign in again to go on.`
          : t`Your session is about to expire. We sign you out after ${quiet} so nobody else can read your case. If that happens, what you were writing waits for you here.`,
        until: t`until you are signed out`,
        stay: isFinal ? t`Work on until then` : t`Stay Logged In`,
        logout: isFinal ? t`Sign in again now` : t`Logout Now`,
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
