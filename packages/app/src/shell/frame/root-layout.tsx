import { useLingui } from '@lingui/react/macro';
import { SkipLink, useQuickExitKeys } from '@mediation/ui';
import { useEffect } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { quickExit } from '../../safety/quick-exit.ts';
import { useSession } from '../../auth/session-provider.tsx';
import { useFocusPageTitle } from '../use-focus-page-title.ts';

/** Wraps every page: the skip link, the density of the person's role, and the focus and title of a new page. */
export function RootLayout() {
  const { t } = useLingui();
  const { user } = useSession();
  const density = user === null || user.role === 'divorcee' ? 'comfortable' : 'compact';
  useQuickExitKeys(quickExit);
  useFocusPageTitle();
  useEffect(() => {
    document.documentElement.dataset['density'] = density;
  }, [density]);
  return (
    <>
      <SkipLink href="#main">{t`Skip to main content`}</SkipLink>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
