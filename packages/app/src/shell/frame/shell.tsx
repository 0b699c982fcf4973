import { type ComponentType, lazy, Suspense } from 'react';
import { Outlet, type UIMatch, useMatches } from 'react-router-dom';
import { shared } from '../../catalogs.ts';
import { withMessages } from '../../language.ts';
import type { forGuests } from '../../auth/for-guests.ts';
import { useSession } from '../../auth/session-provider.tsx';
import { storedSession } from '../../auth/stored-session.ts';
import type { ownLayout } from '../../shared/layout/own-layout.ts';
import { MemberShell } from './member-shell.tsx';
import type { PanelOffer } from '../panels/open-panel.tsx';

const loadGuestShell = async () => (await withMessages(import('./guest-shell.tsx'), shared)).GuestShell;

/** For whoever began signed in. */
const LaterGuestShell = lazy(async () => ({ default: await loadGuestShell() }));

/**
 * The shell for signed-in people and for guests, with the panels and the notification bell from the router. Who begins as a guest
 * has that of guests at once, because messages that come later would replace a page that came with its words.
 */
export async function shellWith(panels: Record<string, PanelOffer>, Bell: ComponentType) {
  const GuestShell = storedSession.token() === null ? await loadGuestShell() : LaterGuestShell;
  return function Shell() {
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
}
