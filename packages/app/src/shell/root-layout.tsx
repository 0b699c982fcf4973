import { useLingui } from '@lingui/react/macro';
import { SkipLink } from '@mediation/ui';
import { useEffect } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useFace } from '../session/brand.ts';
import { useShiftToLeave } from '../session/quick-exit.ts';
import { useSession } from '../session/session-provider.tsx';
import { useArrival } from './use-arrival.ts';

/** Around every page: the skip link, the density of the person's role, and what happens when a page opens. */
export function RootLayout() {
  const { t } = useLingui();
  const { user } = useSession();
  const { color } = useFace();
  const needsExit = user === null || user.role === 'divorcee';
  useShiftToLeave(needsExit);
  useArrival();
  useEffect(() => {
    document.documentElement.dataset['density'] = needsExit ? 'comfortable' : 'compact';
  }, [needsExit]);
  return (
    <>
      <meta name="theme-color" content={color} />
      <SkipLink href="#main">{t`Skip to main content`}</SkipLink>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
