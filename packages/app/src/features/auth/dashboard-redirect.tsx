import { Navigate } from 'react-router-dom';
import { homeOf, paths } from '../../paths.ts';
import { useSession } from '../../auth/session-provider.tsx';

/** Sends a person to the first page of their role, to the general one without a role, and somebody unknown to sign in. */
export function DashboardRedirect() {
  const { user, isChecking } = useSession();
  if (isChecking) return null;
  return <Navigate to={user === null ? paths.signIn() : homeOf(user.role)} replace />;
}
