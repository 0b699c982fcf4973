import type { Role } from '@mediation/api-client';
import { Navigate, Outlet } from 'react-router-dom';
import { isPlatformAdmin } from './admin-kind.ts';
import { paths } from '../paths.ts';
import { useSession } from './session-provider.tsx';

export interface GuardProps {
  /** The roles that may open these pages; without it, every signed-in person. An admin may open all. */
  roles?: Role[];
  /** Whether these pages are for admins of the platform alone. */
  isOfPlatform?: boolean;
}

/** Redirects people from pages of other roles. Only a convenience: the server decides what they may read. */
export function Guard({ roles, isOfPlatform = false }: GuardProps) {
  const { user, isChecking } = useSession();
  if (isChecking) return null;
  if (user === null) return <Navigate to={paths.home()} replace />;
  const isAllowed = roles === undefined || user.role === 'admin' || roles.includes(user.role);
  const isWelcome = isAllowed && (!isOfPlatform || isPlatformAdmin(user));
  return isWelcome ? <Outlet /> : <Navigate to={paths.dashboard()} replace />;
}
