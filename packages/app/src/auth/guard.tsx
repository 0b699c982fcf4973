import type { Role } from '@mediation/api-client';
import { Navigate, Outlet } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useSession } from './session-provider.tsx';

export interface GuardProps {
  /** The roles that may open these pages; without it, every signed-in person. An admin may open all. */
  roles?: Role[];
}

/** Redirects people from pages of other roles. Only a convenience: the server decides what they may read. */
export function Guard({ roles }: GuardProps) {
  const { user, isChecking } = useSession();
  if (isChecking) return null;
  if (user === null) return <Navigate to={paths.home()} replace />;
  const isWelcome = roles === undefined || user.role === 'admin' || roles.includes(user.role);
  return isWelcome ? <Outlet /> : <Navigate to={paths.dashboard()} replace />;
}
