import { type ComponentType, lazy, Suspense } from 'react';
import { Outlet, type UIMatch, useMatches } from 'react-router-dom';
import { shared } from '../../catalogs.ts';
import { withMessages } from '../../language.ts';
import type { forGuests } from '../../auth/for-guests.ts';
import { useSession } from '../../auth/session-provider.tsx';
import type { ownLayout } from '../../shared/layout/own-layout.ts';
import { MemberShell } from './member-shell.tsx';
import type { PanelOffer } from '../panels/open-panel.tsx';

const GuestShell = lazy(async () => ({
  default: (await withMessages(import('./guest-shell.tsx'), shared)).GuestShell,
}));

/** The shell for signed-in people and for guests, with the panels and the notification bell from the router. */
export const shellWith = (panels: Record<string, PanelOffer>, Bell: ComponentType) =>
  function Shell() {
    const { user, isChecking } = useSession();
    const matches = useMatches() as UIMatch<unknown, Partial<typeof forGuests & typeof ownLayout> | undefined>[];
    if (isChecking) return null;
    if (user !== null)
      return <MemberShell panels={panels} Bell={Bell} bare={matches.some(({ handle }) => handle?.ownLayout)} />;
    if (!matches.some(({ handle }) => handle?.forGuests)) return <Outlet />;
    return (
      <Suspense>
        <GuestShell />
      </Suspense>
    );
  };
