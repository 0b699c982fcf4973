import type { Role } from '@mediation/api-client';
import { type ComponentType, lazy, Suspense } from 'react';
import { useUser } from '../../auth/session-provider.tsx';
import { shared } from '../../catalogs.ts';
import { withMessages } from '../../language.ts';

const HomeOfAnother = lazy(async () => ({
  default: (await withMessages(import('../../shared/layout/home-of-another.tsx'), shared)).HomeOfAnother,
}));

/** The home of a role, which says to an admin who opens it that it is somebody else's. */
export const ownHome = (role: Exclude<Role, 'admin'>, Home: ComponentType) =>
  function OwnHome() {
    return useUser().role === role ? (
      <Home />
    ) : (
      <Suspense>
        <HomeOfAnother of={role} />
      </Suspense>
    );
  };
