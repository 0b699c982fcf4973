import { fn } from 'storybook/test';
import { SessionTimeoutDialog } from '../index.ts';
import { DivorceeHome } from './divorcee-home.tsx';
import { quickExit } from './frame.tsx';

/** The last minutes of a session that nobody used. The time is given, so that nothing runs by itself. */
export function TimeoutOverHome({ secondsLeft }: { secondsLeft: number }) {
  return (
    <>
      <DivorceeHome />
      <SessionTimeoutDialog
        open
        secondsLeft={secondsLeft}
        onStay={fn()}
        onLogout={fn()}
        exit={quickExit}
        labels={{
          warning: 'Session Timeout Warning',
          expiring: 'Session Expiring!',
          explanation:
            'Your session is about to expire. We sign you out after 15 quiet minutes so nobody else can read your case. Anything you typed is saved.',
          until: 'until you are signed out',
          stay: 'Stay Logged In',
          logout: 'Logout Now',
          left: { 120: '2 minutes left', 60: '1 minute left', 30: '30 seconds left', 10: '10 seconds left' },
        }}
      />
    </>
  );
}
