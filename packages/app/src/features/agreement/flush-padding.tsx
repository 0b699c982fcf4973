import { PagePadding } from '@mediation/ui';
import type { ReactNode } from 'react';
import { useUser } from '../../auth/session-provider.tsx';

/** Space around what is not the workspace, for mediators, whose workspace fills the window. */
export function FlushPadding({ children }: { children: ReactNode }) {
  const { role } = useUser();
  return role === 'mediator' ? <PagePadding>{children}</PagePadding> : children;
}
